import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { openDroppingConnection } from "#tests/fixtures/dropping-connection.ts";
import { databaseUrl, db, openDatabase } from "./db.server.ts";
import { isOrderListenerDown, stopOrderEvents, subscribeToOrderEvents } from "./order-events.server.ts";

const line = await openDroppingConnection();
afterAll(stopOrderEvents);

test("a line that died without a word is noticed, and whoever hears of orders is told that some may have been missed", async () => {
  await stopOrderEvents(); // a file before in this worker may have left the listener on its own database
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [heard, missed] = [vi.fn(), vi.fn()];
  await line.lead(() => subscribeToOrderEvents({ changed: heard, missed, end: () => undefined }).ready);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '7')`;
  await expect.poll(() => heard.mock.calls).toEqual([[7]]);

  line.die();
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => missed.mock.calls.length, { timeout: 30_000 }).toBe(1);
  vi.useRealTimers();
  // on a machine at its busiest the new connection may be lost as well: that is another gap, told as the first was
  const hearsEight = async () => {
    await db.$executeRaw`SELECT pg_notify('shop_orders', '8')`;
    return heard.mock.calls.at(-1);
  };
  await expect.poll(hearsEight).toEqual([8]);
});

test("whoever came while no connection could be made is told that orders may have been missed, as soon as one can", async () => {
  await stopOrderEvents();
  const right = databaseUrl();
  const wrong = new URL(right);
  wrong.port = "1";
  const [heard, missed] = [vi.fn(), vi.fn()];
  openDatabase(wrong.href);
  await subscribeToOrderEvents({ changed: heard, missed, end: () => undefined }).ready;
  expect(isOrderListenerDown()).toBe(true);
  openDatabase(right);
  await expect.poll(() => missed.mock.calls.length).toBe(1);
  expect(isOrderListenerDown()).toBe(false);
  await db.$executeRaw`SELECT pg_notify('shop_orders', '9')`;
  await expect.poll(() => heard.mock.calls).toEqual([[9]]);
});

test("a connection that is accepted and then never answers is given up, and the next one is listened on", async () => {
  await stopOrderEvents();
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const right = databaseUrl();
  const hanging = new URL(right);
  hanging.port = String((silent.address() as AddressInfo).port);
  const missed = vi.fn();
  openDatabase(hanging.href);
  const { ready } = subscribeToOrderEvents({ changed: () => undefined, missed, end: () => undefined });
  openDatabase(right);
  await ready;
  await expect.poll(() => missed.mock.calls.length).toBe(1);
  silent.close();
});
