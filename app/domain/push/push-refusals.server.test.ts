import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
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
  });

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
