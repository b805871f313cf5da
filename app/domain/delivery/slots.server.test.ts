import { afterAll, beforeEach, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { freeSlot, listOpenSlots, takeSlot } from "./slots.server.ts";

const slot = { date: "2026-11-25", time: "12:00:00" };
const product = await makeProduct();

/** The owner's limit of orders for each slot. */
const limit = (slotCapacity: unknown) =>
  db.$executeRaw`
    INSERT INTO settings (key, value) VALUES ('delivery', ${JSON.stringify({ slotCapacity })}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

async function submit() {
  const customer = await makeUser();
  await fillCart(customer.id, [{ product, quantity: 1 }]);
  const outcome = await placeOrder(customer, checkoutOf({ delivery_date: slot.date, scheduled_delivery_time: slot.time }));
  return {
    said: outcome.ok ? "placed" : outcome.refusal.code,
    orderId: outcome.ok ? outcome.value.orderId : 0,
    userId: customer.id,
  };
}
const said = async () => (await submit()).said;
const isOffered = async () => (await listOpenSlots()).some(({ date, time }) => date === slot.date && time === slot.time);

beforeEach(async () => {
  setClock(new Date("2026-11-24T06:00:00Z"));
  await db.order.updateMany({ data: { status: "cancelled" } });
  await db.deliverySlot.deleteMany();
});
afterAll(() => setClock(null));

test("a limit that the owner sets, raises, lowers or lifts holds at once, also for a time that has orders already", async () => {
  await limit(null);
  expect([await said(), await said(), await isOffered()]).toEqual(["placed", "placed", true]);
  await limit(2);
  expect([await said(), await isOffered()]).toEqual(["slot.full", false]);
  await limit(3);
  expect([await isOffered(), await said(), await isOffered()]).toEqual([true, "placed", false]);
  await limit(1);
  expect([await said(), await isOffered()]).toEqual(["slot.full", false]);
  await limit(null);
  expect([await isOffered(), await said()]).toEqual([true, "placed"]);
});

test("a cancelled order makes room for the next one", async () => {
  await limit(1);
  const first = await submit();
  expect(await said()).toBe("slot.full");
  expect((await cancelOrder({ orderId: first.orderId, userId: first.userId })).ok).toBe(true);
  expect([await isOffered(), await said(), await said()]).toEqual([true, "placed", "slot.full"]);
});

test("twelve who press at once for three places are three orders and nine refusals", async () => {
  await limit(3);
  const answers = await Promise.all(Array.from({ length: 12 }, said));
  expect(answers.sort()).toEqual([...Array(3).fill("placed"), ...Array(9).fill("slot.full")]);
});

test("a limit that is no number counts as none, and orders go on", async () => {
  for (const damaged of ["ten", -1, 0, 2.5, [3], {}]) {
    await limit(damaged);
    expect([damaged, await said(), await isOffered()]).toEqual([damaged, "placed", true]);
  }
  await limit("2");
  expect(await said()).toBe("slot.full");
});

test("an order that is being cancelled keeps nobody waiting, and nothing is counted wrongly afterwards", async () => {
  const head = { deliveryDate: new Date(slot.date), scheduledDeliveryTime: new Date(`1970-01-01T${slot.time}Z`) };
  const { id } = await makeOrder(head);
  await limit(2);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const cancelling = db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM orders WHERE id = ${id} FOR NO KEY UPDATE`;
    await freeSlot(tx, slot);
    await tx.order.update({ where: { id }, data: { status: "cancelled" } });
    await gate;
  });
  expect([await said(), await said()]).toEqual(["placed", "slot.full"]);
  open();
  await cancelling;
  expect([await said(), await said()]).toEqual(["placed", "slot.full"]);
});

test("a slot with a limit of its own keeps to that, whatever the others may take", async () => {
  await db.$executeRaw`INSERT INTO delivery_slots VALUES (${slot.date}::date, ${slot.time}::time, 1, 0)`;
  await limit(5);
  expect([await said(), await said(), await isOffered()]).toEqual(["placed", "slot.full", false]);
  await db.deliverySlot.updateMany({ data: { capacity: null } });
  expect([await isOffered(), await said()]).toEqual([true, "placed"]);
  expect(await db.deliverySlot.findFirst()).toMatchObject({ used: 2 });
});

test("without a limit nothing is written, so the orders of an evening do not wait for each other", async () => {
  await limit(null);
  await db.$transaction(async (tx) => {
    expect(await takeSlot(tx, slot)).toBe(true);
    expect(await said()).toBe("placed");
  });
  expect(await db.deliverySlot.count()).toBe(0);
});
