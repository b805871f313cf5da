import { afterAll, expect, test, vi } from "vitest";
import { openDyingLine } from "#tests/fixtures/dying-line.ts";
import { db } from "./db.server.ts";
import { hearOrderEvents, stopOrderEvents } from "./order-events.server.ts";

const line = await openDyingLine();
afterAll(stopOrderEvents);

test("a line that died without a word is noticed, and whoever hears of orders is told that some may have been missed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [heard, missed] = [vi.fn(), vi.fn()];
  await line.lead(() => hearOrderEvents({ hear: heard, missed, end: () => undefined }).ready);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '7')`;
  await expect.poll(() => heard.mock.calls).toEqual([[7]]);

  line.die();
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => missed.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '8')`;
  await expect.poll(() => heard.mock.calls).toEqual([[7], [8]]);
}, 20_000);
