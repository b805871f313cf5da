import { expect, test } from "vitest";
import { karachiInstant, karachiTime } from "#app/lib/dates.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { gatewayOfFile } from "#tests/fixtures/order-messages.ts";
import { setWhatsapp } from "#tests/fixtures/whatsapp-gateway.ts";
import { actOnMessage } from "./act-on-message.server.ts";
import { deliverOutbox } from "./deliver-outbox.server.ts";

const { gateway } = await gatewayOfFile();
const recipient = "+923012345678";

/** A time of 20 or 21 November in Karachi. */
const at = (time: string, day = 20) => karachiInstant(`2026-11-${day}`, time);
const clock = (time: string, day?: number) => setClock(at(time, day));
const row = () => db.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
const order = (more: object = {}) => makeOrder({ createdAt: at("12:00", 19), ...more });
const status = (orderId: number, word = "delivered") =>
  enqueueMessage(db, { channel: "whatsapp", kind: "order_status", payload: { status: word }, recipient, orderId });
async function arrivedAt(...times: [string, number?][]) {
  for (const [time, day] of times) {
    clock(time, day);
    await deliverOutbox();
  }
  return gateway.messages.map(({ at: when }) => karachiTime(when));
}

test("a reminder that the gateway did not take in the evening leaves at 09:00, not when the gateway is back at 02:00", async () => {
  const { id: userId } = await makeUser({ offersAt: at("08:00", 19) });
  const cartId = await fillCart(userId, [{ product: await makeProduct(), quantity: 1 }]).then(
    async () => (await db.cart.findFirstOrThrow({ where: { userId } })).id,
  );
  clock("20:50");
  gateway.behaviour.mood = "failing";
  const { id: reminder } = await db.cartReminder.create({ data: { cartId, userId, lastItemId: 1, createdAt: at("20:50") } });
  await enqueueMessage(db, { channel: "whatsapp", kind: "cart_reminder", payload: { reminder }, recipient });
  await arrivedAt(["20:51"], ["20:58"]);
  gateway.behaviour.mood = "well";
  expect(await arrivedAt(["21:05"], ["23:59"], ["02:02", 21], ["08:58", 21])).toEqual([]);
  expect(await row()).toMatchObject({ status: "waiting", tries: 2, heldBy: "day-only", notBefore: at("09:00", 21) });
  expect(await arrivedAt(["09:01", 21])).toEqual(["09:01"]);
});

test("no bulk message leaves between 21:00 and 09:00, however many a run wrote", async () => {
  clock("20:58");
  for (let nth = 0; nth < 20; nth++) {
    const reminded = { reminder: nth };
    const to = `+9230123456${nth + 10}`;
    await enqueueMessage(db, { channel: "whatsapp", kind: "cart_reminder", payload: reminded, recipient: to });
  }
  await arrivedAt(["20:59"], ["21:00"], ["00:01", 21], ["08:58", 21]);
  expect(await db.outbox.count({ where: { status: "waiting", heldBy: "day-only", notBefore: at("09:00", 21) } })).toBe(20);
});

test("an order message of the night waits for 07:00 and says so; that of a customer who just acted leaves at once, and what staff send now too", async () => {
  const [asleep, asked] = [await order(), await order()];
  clock("02:00", 21);
  await status(asleep.id);
  expect(await arrivedAt(["02:01", 21])).toEqual([]);
  expect(await row()).toMatchObject({ status: "waiting", tries: 0, heldBy: "night", notBefore: at("07:00", 21) });
  const awake = await order({ createdAt: at("02:50", 21) });
  clock("03:00", 21);
  await status(awake.id);
  expect(await arrivedAt(["03:01", 21])).toEqual(["03:01"]);
  clock("03:10", 21);
  await status(asked.id);
  await arrivedAt(["03:11", 21]);
  const { id: by } = await makeUser({ role: "admin" });
  await actOnMessage(Number((await row()).id), "hurry", { by });
  expect(await arrivedAt(["03:12", 21])).toEqual(["03:01", "03:12"]);
  expect(await arrivedAt(["06:59", 21], ["07:01", 21])).toEqual(["03:01", "03:12", "07:01"]);
});

test("the notice to the shop leaves at any hour", async () => {
  const { id: orderId } = await order({ status: "pending" });
  clock("03:00", 21);
  await enqueueMessage(db, { channel: "whatsapp", kind: "new_order_admin", payload: {}, recipient, orderId });
  expect(await arrivedAt(["03:01", 21])).toEqual(["03:01"]);
});

test.each([
  ["order_confirmation", "confirmed"],
  ["order_confirmation", "delivered"],
  ["order_confirmation", "cancelled"],
  ["new_order_admin", "delivered"],
] as const)("after three days without a phone a %s of an order that is %s is not needed", async (kind, now) => {
  const { id: orderId } = await order({ status: now });
  clock("12:00", 19);
  await enqueueMessage(db, { channel: "whatsapp", kind, payload: {}, recipient, orderId });
  expect(await arrivedAt(["13:00", 21])).toEqual([]);
  expect(await row()).toMatchObject({ status: "dead", droppedAt: expect.any(Date) });
});

test("a status is news for a day; what staff send again leaves all the same", async () => {
  const { id } = await order({ status: "delivered" });
  clock("12:00", 19);
  await status(id);
  expect(await arrivedAt(["13:00", 21])).toEqual([]);
  expect(await row()).toMatchObject({ status: "dead", lastError: "the status is more than a day old" });
  const { id: by } = await makeUser({ role: "admin" });
  await actOnMessage(Number((await row()).id), "resend", { by });
  expect(await arrivedAt(["13:05", 21])).toEqual(["13:05"]);
});

test("a message that the used-up number of the day holds back says so on its row", async () => {
  await setWhatsapp({ pace: { min_seconds: 0, max_seconds: 0, daily_cap: 2 } });
  const { id } = await order({ status: "pending" });
  clock("20:00");
  for (const nth of [1, 2, 3])
    await enqueueMessage(db, {
      channel: "whatsapp",
      kind: "new_order_admin",
      payload: {},
      recipient: `+92301234567${nth}`,
      orderId: id,
    });
  expect(await arrivedAt(["20:01"], ["23:59"])).toHaveLength(2);
  expect(await row()).toMatchObject({ status: "waiting", heldBy: "daily-number" });
  expect(await arrivedAt(["00:01", 21])).toHaveLength(3);
});
