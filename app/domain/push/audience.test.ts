import { beforeEach, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { type Audience, audiences } from "./campaign.ts";
import { countAudiences, countEnabledUsers } from "./count-audience.server.ts";
import { saveSubscription } from "./save-subscription.server.ts";

const day = 24 * 60 * 60_000;
const daysAgo = (days: number, more = 0) => new Date(now().getTime() - days * day + more);
const product = await makeProduct();

/** In none of the audiences but "all": an account of a month and a half without an order. */
const person = (more: object = {}) => makeUser({ createdAt: daysAgo(45), ...more });
const order = (userId: number, days: number, more: Parameters<typeof makeOrder>[0] = {}) =>
  makeOrder({ userId, createdAt: daysAgo(days), ...more });
const cart = (userId: number, updatedAt: Date) =>
  db.cart.create({ data: { userId, updatedAt, items: { create: { productId: product.id, quantity: 1000, shownPrice: 100 } } } });
const sizeOf = async (audience: Audience) => (await countAudiences(audiences))[audience].people;

/** Whoever was there before a test is in no audience: orders are never deleted, so their people are blocked. */
beforeEach(async () => {
  await db.pushCampaignDelivery.deleteMany();
  await db.pushSubscription.deleteMany();
  await db.user.updateMany({ data: { blockedAt: now() } });
});

describe("an audience", () => {
  test("all: every customer; neither staff nor who is blocked or gone is in any", async () => {
    const { id } = await person();
    for (const more of [{ role: "staff" as const }, { blockedAt: now() }, { anonymisedAt: now() }]) {
      const other = await person({ ...more, createdAt: daysAgo(1) });
      await cart(other.id, daysAgo(2));
      for (const days of [5, 6, 7]) await order(other.id, days, { status: "delivered" });
    }
    const counts = await countAudiences(audiences, [id]);
    expect(
      Object.entries(counts)
        .filter(([, { people }]) => people > 0)
        .map(([name]) => name),
    ).toEqual(["all", "selected"]);
    expect(counts.all.people).toBe(1);
  });

  test("cart abandoners: a cart idle for 24 hours, and no order since", async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => person()));
    const [idle, ordered, cancelled, fresh, empty] = users.map(({ id }) => id) as [number, number, number, number, number];
    for (const id of [idle, ordered, cancelled]) await cart(id, daysAgo(2));
    await cart(fresh, daysAgo(1, 60_000));
    await db.cart.create({ data: { userId: empty, updatedAt: daysAgo(2) } });
    await order(ordered, 1);
    await order(cancelled, 1, { status: "cancelled" });
    await order(idle, 3);
    expect(await sizeOf("cart_abandoners")).toBe(2);
  });

  test("frequent buyers: three delivered orders in 90 days", async () => {
    const [three, two] = [await person(), await person()];
    for (const days of [1, 50, 89]) await order(three.id, days, { status: "delivered" });
    for (const days of [1, 2, 91]) await order(two.id, days, { status: "delivered" });
    await order(two.id, 3);
    expect(await sizeOf("frequent_buyers")).toBe(1);
  });

  test("new users: accounts of at most 30 days", async () => {
    await person({ createdAt: daysAgo(30, 60_000) });
    await person({ createdAt: daysAgo(31) });
    expect(await sizeOf("new_users")).toBe(1);
  });

  test("recent customers: an order within 30 days, which is not cancelled", async () => {
    const [recent, old, cancelled] = [await person(), await person(), await person()];
    await order(recent.id, 29);
    await order(old.id, 31);
    await order(cancelled.id, 2, { status: "cancelled" });
    expect(await sizeOf("recent_orders")).toBe(1);
  });

  test("inactive users: no order for 60 days, also who never ordered in an account of 60 days", async () => {
    const old = { createdAt: daysAgo(200) };
    const [never, lapsed, active, cancelled] = [await person(old), await person(old), await person(old), await person(old)];
    await person({ createdAt: daysAgo(59) });
    await order(lapsed.id, 61);
    await order(active.id, 59);
    await order(cancelled.id, 2, { status: "cancelled" });
    expect(never.id).toBeGreaterThan(0);
    expect(await sizeOf("inactive_users")).toBe(3);
  });
});

describe("whom a campaign reaches", () => {
  const keys = { p256dh: "p", auth: "a" };
  async function subscriber(more: object = {}, browsers = 1) {
    const user = await person({ offersAt: daysAgo(1), ...more });
    for (let nth = 0; nth < browsers; nth++) {
      const cookie = await signIn(user);
      const browser = { endpoint: `https://push.example/${user.id}-${nth}`, ...keys };
      await saveSubscription(cookie.slice("session=".length), { ...browser, replaces: undefined }, null);
    }
    return user;
  }
  const deliver = (userId: number, createdAt: Date, takenAt: Date | null = createdAt) =>
    db.pushCampaignDelivery.create({ data: { campaignId: 1, userId, createdAt, takenAt } });
  const reached = async () => (await countAudiences(["all"])).all;

  test("B7.18 B7.25 people, not browsers, who agreed to offers; everybody with a push token counts as an enabled user", async () => {
    await subscriber({}, 3);
    await subscriber({ offersAt: null });
    await subscriber({ blockedAt: now() });
    await person({ offersAt: now() });
    expect(await reached()).toEqual({ people: 3, reached: 1 });
    expect(await countEnabledUsers()).toBe(2);
    expect(await db.user.findMany({ where: { subscriptions: { some: {} } } })).toHaveLength(3);
  });

  test("at most once on a day of Karachi, and three times within seven", async () => {
    const { id } = await subscriber();
    await deliver(id, now());
    expect(await reached()).toEqual({ people: 1, reached: 0 });
    await db.pushCampaignDelivery.deleteMany();
    for (const days of [1, 2]) await deliver(id, daysAgo(days));
    await deliver(id, daysAgo(7));
    expect(await reached()).toEqual({ people: 1, reached: 1 });
    await deliver(id, daysAgo(6));
    expect(await reached()).toEqual({ people: 1, reached: 0 });
  });

  test("what waited through the night counts on the day it rang; what waits still, today; what waits for over a day, never", async () => {
    const { id } = await subscriber();
    for (const [createdAt, takenAt, expected] of [
      [daysAgo(1), now(), 0],
      [daysAgo(0.9), null, 0],
      [daysAgo(1.1), null, 1],
      [daysAgo(2), daysAgo(1), 1],
    ] as const) {
      await db.pushCampaignDelivery.deleteMany();
      await deliver(id, createdAt, takenAt);
      expect(await reached()).toEqual({ people: 1, reached: expected });
    }
  });
});
