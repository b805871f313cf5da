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

describe("a push service that says no", () => {
  async function enqueued() {
    const notified = await customer();
    await move(notified.order.id, "confirmed");
    later(1);
    return notified;
  }

  test.each([404, 410])("with %i: the browser is forgotten and the push is never tried again", async (status) => {
    const { endpoint } = await enqueued();
    service.answerWith(status);
    expect(await deliver()).toBe(0);
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(0);
    expect(await outbox()).toMatchObject({ status: "dead", tries: 1 });
  });

  test.each([500, 503, 429])("with %i is asked again later, and then the push arrives", async (status) => {
    const { endpoint } = await enqueued();
    service.answerWith(status);
    expect(await deliver()).toBe(0);
    expect(await outbox()).toMatchObject({ status: "waiting", tries: 1, lastError: `the push service answered ${status}` });
    service.answerWith(201);
    later(2);
    expect(await deliver()).toBe(1);
    expect(service.received.map((push) => push.endpoint)).toEqual([endpoint]);
  });

  test("with 429 and a Retry-After is left alone for as long as it says", async () => {
    await enqueued();
    service.answerWith(429, 600);
    expect(await deliver()).toBe(0);
    service.answerWith(201);
    later(9);
    expect(await deliver()).toBe(0);
    later(2);
    expect(await deliver()).toBe(1);
  });

  test.each([
    [401, ""],
    [403, '{"reason":"BadJwtToken"}'],
  ])(
    "to everybody with %i %s costs no try, is tried once a minute, and everything leaves once it takes the signature",
    async (status, text) => {
      const notified = [await customer(), await customer(), await customer()];
      for (const { order } of notified) await move(order.id, "confirmed");
      later(1);
      service.answerWith(201);
      for (const { endpoint } of notified) service.answerOne(endpoint, { status, text });
      expect(await deliver()).toBe(0);
      later(0.5);
      expect(await deliver()).toBe(0);
      expect((await db.outbox.findMany()).map(({ tries, status: stands }) => [tries, stands])).toEqual(
        Array(3).fill([0, "waiting"]),
      );
      expect(await db.outboxLane.findUnique({ where: { name: "push" } })).toMatchObject({ downSince: expect.any(Date) });
      expect(await db.pushSubscription.count({ where: { endpoint: { in: notified.map(({ endpoint }) => endpoint) } } })).toBe(3);
      service.answerWith(201);
      later(2);
      expect(await deliver()).toBe(3);
    },
  );

  test("to one browser with 401, while it takes what others are sent, delays nobody else", async () => {
    const [refused, other] = [await customer(), await customer()];
    await move(other.order.id, "confirmed");
    later(1);
    expect(await deliver()).toBe(1);
    service.answerOne(refused.endpoint, { status: 401 });
    await move(refused.order.id, "confirmed");
    await move(other.order.id, "preparing");
    later(1);
    expect(await deliver()).toBe(1);
    expect(await db.outboxLane.findUnique({ where: { name: "push" } })).toMatchObject({ downSince: null });
    expect(await db.outbox.count({ where: { status: "waiting", tries: 1 } })).toBe(1);
  });

  test.each([
    [403, "permission denied: sender ID mismatch"],
    [403, ""],
    [400, '{"reason":"VapidPkHashMismatch"}'],
    [401, '{"code":401,"errno":109,"message":"VAPID public key mismatch"}'],
  ])("with %i %s to a subscription of another key ends that one alone: no more tries, no lane down", async (status, text) => {
    const [old, other] = [await customer(), await customer()];
    service.answerOne(old.endpoint, { status, text });
    for (const { order } of [old, other]) await move(order.id, "confirmed");
    later(1);
    expect(await deliver()).toBe(1);
    expect(await db.outbox.findFirst({ where: { status: "dead" } })).toMatchObject({
      lastError: "the browser subscribed with another key of the shop; it subscribes anew at its next visit",
    });
    expect(await db.pushSubscription.count({ where: { endpoint: old.endpoint } })).toBe(0);
    expect(await db.pushSubscription.count({ where: { endpoint: other.endpoint } })).toBe(1);
    expect(await db.outboxLane.findUnique({ where: { name: "push" } })).toMatchObject({ downSince: null });
  });

  test("with 400 that names no key keeps the subscription", async () => {
    const { endpoint } = await enqueued();
    service.answerOne(endpoint, { status: 400, text: '{"reason":"BadTtl"}' });
    await deliver();
    expect(await outbox()).toMatchObject({ status: "dead" });
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(1);
  });

  test.each(["in seconds", "as a date"])(
    "with 503 and a Retry-After %s quiets the lane: nobody else's push calls it before",
    async (form) => {
      await enqueued();
      service.answerWith(503, form === "in seconds" ? 600 : new Date(now().getTime() + 600_000).toUTCString());
      expect(await deliver()).toBe(0);
      service.answerWith(201);
      const other = await customer();
      await move(other.order.id, "confirmed");
      later(8);
      expect(await deliver()).toBe(0);
      later(3);
      expect(await deliver()).toBe(2);
    },
  );

  test("to one old subscription with nothing at all keeps nobody waiting, and does not stop the lane", async () => {
    const silent = await customer();
    service.answerOne(silent.endpoint, { silent: true });
    await move(silent.order.id, "confirmed");
    const others = await Promise.all(Array.from({ length: 5 }, () => customer()));
    for (const { order } of others) await move(order.id, "confirmed");
    later(1);
    const delivered = deliver();
    await expect.poll(() => service.received.length, { timeout: 5000 }).toBe(5);
    expect(await db.outbox.findFirst({ where: { orderId: silent.order.id, channel: "push" } })).toMatchObject({
      status: "waiting",
    });
    expect(await delivered).toBe(5);
    expect(await db.outboxLane.findUnique({ where: { name: "push" } })).toMatchObject({ downSince: null });
  }, 30_000);

  test("with 413 gets no second try, but the browser stays", async () => {
    const { endpoint } = await enqueued();
    service.answerWith(413);
    await deliver();
    expect(await outbox()).toMatchObject({ status: "dead" });
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(1);
  });

  test("by leading elsewhere is not followed", async () => {
    await enqueued();
    service.answerWith(302);
    expect(await deliver()).toBe(0);
    expect(await outbox()).toMatchObject({ status: "waiting" });
  });
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
