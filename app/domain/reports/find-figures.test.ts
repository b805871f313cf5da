import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { findFigures } from "./find-figures.server.ts";
import { findMetrics } from "./find-metrics.server.ts";
import { listBestSellers } from "./list-best-sellers.server.ts";
import { monthsCsv } from "./months-csv.ts";

setClock(new Date("2026-11-20T10:00:00+05:00"));

const { id: categoryId } = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
const product = await makeProduct({ categoryId, name: "Tomatoes" });
const user = await makeUser();
const everything = { money: true, profit: true };

/** A delivered order of two kilos for `subtotal` rupees, delivery Rs. 100, whose kilo cost the shop `cost`. */
async function sell(at: string, { subtotal = 300, cost = 100, userId = null as number | null, phone = "+923012345678" } = {}) {
  const instant = new Date(at);
  const order = await makeOrder({
    ...{ product, userId, customerPhone: phone, subtotal: rupees(subtotal) },
    ...{ status: "delivered", createdAt: instant, deliveredAt: instant },
  });
  await db.orderLine.updateMany({ where: { orderId: order.id }, data: { unitCost: rupees(cost) } });
  return order;
}

await sell("2026-11-01T00:00:00+05:00", { userId: user.id });
await sell("2026-11-20T09:00:00+05:00", { userId: user.id, subtotal: 500 });
await sell("2026-10-31T23:59:59.999+05:00");
await sell("2026-10-20T23:59:59+05:00", { phone: "+923219876543" });
await sell("2026-10-21T00:00:00+05:00");
await sell("2026-05-31T23:59:59+05:00", { subtotal: 900 });
await makeOrder({ status: "cancelled", createdAt: new Date("2026-11-05T10:00:00+05:00"), customerPhone: "+923331112233" });
const loose = await makeOrder({
  status: "delivered",
  subtotal: rupees(50),
  createdAt: new Date("2026-11-10T10:00:00+05:00"),
  deliveredAt: new Date("2026-11-10T12:00:00+05:00"),
});

const metricOf = async (name: string, sight = everything) =>
  (await findFigures(6, sight)).metrics.find((metric) => metric.name === name);

test("A9.15 revenue, profit, orders and customers of the month so far stand against the same days of the month before", async () => {
  expect(await metricOf("revenue")).toEqual({ name: "revenue", value: rupees(400 + 600 + 150), change: 187.5 });
  expect(await metricOf("profit")).toEqual({ name: "profit", value: rupees(100 + 300), change: 300 });
  expect(await metricOf("orders")).toEqual({ name: "orders", value: 3, change: 200 });
  expect(await metricOf("customers")).toEqual({ name: "customers", value: 2, change: 100 });
});

test("customers of the counter who gave no number are not one customer, and who cancelled counts for nothing", async () => {
  const at = { customerPhone: "", createdAt: new Date("2025-03-02T11:00:00+05:00") };
  await makeOrder(at);
  await makeOrder(at);
  await makeOrder({ ...at, status: "cancelled" });
  const day = { from: "2025-03-02", to: "2025-03-02" };
  const metrics = await findMetrics(
    { now: day, before: { from: "2025-02-02", to: "2025-02-02" } },
    { money: false, profit: false },
  );
  expect(metrics.map(({ name, value }) => [name, value])).toEqual([
    ["orders", 2],
    ["customers", 2],
  ]);
});

test("an order delivered at the edge of a month belongs to the month that it is in Karachi", async () => {
  const { months, days } = await findFigures(6, everything);
  const of = (month: string) => months.find((row) => row.month === month);
  expect(of("2026-11")).toEqual({ month: "2026-11", orders: 3, revenue: rupees(1150), profit: rupees(400) });
  expect(of("2026-10")).toEqual({ month: "2026-10", orders: 3, revenue: rupees(1200), profit: rupees(300) });
  expect(days?.current.at(0)).toEqual({ date: "2026-11-01", revenue: rupees(400), orders: 1 });
  expect(days?.current).toHaveLength(20);
  expect(days?.previous.at(-1)).toEqual({ date: "2026-10-20", revenue: rupees(400), orders: 1 });
});

test("A9.14 the trends go back 6 or 12 months, months without an order included", async () => {
  const short = (await findFigures(6, everything)).months;
  const long = (await findFigures(12, everything)).months;
  expect([short.length, short[0]?.month, long.length, long[0]?.month]).toEqual([6, "2026-06", 12, "2025-12"]);
  expect(long.find(({ month }) => month === "2026-05")?.revenue).toBe(rupees(1000));
  expect(long[0]).toEqual({ month: "2025-12", orders: 0, revenue: 0, profit: 0 });
});

test("A9.17 the parts of the month's revenue are all of it", async () => {
  const { shares } = await findFigures(6, everything);
  expect(shares).toEqual([
    { source: { kind: "category", categoryId, name: "Vegetables", nameUr: "Sabziyan" }, revenue: rupees(800) },
    { source: { kind: "delivery" }, revenue: rupees(300) },
    { source: { kind: "custom" }, revenue: rupees(50) },
  ]);
});

test("those who may not see money see orders and customers alone; those who may not see cost, no profit", async () => {
  const blind = await findFigures(6, { money: false, profit: true });
  expect(blind.metrics.map(({ name }) => name)).toEqual(["orders", "customers"]);
  expect([blind.days, blind.shares, blind.months.at(-1)]).toStrictEqual([null, null, { month: "2026-11", orders: 3 }]);
  const half = await findFigures(6, { money: true, profit: false });
  expect(half.metrics.map(({ name }) => name)).toEqual(["revenue", "orders", "customers"]);
  expect(monthsCsv(half.months.slice(-1))).toBe("month,orders,revenue\r\n2026-11,3,1150\r\n");
  expect(monthsCsv(blind.months.slice(-1))).toBe("month,orders\r\n2026-11,3\r\n");
});

test("the best sellers are those that brought in the most", async () => {
  expect(await listBestSellers({ from: "2026-11-01", to: "2026-11-20" })).toEqual([
    { id: product.id, name: "Tomatoes", unit: "kg", soldByWeight: false, sold: 4000, orders: 2, revenue: rupees(800) },
  ]);
});

test("what was packed decides the cost, and a thing written in by hand has none", async () => {
  const [line] = await db.orderLine.findMany({ where: { orderId: loose.id } });
  expect(line?.unitCost).toBeNull();
  const { id } = await sell("2026-11-12T10:00:00+05:00", { subtotal: 300 });
  await db.orderLine.updateMany({ where: { orderId: id }, data: { packedQuantity: 1500 } });
  expect((await metricOf("profit"))?.value).toBe(rupees(400 + 150));
});

test("a past month is added up again once an order in it has changed", async () => {
  const profitOf = async () => (await findFigures(6, everything)).months.find(({ month }) => month === "2026-10")?.profit;
  expect([await profitOf(), await profitOf()]).toEqual([rupees(300), rupees(300)]);
  const order = await db.order.findFirstOrThrow({ where: { deliveredAt: new Date("2026-10-21T00:00:00+05:00") } });
  await db.orderLine.updateMany({ where: { orderId: order.id }, data: { packedQuantity: 1000 } });
  await db.order.update({ where: { id: order.id }, data: { version: { increment: 1 } } });
  expect(await profitOf()).toBe(rupees(400));
});
