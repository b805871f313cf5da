import { afterEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessageSql, LaneDown } from "#app/platform/outbox.server.ts";
import { deliverDueMessages } from "#app/platform/outbox-delivery.server.ts";
import type { LiveMessage } from "./live-message.ts";
import { followOrders } from "./live-orders.server.ts";

afterEach(async () => {
  setClock(null);
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

/** E-mails about orders, each to a customer of its own. */
const enqueue = (count: number) =>
  db.$executeRaw(
    enqueueMessageSql(
      ...Array.from({ length: count }, (_, nth) => ({
        ...({ channel: "email", kind: "order_confirmation", payload: {} } as const),
        ...{ recipient: `${nth}@made.test`, orderId: 1_000_000 + nth },
      })),
    ),
  );
const answer = (deliver: () => Promise<void>) => deliverDueMessages({ "email/order_confirmation": deliver });
const pass = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));

async function openDesk() {
  const alarms: LiveMessage["state"]["alarm"][] = [];
  const desk = followOrders({ send: ({ open }) => void alarms.push(JSON.parse(open).state.alarm ?? null), end: () => undefined });
  await desk.ready;
  return { alarms, close: desk.stop };
}

test("three failed sends in a row ring at every open desk with the number of customers not told, and a send that works ends it", async () => {
  const [first, second] = [await openDesk(), await openDesk()];
  await enqueue(2);
  await answer(() => Promise.reject(new Error("500")));
  expect([first.alarms.filter(Boolean), second.alarms.filter(Boolean)]).toEqual([[], []]);
  await db.outbox.deleteMany();
  await enqueue(4);
  await answer(() => Promise.reject(new Error("500")));
  const alarm = { channels: ["email"], untold: 4 };
  for (const { alarms } of [first, second]) await expect.poll(() => alarms.at(-1)).toEqual(alarm);
  pass(2);
  expect(await answer(async () => undefined)).toBe(4);
  for (const { alarms } of [first, second]) await expect.poll(() => alarms.at(-1)).toBeNull();
  first.close();
  second.close();
});

test("a channel that is down is an alarm once it has been so for two minutes while messages wait", async () => {
  const desk = await openDesk();
  await enqueue(1);
  const isDown = () => Promise.reject(new LaneDown("535 sign-in refused"));
  await answer(isDown);
  await expect.poll(() => desk.alarms.length).toBeGreaterThan(0);
  expect(desk.alarms.filter(Boolean)).toEqual([]);
  pass(2.1);
  await answer(isDown);
  await expect.poll(() => desk.alarms.at(-1)).toEqual({ channels: ["email"], untold: 1 });
  desk.close();
});
