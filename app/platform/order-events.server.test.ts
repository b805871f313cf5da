import { afterAll, expect, test, vi } from "vitest";
import { openDyingLine } from "#tests/fixtures/dying-line.ts";
import { databaseUrl, db, openDatabase } from "./db.server.ts";
import { hearOrderEvents, stopOrderEvents } from "./order-events.server.ts";

const direct = databaseUrl();
const line = await openDyingLine(direct);
afterAll(async () => {
  await stopOrderEvents();
  line.close();
});

test("a line that died without a word is noticed, and whoever hears of orders is told that some may have been missed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [heard, missed] = [vi.fn(), vi.fn()];
  openDatabase(line.url);
  await hearOrderEvents({ hear: heard, missed, end: () => undefined }).ready;
  openDatabase(direct);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '7')`;
  await expect.poll(() => heard.mock.calls).toEqual([[7]]);

  line.die();
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => missed.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '8')`;
  await expect.poll(() => heard.mock.calls).toEqual([[7], [8]]);
}, 20_000);
