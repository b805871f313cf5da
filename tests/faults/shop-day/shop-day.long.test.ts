import { beforeAll, expect, test } from "vitest";
import { databaseUrl, db, openDatabase } from "#app/platform/db.server.ts";
import { startPace } from "#tests/bench/rig/pace.ts";
import { onFreshDatabase } from "./fresh-day.ts";
import { type Play, playDay } from "./play.ts";

const server = process.env["TEST_POSTGRES"] ?? "";
const own = databaseUrl();

// A press or a connected desk may take as much longer as the machine is slower
beforeAll(startPace);

/** Plays a day in a shop of its own. */
async function play(given: Play) {
  await db.$disconnect();
  return onFreshDatabase(server, () => playDay(given)).finally(() => openDatabase(own));
}

const days: Play[] = [
  ...[1, 2, 3].map((seed) => ({ seed, steps: 100, together: 1 })),
  ...[101, 102].map((seed) => ({ seed, steps: 50, together: 3 })),
];

test.each(days)(
  "day $seed, $together at once: after each of $steps steps the books add up and people are told what is due",
  async (day) => {
    const { trail, broken } = await play(day);
    expect(broken, trail.slice(-12).join("\n")).toEqual([]);
  },
);
