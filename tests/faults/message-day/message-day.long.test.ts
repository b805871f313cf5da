import { afterAll, expect, test } from "vitest";
import { databaseUrl, db, openDatabase } from "#app/platform/db.server.ts";
import { laws } from "./judge.ts";
import { playMessageDays } from "./run.ts";

const own = databaseUrl();
afterAll(() => openDatabase(own));

/** `npm run faults -- messages` plays two hundred days of sixty orders. */
const days = [1, 2, 3].map((seed) => ({ seed, orders: 15 }));

test("on days of servers that answer at random, one of them away for hours, and a killed sender each customer is told once or marked, in order, by day, or named on the desk", async () => {
  await db.$disconnect();
  const played = await playMessageDays(process.env["TEST_POSTGRES"] ?? "", days);
  for (const { seed, figures } of played) {
    for (const law of laws) expect(figures[law], `day ${seed}: ${law}`).toEqual([]);
    const { messages, taken, doubled, named } = figures.counts;
    expect(Math.min(messages - 45, taken - 30, doubled + named), JSON.stringify(figures.counts)).toBeGreaterThan(0);
  }
});
