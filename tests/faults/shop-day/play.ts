import { setClock } from "#app/platform/clock.server.ts";
import { type Random, randomFrom } from "#prisma/seed/random.ts";
import { timeLimit } from "../verdict.ts";
import { closeDay } from "./close-day.ts";
import { addOwn, again, callOff, fillCart, obeyRefusals, openCheckout, submitOrder } from "./customers.ts";
import { type Act, type Day, newDay, type Step } from "./day.ts";
import { openDesk } from "./desk.ts";
import { brokenLaws } from "./laws.ts";
import { deliverMail, wrongMessages } from "./messages.ts";
import { editProduct, editSlotLimit, editZone, runJobs } from "./shop.ts";
import { editLines, giveBack, moveHouse, save, sell, undo } from "./staff.ts";
import { readState } from "./state.ts";
import { isWeather, type Weather, withRetry } from "./weather.ts";
import { makeWorld, morning, type World } from "./world.ts";

/** What people do, and how often: of so many steps. */
const acts: readonly [Act, number][] = [
  [fillCart, 12],
  [openCheckout, 10],
  [submitOrder, 15],
  [obeyRefusals, 4],
  [sell, 10],
  [save, 20],
  [undo, 6],
  [editLines, 14],
  [moveHouse, 3],
  [giveBack, 6],
  [callOff, 5],
  [addOwn, 3],
  [again, 2],
  [editProduct, 6],
  [editZone, 6],
  [editSlotLimit, 4],
  [runJobs, 2],
  [deliverMail, 4],
];
const weights = acts.reduce((sum, [, weight]) => sum + weight, 0);

function anyAct({ random }: Day): Act {
  let drawn = random.between(1, weights);
  for (const [act, weight] of acts) {
    drawn -= weight;
    if (drawn <= 0) return act;
  }
  return fillCart;
}

/** How a day is to be played. */
export type Play = {
  seed: number;
  steps: number;
  /** how many act at the same moment; the answers of one alone are foretold */
  together: number;
  /** what happens to the shop meanwhile; nothing when left out */
  weather?: Weather;
};

/** The result of a day: its trail, and the first fault. */
export type Played = { seed: number; trail: string[]; broken: string[] };

/** One act; beside others, or in weather, a lost connection is no answer but no defect either. */
async function playOne(day: Day, isRough: boolean): Promise<Step> {
  const before = await readState();
  const act = anyAct(day);
  try {
    return await act(day, before);
  } catch (problem) {
    const text = problem instanceof Error ? problem.message.slice(-200).replaceAll(/\s+/g, " ") : String(problem);
    if (isRough && isWeather(problem)) return { did: "an act", code: `lost: ${text}`, broken: [] };
    return { did: "an act", code: "thrown", broken: [`thrown: ${text}`] };
  }
}

/** Plays steps beside other processes: results are not predicted, the invariants are checked by the caller. Returns the faults. */
export async function playSteps({ seed, steps, world }: { seed: number; steps: number; world: World }): Promise<string[]> {
  const random = randomFrom(seed);
  const day = newDay({ random, world, seed, isAlone: false });
  let clock = morning;
  for (let at = 0; at < steps; at += 1) {
    clock += random.between(0, 6000);
    setClock(new Date(clock));
    const { broken } = await playOne(day, true);
    if (broken.length > 0) return broken;
  }
  return [];
}

/** The maximum latency of a submit while locks are held and connections end, milliseconds. */
const slowestPress = 6000;

/** Just before orders for the same day end, and just before the day does: the clock jumps there in the course of a day. */
const jumps = [Date.parse("2026-11-24T12:59:59Z"), Date.parse("2026-11-24T18:59:59Z")];

/** The steps before which the clock jumps: each jump comes in a part of the day of its own. */
const jumpSteps = (random: Random, steps: number): Map<number, number> =>
  new Map(jumps.map((jump, nth) => [Math.floor(((nth + 1) * steps) / 3) + random.between(0, Math.floor(steps / 6)), jump]));

/**
 * Plays one day on an empty shop: after each step the invariants of the database and the notifications are checked; at the end the
 * live messages, the queues, and the deletions of a year later. Stops at the first step that breaks something; what a seed did is
 * in the trail.
 */
export async function playDay({ seed, steps, together, weather }: Play, given?: World): Promise<Played> {
  const random = randomFrom(seed);
  const world = given ?? (await makeWorld(random));
  const day = newDay({ random, world, seed, isAlone: together === 1 && !weather });
  const trail: string[] = [];
  const jumpAt = jumpSteps(random, steps);
  const desk = await openDesk();
  let clock = morning;
  try {
    for (let at = 0; at < steps; at += 1) {
      clock = (jumpAt.get(at) ?? clock) + random.between(0, 6000);
      setClock(new Date(clock));
      const began = performance.now();
      const over = weather?.begin(random);
      const done = await Promise.all(Array.from({ length: together }, () => playOne(day, weather !== undefined)));
      const took = Math.round(performance.now() - began);
      await over;
      trail.push(done.map(({ did, code }) => `${did}: ${code}`).join(" | "));
      const broken = [
        ...done.flatMap((step) => step.broken),
        ...(took > timeLimit(slowestPress) ? [`a press took ${took} ms`] : []),
        ...(await brokenLaws()),
        ...(await withRetry(async () => wrongMessages(day, await readState()))),
      ];
      if (broken.length > 0) return { seed, trail, broken };
    }
    return { seed, trail, broken: [...(await desk.listMissed()), ...(await closeDay())] };
  } finally {
    desk.close();
    setClock(null);
  }
}
