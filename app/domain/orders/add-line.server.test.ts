import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { addLine } from "./add-line.server.ts";
import { findStaffOrder } from "./find-staff-order.server.ts";
import { saveOrder } from "./save-order.server.ts";
import type { StaffLine } from "./staff-lines.server.ts";
import { orderStatuses } from "./status.ts";

const { id: by } = await makeUser({ role: "admin" });

const saag: StaffLine = {
  kind: "custom",
  name: "Saag",
  description: "Fresh",
  quantity: thousandths(2000),
  unitPrice: rupees(80),
  source: "whatsapp",
  productId: null,
};

const read = (id: number) =>
  db.order.findUniqueOrThrow({
    where: { id },
    include: { payments: { orderBy: { id: "asc" } }, lines: { orderBy: { id: "asc" } } },
  });
const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;

test("A7.21 a custom product is added with name, description, quantity, price and source, and the totals grow", async () => {
  const { id } = await makeOrder();
  expect((await addLine(id, saag, byStaff(by))).ok).toBe(true);
  const order = await read(id);
  expect(order).toMatchObject({ subtotal: rupees(460), total: rupees(560), itemsCount: 2, version: 2 });
  expect(order.lines[1]).toMatchObject({
    kind: "custom",
    name: "Saag",
    description: "Fresh",
    quantity: 2000,
    unitPrice: rupees(80),
    source: "whatsapp",
    lineTotal: rupees(160),
  });
  expect(order.payments.map(({ amount }) => amount)).toEqual([rupees(560)]);
  const seen = await findStaffOrder(id, { contactsVisible: true });
  expect(seen?.timeline[0]).toMatchObject({ action: "add-line", facts: { added: "2 × Saag" } });
});

test.each(orderStatuses)("A4.11 a %s order takes more only while it is neither cancelled nor delivered", async (status) => {
  const { id } = await makeOrder({ status });
  const outcome = await addLine(id, saag, byStaff(by));
  const isClosed = status === "cancelled" || status === "delivered";
  expect(outcome.ok ? "added" : outcome.refusal.code).toBe(isClosed ? "order.closed" : "added");
  expect((await read(id)).lines).toHaveLength(isClosed ? 1 : 2);
});

test("more of a product that the order has already draws stock again, and cancelling gives all of it back", async () => {
  const product = await makeProduct({ stockQuantity: 10_000 });
  const { id } = await makeOrder({ product, quantity: 2000 });
  const line: StaffLine = { kind: "product", productId: product.id, quantity: thousandths(3000) };
  for (const _ of [1, 2]) expect((await addLine(id, line, byStaff(by))).ok).toBe(true);
  expect(await stockOf(product.id)).toBe(2000);
  const short = await addLine(id, line, byStaff(by));
  expect(short.ok ? "" : short.refusal.code).toBe("cart.short");
  await saveOrder(id, { status: "cancelled" }, { version: null, by });
  expect(await stockOf(product.id)).toBe(10_000);
  await saveOrder(id, { status: "pending" }, { version: null, by });
  expect(await stockOf(product.id)).toBe(2000);
});

test("what is added to a paid order is due: the money that came in stays booked", async () => {
  const { id } = await makeOrder({ isPaid: true });
  await addLine(id, saag, byStaff(by));
  const order = await read(id);
  expect(order.isPaid).toBe(false);
  expect(order.payments.map(({ amount, status }) => [amount, status])).toEqual([
    [rupees(400), "completed"],
    [rupees(160), "pending"],
  ]);
});
