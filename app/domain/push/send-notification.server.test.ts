import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notify } from "#app/domain/accounts/notify.server.ts";
import { endEverySession, endSession } from "#app/domain/accounts/session.server.ts";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { vapidKeys } from "#app/platform/web-push.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { startPushService } from "#tests/fixtures/push-service.ts";
import { subscribe } from "#tests/fixtures/subscribe.ts";
import { pushes } from "./pushes.server.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => service.answerWith(201));
afterEach(async () => {
  setClock(null);
  service.received.length = 0;
  await db.outbox.deleteMany();
  await db.outboxLane.deleteMany();
});

const details = { isPaid: false, deliveryDate: null, deliveryTime: null, deliveryNotes: null };
const move = (id: number, status: OrderStatus) => saveOrder(id, { ...details, status }, { version: null, by: 1 });
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000));
const deliver = () => deliverOutbox(undefined, pushes);
const outbox = () => db.outbox.findFirst({ orderBy: { id: "desc" } });

async function customer(wanted: Parameters<typeof makeUser>[0] = {}) {
  const user = await makeUser(wanted);
  const order = await makeOrder({ userId: user.id });
  return { user, order, ...(await subscribe(service, user)) };
}

describe("an order that moves", () => {
  test("A7.12 reaches the browser of its customer: once, signed by the shop, readable there alone", async () => {
    const { order, endpoint } = await customer();
    await move(order.id, "confirmed");
    expect(await deliver(), "not before the counter's Undo is over").toBe(0);
    later(1);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({
      endpoint,
      word: {
        title: `Order #${orderNumber(order.id)} is confirmed`,
        body: "We pack it in time for your delivery.",
        link: `/order/${order.id}`,
        lang: "en",
      },
      headers: { ttl: "86400", urgency: "high" },
      signedBy: (await vapidKeys()).publicKey,
      contact: expect.stringMatching(/^mailto:.+@.+/),
    });
    expect(await outbox()).toMatchObject({ status: "sent", channel: "push" });
  });

  test("speaks the customer's language", async () => {
    const { order } = await customer({ language: "ur" });
    await move(order.id, "out for delivery");
    later(1);
    await deliver();
    expect(service.received[0]?.word).toMatchObject({
      title: `Order #${orderNumber(order.id)} rawana ho gaya`,
      body: expect.stringContaining("Rs.\u00a0400 tayyar rakhein"),
      lang: "ur",
    });
  });

  test("reaches every browser of its customer and nobody else's", async () => {
    const { user, order, endpoint } = await customer();
    const [second, neighbour] = [await subscribe(service, user), await customer()];
    await move(order.id, "preparing");
    later(1);
    expect(await deliver()).toBe(2);
    const notified = service.received.map((push) => push.endpoint);
    expect(notified.sort()).toEqual([endpoint, second.endpoint].sort());
    expect(notified).not.toContain(neighbour.endpoint);
  });

  test("is not told by push to who has switched that off, but still in the inbox", async () => {
    const { user, order } = await customer({ pushOrders: false });
    await move(order.id, "confirmed");
    expect(await db.outbox.count()).toBe(0);
    expect(await db.notification.count({ where: { userId: user.id } })).toBe(1);
  });

  test("is never told late: newer word overtakes older, and what was read rings no more", async () => {
    const { user, order } = await customer();
    await move(order.id, "confirmed");
    await move(order.id, "preparing");
    later(1);
    expect(await deliver()).toBe(1);
    expect(service.received.map(({ word }) => word.title)).toEqual([`Order #${orderNumber(order.id)} is being packed`]);
    await move(order.id, "delivered");
    await db.notification.updateMany({ where: { userId: user.id }, data: { read: true } });
    later(2);
    expect(await deliver()).toBe(0);
  });

  test("cannot be held up by a push service that is down", async () => {
    const { order } = await customer();
    service.answerWith(500);
    expect(await move(order.id, "confirmed")).toMatchObject({ ok: true });
  });
});

test.each([
  ["review", "pushAnswers"],
  ["message", "pushAnswers"],
  ["system", "pushOrders"],
] as const)("word of type %s follows the switch %s", async (type, name) => {
  for (const on of [true, false]) {
    const { user } = await customer({ pushOrders: true, pushAnswers: true, [name]: on });
    await notify(db, { userId: user.id, type, compose: () => ({ title: "Answer", content: "Yes." }), link: "/product/1" });
    expect(await db.outbox.count({ where: { channel: "push" } })).toBe(on ? 1 : 0);
    await db.outbox.deleteMany();
  }
});

describe("a browser that is signed out", () => {
  test.each([
    ["here", ({ cookie }: { cookie: string }) => endSession(cookie.slice("session=".length))],
    ["everywhere", ({ user }: { user: { id: number } }) => endEverySession(user.id)],
  ])("%s is told nothing more, not even what was promised before", async (_, signOut) => {
    const notified = await customer();
    await move(notified.order.id, "confirmed");
    await signOut(notified);
    expect(await db.pushSubscription.count({ where: { endpoint: notified.endpoint } })).toBe(0);
    later(1);
    expect(await deliver()).toBe(0);
    expect(service.received).toEqual([]);
  });
});

test("a long text is cut to what a push can carry", async () => {
  const { user } = await customer();
  await notify(db, { userId: user.id, type: "message", compose: () => ({ title: "Answer", content: "ب".repeat(5000) }) });
  later(1);
  expect(await deliver()).toBe(1);
  expect(service.received[0]?.word).toMatchObject({ body: "ب".repeat(400), link: "/profile?tab=inbox" });
});
