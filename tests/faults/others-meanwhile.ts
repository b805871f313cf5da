import { demoPassword } from "#prisma/seed/seed-people.ts";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { HttpConnection, type HttpRequest } from "#tests/bench/rig/http-connection.ts";
import { tally, type Verdict } from "./verdict.ts";

/** How often each thing is asked for in a phase. */
const rounds = 40;

/** How often a file is asked for in a row: one of them is over in no time. */
const inRow = 20;

/** As much longer than in quiet anything may take for others. */
const slower = 2;

/** What others ask for meanwhile. */
export type Watched = { name: string; sent: HttpRequest; statuses: readonly number[] };

/** The middle time of each thing that is watched and its longest, milliseconds, and the answers that it should not get. */
export type Times = { name: string; median: number; longest: number; wrong: number[] }[];

const first = (found: RegExp, html: string): string => {
  const [path] = found.exec(html) ?? [];
  if (!path) throw new Error(`The first page has nothing like ${found}.`);
  return path;
};

/** A script file and a picture of the first page, and the sign-in of somebody else. */
export async function whatOthersAsk(origin: string): Promise<Watched[]> {
  const line = new HttpConnection(origin);
  const { body } = await line.ask({ path: "/", headers: { Accept: "text/html" } });
  line.hangUp();
  const html = body.toString();
  const signIn = new URLSearchParams({ email: "customer@demo.test", password: demoPassword }).toString();
  return [
    { name: "script files", sent: { path: first(/\/build\/[\w./-]+\.js/, html) }, statuses: [200] },
    { name: "pictures", sent: { path: first(/\/(?:uploads|placeholders)\/[\w./-]+\.(?:webp|avif|svg)/, html) }, statuses: [200] },
    {
      name: "sign-in",
      sent: { method: "POST", path: "/auth", headers: formHeaders(origin), body: signIn },
      statuses: [302],
    },
  ];
}

const median = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Asks for each thing that is watched, one after the other, some forty times. */
export async function timesOf(origin: string, watched: readonly Watched[]): Promise<Times> {
  const line = new HttpConnection(origin);
  const times = watched.map(() => [] as number[]);
  const wrong = watched.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++)
    for (const [at, { sent, statuses }] of watched.entries()) {
      const began = performance.now();
      for (let time = 0; time < (sent.method ? 1 : inRow); time++) {
        const { status } = await line.ask(sent);
        if (!statuses.includes(status)) wrong[at]?.push(status);
      }
      times[at]?.push(performance.now() - began);
    }
  line.hangUp();
  return watched.map(({ name }, at) => ({
    name,
    median: median(times[at] ?? []),
    longest: Math.max(...(times[at] ?? [])),
    wrong: wrong[at] ?? [],
  }));
}

/**
 * Whether everything that others ask for takes as long as in quiet, before or after, at most twice. Both were measured in this run, so
 * a slow machine is no excuse.
 */
export const othersWaitNoLonger = (
  what: string,
  { quiet, meanwhile, after }: Record<"quiet" | "meanwhile" | "after", Times>,
): Verdict[] =>
  meanwhile.map(({ name: thing, median: time, longest, wrong }, at): Verdict => {
    const alone = Math.max(quiet[at]?.median ?? 0, after[at]?.median ?? 0);
    const ratio = time / alone;
    return {
      what: `${what}: ${thing} of others within ${slower} × of quiet`,
      seen: `${alone.toFixed(1)} → ${time.toFixed(1)} ms, ${ratio.toFixed(2)} ×, longest ${longest.toFixed(0)} ms${wrong.length > 0 ? `, ${tally(wrong)}` : ""}`,
      ok: ratio <= slower && wrong.length === 0,
    };
  });
