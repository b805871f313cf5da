import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { countOrderViews, maxCounted } from "./count-views.server.ts";
import { listOrders, type OrderFilter, ordersPerPage } from "./list-orders.server.ts";
import type { OrderView } from "./order-views.ts";

const everything: OrderFilter = { view: "all", search: "", status: null, page: 1 };
const list = (wanted: Partial<OrderFilter>, contactsVisible = true) =>
  listOrders({ ...everything, ...wanted }, { contactsVisible });
const idsOf = async (wanted: Partial<OrderFilter>, contactsVisible = true) =>
  (await list(wanted, contactsVisible)).orders.map(({ id }) => id);

const bilal = await makeOrder({
  customerName: "Bilal 100%_Ahmed",
  customerPhone: "+923219876543",
  createdAt: new Date("2026-01-02T10:00:00Z"),
});
const sana = await makeOrder({
  customerName: "Sana Rafiq",
  customerPhone: "+923331112233",
  createdAt: new Date("2026-01-03T10:00:00Z"),
});
const usman = await makeOrder({
  customerName: "Usman Tariq",
  customerPhone: "+923454445566",
  createdAt: new Date("2026-01-01T10:00:00Z"),
});

test("A7.17 all orders are listed, newest first", async () => {
  expect(await idsOf({})).toEqual([sana.id, bilal.id, usman.id]);
});

test.each([
  ["the order number", () => String(bilal.id)],
  ["the padded order number", () => String(bilal.id).padStart(6, "0")],
  ["the number with its sign", () => `#${String(bilal.id).padStart(6, "0")}`],
  ["a part of the name, in any case", () => "bilal"],
  ["a part of the phone number", () => "98765"],
  ["the phone number as it is written", () => "0321-9876543"],
  ["the phone number with the country code", () => "+92 321 9876543"],
  ["the tracking id", () => bilal.trackingId.toLowerCase()],
  ["a name with signs that a pattern would read otherwise", () => "100%_a"],
])("A2.114 a search by %s finds the order", async (_, search) => {
  expect(await idsOf({ search: search() })).toEqual([bilal.id]);
});

test.each(["%", "_____", "\\", "'; drop table orders; --", "99999999999", "#"])(
  "A2.114 a search for %s finds nothing and breaks nothing",
  async (search) => {
    expect(await idsOf({ search: `zz${search}` })).toEqual([]);
    expect((await list({ search })).orders.length).toBeLessThanOrEqual(3);
  },
);

test("who may not read phone numbers cannot search for them either, nor read address and phone", async () => {
  expect(await idsOf({ search: "98765" }, false)).toEqual([]);
  const { orders } = await list({ search: "Sana" }, false);
  expect(orders).toMatchObject([{ customerName: "Sana Rafiq", customerPhone: "0333-*****33", deliveryAddress: "•••" }]);
});

test("A2.115 a status narrows the list, alone and together with a search", async () => {
  const delivered = await makeOrder({ customerName: "Zara Delivered", status: "delivered", isPaid: true });
  const waiting = await makeOrder({ customerName: "Zara Waiting" });
  expect(await idsOf({ status: "delivered" })).toEqual([delivered.id]);
  expect(await idsOf({ status: "pending", search: "zara" })).toEqual([waiting.id]);
});

test("each view holds its own orders, and its count says how many", async () => {
  await db.order.updateMany({ data: { status: "cancelled" } });
  const made = {
    pending: await makeOrder({ status: "pending", isPaid: true }),
    confirmed: await makeOrder({ status: "confirmed", isPaid: true }),
    preparing: await makeOrder({ status: "preparing", isPaid: true }),
    out: await makeOrder({ status: "out for delivery", isPaid: true }),
    owing: await makeOrder({ status: "delivered" }),
    cancelled: await makeOrder({ status: "cancelled" }),
  };
  const views: [OrderView, number[]][] = [
    ["confirm", [made.pending.id]],
    ["pack", [made.preparing.id, made.confirmed.id]],
    ["out", [made.out.id]],
    ["unpaid", [made.owing.id]],
  ];
  const counts = await countOrderViews();
  for (const [view, ids] of views) {
    expect(await idsOf({ view })).toEqual(ids);
    expect(counts).toHaveProperty(view, ids.length);
  }
  expect(await idsOf({ view: "pack", status: "preparing" })).toEqual([made.preparing.id]);
  expect(await idsOf({ view: "pack", status: "delivered" })).toEqual([]);
});

test("a page shows 25 orders and knows whether another follows; counting stops at its bound", async () => {
  await db.$executeRaw`
    INSERT INTO orders (tracking_id, customer_name, customer_phone, delivery_zone, delivery_address, subtotal, delivery_charge, total, status)
    SELECT 'MANY' || n, 'Many', '+923000000000', 'Saddar', 'Street', 100, 0, 100, 'preparing' FROM generate_series(1, ${maxCounted + 5}) AS n`;
  const first = await list({ search: "Many" });
  const second = await list({ search: "Many", page: 2 });
  expect([first.orders.length, first.hasMore]).toEqual([ordersPerPage, true]);
  expect(second.orders[0]!.id).toBe(first.orders.at(-1)!.id - 1);
  expect(await list({ search: "Many", page: 42 })).toEqual({ orders: [], hasMore: false });
  expect((await countOrderViews()).pack).toBe(maxCounted);
});
