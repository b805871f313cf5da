import { randomFrom } from "#prisma/seed/random.ts";
import { noFaults, type Verdict } from "../verdict.ts";
import { cutBuilds } from "./cut-builds.ts";
import { runCut } from "./cut-process.ts";
import { deadline, type Grounds, makeGrounds } from "./grounds.ts";
import { lookAfter } from "./look-after.ts";
import { type Verb, verbs } from "./verbs.ts";

/** Which verbs are killed at how many instants each, which follow from the seed. */
export type Cuts = { instants: number; seed: number; only?: readonly string[] };

/** What came of the cuts of a verb: those that met it at work, and what was wrong after which. */
export type Cut = { met: number; faults: string[] };

/** How long a verb takes when nobody kills it, milliseconds; throws when it hangs. */
async function timeOf(verb: Verb, grounds: Grounds): Promise<number> {
  const folder = grounds.copy(verb.ground);
  try {
    const bound = Math.min(deadline, verb.longest ?? deadline);
    const run = await runCut(folder.path, verb.command(folder.path, grounds), Number.POSITIVE_INFINITY, bound);
    if (!run.ended && bound === deadline) throw new Error(`it does not end within ${deadline / 1000} s: ${run.text.slice(-500)}`);
    return run.ms;
  } finally {
    folder.remove();
  }
}

/** Kills a verb at instants that a seed chooses; each on a copy of its own, whose next start is looked at. */
async function cutVerb(verb: Verb, grounds: Grounds, { instants, seed }: Cuts): Promise<Cut> {
  const random = randomFrom(seed);
  const cut: Cut = { met: 0, faults: [] };
  const ms = await timeOf(verb, grounds);
  for (let nth = 0; nth < instants; nth++) {
    const after = ((nth + random.next()) / instants) * ms; // spread over all of it, each at random in its share
    const folder = grounds.copy(verb.ground);
    try {
      const { ended } = await runCut(folder.path, verb.command(folder.path, grounds), after, deadline);
      if (!ended) cut.met += 1;
      const { settings = {} } = verb;
      const wrong = [...((await verb.before?.(folder.path)) ?? []), ...(await lookAfter(folder.path, { settings }))];
      cut.faults.push(...wrong.map((fault) => `after ${Math.round(after)} of ${Math.round(ms)} ms: ${fault}`));
    } finally {
      folder.remove();
    }
  }
  return cut;
}

/**
 * Everything is killed at random instants of each verb of the shop, PostgreSQL too: the next start opens and says that it is ready, the
 * books are equal (prisma/laws.sql), nothing is half there and no draft stays behind. The build that is current must be that of the sources.
 */
export async function cutVerbs({ instants, seed, only }: Cuts): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const isAsked = (name: string) => !only || only.length === 0 || only.includes(name);
  const note = (name: string, { met, faults }: Cut) => {
    const verdict = noFaults(
      `${name} killed ${instants} times: the next start opens, books equal, no draft`,
      faults,
      `${met} met it at work`,
    );
    console.error(`  ${name}: ${instants} cuts, ${met} at work, ${faults.length} faults`);
    verdicts.push(verdict);
  };
  const grounds = await makeGrounds();
  try {
    for (const [name, verb] of Object.entries(verbs))
      if (isAsked(name)) note(name, await cutVerb(verb, grounds, { instants, seed }));
    if (isAsked("build") || isAsked("reload"))
      for (const [name, cut] of await cutBuilds(grounds, { instants, seed }, isAsked)) note(name, cut);
  } finally {
    grounds.remove();
  }
  return verdicts;
}
