import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import type { OrderChange } from "./change-order.server.ts";
import { saveOrder } from "./save-order.server.ts";
import { type OrderStatus, orderStatuses } from "./status.ts";

const { id: by } = await makeUser({ role: "admin" });

const unchanged: OrderChange = { status: "pending", isPaid: false, deliveryDate: null, deliveryTime: null, deliveryNotes: null };
const save = (id: number, change: Partial<OrderChange>, version: number | null = null) =>
  saveOrder(id, { ...unchanged, ...change }, { version, by });

const read = (id: number) =>
  db.order.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } }, payments: true } });
const entriesOf = async (orderId: number) =>
  (await db.paymentEntry.findMany({ where: { payment: { orderId } }, orderBy: { id: "asc" } })).map(({ kind, amount }) => [
    kind,
    amount,
  ]);
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;

const moves = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => to !== from).map((to) => [from, to] as [OrderStatus, OrderStatus]),
);

test.each(moves)("A4.09 staff move an order from %s straight to %s", async (from, to) => {
  const { id } = await makeOrder({ status: from });
  expect(await save(id, { status: to })).toMatchObject({ ok: true });
  const order = await read(id);
  expect(order.status).toBe(to);
  expect(order.events.map(({ status }) => status)).toEqual([from, to]);
  expect(order.events.at(-1)?.byUserId).toBe(by);
});

test("the moment of delivery is kept while an order is delivered, and forgotten when it is not", async () => {
  const { id } = await makeOrder();
  await save(id, { status: "delivered" });
  expect((await read(id)).deliveredAt).toBeInstanceOf(Date);
  await save(id, { status: "out for delivery" });
  expect((await read(id)).deliveredAt).toBeNull();
});

test("A4.10 paid and not paid follow each other whatever the status, and each change books its money", async () => {
  const { id, total } = await makeOrder();
  await save(id, { isPaid: true });
  expect(await read(id)).toMatchObject({ status: "pending", isPaid: true, payments: [{ status: "completed" }] });
  await save(id, { isPaid: true, status: "delivered" });
  await save(id, { isPaid: false, status: "delivered" });
  expect(await read(id)).toMatchObject({ status: "delivered", isPaid: false, payments: [{ status: "pending" }] });
  expect(await entriesOf(id)).toEqual([
    ["charge", total],
    ["refund", total],
  ]);
});

test("a cancelled order asks for no money, an un-cancelled one does again, and money that is in stays booked", async () => {
  const unpaid = await makeOrder();
  await save(unpaid.id, { status: "cancelled" });
  expect((await read(unpaid.id)).payments[0]?.status).toBe("cancelled");
  await save(unpaid.id, { status: "confirmed" });
  expect((await read(unpaid.id)).payments[0]?.status).toBe("pending");

  const paid = await makeOrder({ isPaid: true });
  await save(paid.id, { status: "cancelled", isPaid: true });
  expect((await read(paid.id)).payments[0]?.status).toBe("completed");
});

test("A7.20 the delivery time is kept to the second as it was sent, and emptied by null", async () => {
  const { id } = await makeOrder();
  await save(id, { deliveryDate: "2026-11-20", deliveryTime: "16:30:00", deliveryNotes: "Ring twice" });
  const [row] = await db.$queryRaw<
    object[]
  >`SELECT delivery_date::text, scheduled_delivery_time::text, delivery_notes FROM orders WHERE id = ${id}`;
  expect(row).toEqual({ delivery_date: "2026-11-20", scheduled_delivery_time: "16:30:00", delivery_notes: "Ring twice" });
  await save(id, {});
  expect(await read(id)).toMatchObject({ deliveryDate: null, scheduledDeliveryTime: null, deliveryNotes: null });
});

test("cancelling gives the stock back once, and un-cancelling takes it again once", async () => {
  const product = await makeProduct({ stockQuantity: 5000 });
  const { id } = await makeOrder({ product, quantity: 2000 });
  expect(await stockOf(product.id)).toBe(3000);
  await save(id, { status: "cancelled" });
  await save(id, { status: "cancelled", deliveryNotes: "again" });
  expect(await stockOf(product.id)).toBe(5000);
  await save(id, { status: "preparing" });
  expect(await stockOf(product.id)).toBe(3000);
});

test("un-cancelling without stock is refused and changes nothing", async () => {
  const product = await makeProduct({ name: "Desi ghee", stockQuantity: 2000 });
  const { id } = await makeOrder({ product, quantity: 2000 });
  await save(id, { status: "cancelled" });
  await db.product.update({ where: { id: product.id }, data: { stockQuantity: 500 } });
  const before = await read(id);
  expect(await save(id, { status: "pending", deliveryNotes: "back" })).toEqual({
    ok: false,
    refusal: { code: "cart.short", values: { product: "Desi ghee", left: "0.5" } },
  });
  expect(await read(id)).toEqual(before);
});

const at = (date: string, time: string) => ({
  deliveryDate: new Date(`${date}T00:00:00Z`),
  scheduledDeliveryTime: new Date(`1970-01-01T${time}Z`),
});
const makeSlot = (date: string, time: string, { capacity, used }: { capacity: number; used: number }) =>
  db.deliverySlot.create({
    data: { date: at(date, time).deliveryDate, startTime: at(date, time).scheduledDeliveryTime, capacity, used },
  });
const usedOf = async (date: string, time: string) => {
  const { deliveryDate, scheduledDeliveryTime } = at(date, time);
  return (
    await db.deliverySlot.findUniqueOrThrow({
      where: { date_startTime: { date: deliveryDate, startTime: scheduledDeliveryTime } },
    })
  ).used;
};

test("another slot gives the old place back and takes a new one; a full slot is refused at its field", async () => {
  await makeSlot("2026-12-01", "10:00:00", { capacity: 5, used: 1 });
  await makeSlot("2026-12-01", "12:00:00", { capacity: 1, used: 0 });
  await makeSlot("2026-12-01", "14:00:00", { capacity: 1, used: 1 });
  const { id } = await makeOrder(at("2026-12-01", "10:00:00"));
  await save(id, { deliveryDate: "2026-12-01", deliveryTime: "12:00:00" });
  expect([await usedOf("2026-12-01", "10:00:00"), await usedOf("2026-12-01", "12:00:00")]).toEqual([0, 1]);
  expect(await save(id, { deliveryDate: "2026-12-01", deliveryTime: "14:00:00" })).toMatchObject({
    refusal: { code: "slot.full", field: "scheduled_delivery_time" },
  });
  expect(await usedOf("2026-12-01", "12:00:00")).toBe(1);
});

test("cancelling into another slot frees the old one; un-cancelling into a new one takes the new one", async () => {
  await makeSlot("2026-12-02", "10:00:00", { capacity: 5, used: 1 });
  await makeSlot("2026-12-02", "12:00:00", { capacity: 5, used: 0 });
  await makeSlot("2026-12-02", "14:00:00", { capacity: 5, used: 0 });
  const { id } = await makeOrder(at("2026-12-02", "10:00:00"));
  await save(id, { status: "cancelled", deliveryDate: "2026-12-02", deliveryTime: "12:00:00" });
  expect([await usedOf("2026-12-02", "10:00:00"), await usedOf("2026-12-02", "12:00:00")]).toEqual([0, 0]);
  await save(id, { status: "confirmed", deliveryDate: "2026-12-02", deliveryTime: "14:00:00" });
  expect([await usedOf("2026-12-02", "12:00:00"), await usedOf("2026-12-02", "14:00:00")]).toEqual([0, 1]);
});

test("of two people who edited the same version the second is told, and loses nothing of the first", async () => {
  const { id, version } = await makeOrder();
  const answers = await Promise.all([save(id, { status: "confirmed" }, version), save(id, { status: "cancelled" }, version)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "order.changed-meanwhile" } });
  expect((await read(id)).version).toBe(version + 1);
});

test("saving what is already there leaves version, events and audit book alone", async () => {
  const { id, version } = await makeOrder();
  await save(id, {}, version);
  const order = await read(id);
  expect([order.version, order.events.length]).toEqual([version, 1]);
  expect(await db.auditEntry.count({ where: { entity: "order", entityId: String(id) } })).toBe(0);
});

test("the audit book says who changed which field, from what to what", async () => {
  const { id } = await makeOrder();
  await save(id, { status: "confirmed", deliveryNotes: "Blue gate" });
  expect(await db.auditEntry.findFirst({ where: { entity: "order", entityId: String(id) } })).toMatchObject({
    byUserId: by,
    action: "save",
    before: { status: "pending", deliveryNotes: null },
    after: { status: "confirmed", deliveryNotes: "Blue gate" },
  });
});

test("an order that is not there is refused", async () => {
  expect(await save(2_000_000_000, {})).toMatchObject({ refusal: { code: "order.not-found" } });
});
