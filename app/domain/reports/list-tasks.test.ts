import { beforeEach, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { findToday } from "./find-today.server.ts";
import { listTasks } from "./list-tasks.server.ts";
import { listTodaySlots } from "./list-today-slots.server.ts";

setClock(new Date("2026-11-20T14:30:00+05:00"));

const all = { orders: true, products: true, reviews: true, questions: true, messages: true, outbox: true, money: true };
const none = { orders: false, products: false, reviews: false, questions: false, messages: false, outbox: false, money: false };

const at = (date: string, time: string) => ({
  deliveryDate: new Date(date),
  scheduledDeliveryTime: new Date(`1970-01-01T${time}Z`),
});

beforeEach(async () => {
  const longAgo = new Date("2020-01-01");
  await db.order.updateMany({ data: { status: "cancelled", createdAt: longAgo, deliveryDate: longAgo } });
  await db.product.updateMany({ data: { status: "archived" } });
  await db.contactMessage.deleteMany();
  await db.outbox.deleteMany();
});

const taskOf = async (kind: string, rights = all) => (await listTasks(rights)).find((task) => task.kind === kind);

test("an order whose slot has ended is late, until it is delivered or cancelled", async () => {
  const { id } = await makeOrder({ status: "confirmed", ...at("2026-11-20", "12:00:00") });
  await makeOrder({ status: "preparing", ...at("2026-11-19", "20:00:00") });
  await makeOrder({ status: "confirmed", ...at("2026-11-20", "14:00:00") });
  await makeOrder({ status: "delivered", ...at("2026-11-20", "10:00:00") });
  await makeOrder({ status: "cancelled", ...at("2026-11-20", "10:00:00") });
  expect(await taskOf("late")).toMatchObject({ count: 2, from: "2026-11-19" });
  await db.order.update({ where: { id }, data: { status: "delivered" } });
  expect(await taskOf("late")).toMatchObject({ count: 1 });
});

test("what is delivered and not paid asks for its money, cancelled orders for none", async () => {
  await makeOrder({ status: "delivered" });
  await makeOrder({ status: "delivered", isPaid: true });
  await makeOrder({ status: "cancelled" });
  expect(await taskOf("unpaid")).toMatchObject({ count: 1, amount: rupees(400) });
  expect(await taskOf("unpaid", { ...all, money: false })).toMatchObject({ count: 1, amount: null });
});

test("orders to confirm, goods that run out, what nobody answered and messages that failed are counted", async () => {
  const { id } = await makeOrder();
  await makeProduct({ stockQuantity: 0 });
  await makeProduct({ stockQuantity: 3000 });
  await makeProduct({ stockQuantity: 0, status: "archived" });
  await makeProduct({ stockQuantity: null });
  await db.contactMessage.create({ data: { name: "Khalid", email: "khalid@made.test", message: "Do you deliver early?" } });
  await db.outbox.create({ data: { channel: "push", recipient: "1", kind: "order", payload: {}, orderId: id, status: "dead" } });
  await db.outbox.create({ data: { channel: "push", recipient: "1", kind: "order", payload: {}, orderId: id, status: "sent" } });
  expect((await listTasks(all)).map(({ kind, count }) => [kind, count])).toEqual([
    ["confirm", 1],
    ["sold-out", 1],
    ["low-stock", 1],
    ["messages", 1],
    ["failed", 1],
  ]);
  expect(await taskOf("failed")).toMatchObject({ orderId: id });
});

test("whoever may not do a thing is not asked to", async () => {
  await makeOrder();
  await makeProduct({ stockQuantity: 0 });
  expect(await listTasks(none)).toEqual([]);
  expect((await listTasks({ ...none, products: true })).map(({ kind }) => kind)).toEqual(["sold-out"]);
});

test("messages that failed are no task of staff who may not open the message centre", async () => {
  await db.outbox.create({ data: { channel: "push", recipient: "1", kind: "order", payload: {}, status: "dead" } });
  expect(await taskOf("failed")).toMatchObject({ count: 1 });
  expect(await taskOf("failed", { ...all, outbox: false })).toBeUndefined();
});

test("today's orders stand slot by slot, cancelled ones left out", async () => {
  await makeOrder({ status: "delivered", ...at("2026-11-20", "10:00:00") });
  await makeOrder({ status: "confirmed", ...at("2026-11-20", "10:00:00") });
  await makeOrder({ status: "cancelled", ...at("2026-11-20", "10:00:00") });
  await makeOrder({ status: "out for delivery", ...at("2026-11-20", "14:00:00") });
  await makeOrder({ status: "pending", ...at("2026-11-20", "14:00:00") });
  await makeOrder({ status: "pending", ...at("2026-11-21", "14:00:00") });
  expect(await listTodaySlots()).toEqual([
    { time: "10:00:00", delivered: 1, late: 1, out: 0, waiting: 0 },
    { time: "14:00:00", delivered: 0, late: 0, out: 1, waiting: 1 },
  ]);
});

test("an order that was cancelled does not count among those placed today", async () => {
  const createdAt = new Date("2026-11-20T09:00:00+05:00");
  await makeOrder({ createdAt });
  await makeOrder({ createdAt, status: "cancelled" });
  expect((await findToday({ withMoney: true })).placed).toBe(1);
});
