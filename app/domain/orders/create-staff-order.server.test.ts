import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { createStaffOrder, type NewStaffOrder } from "./create-staff-order.server.ts";
import type { StaffLine } from "./staff-lines.server.ts";

const { id: by } = await makeUser({ role: "admin" });
await makeZone();

const custom = (wanted: Partial<Extract<StaffLine, { kind: "custom" }>> = {}): StaffLine => ({
  kind: "custom",
  name: "Saag",
  description: null,
  quantity: thousandths(2000),
  unitPrice: rupees(80),
  source: "admin",
  productId: null,
  ...wanted,
});

const order = (lines: StaffLine[], wanted: Partial<NewStaffOrder> = {}): NewStaffOrder => ({
  source: "phone",
  customerName: "Ayesha Khan",
  customerPhone: "+923012345678",
  deliveryZone: "Gulgasht Colony",
  deliveryAddress: "House 12",
  paymentMethod: "cash",
  deliveryCharge: null,
  lines,
  ...wanted,
});

async function create(lines: StaffLine[], wanted: Partial<NewStaffOrder> = {}) {
  const outcome = await createStaffOrder(order(lines, wanted), { by });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return db.order.findUniqueOrThrow({
    where: { id: outcome.value.orderId },
    include: {
      lines: { orderBy: { id: "asc" }, include: { components: true } },
      events: true,
      payments: { include: { entries: true } },
    },
  });
}

const codeOf = async (lines: StaffLine[], wanted: Partial<NewStaffOrder> = {}) => {
  const outcome = await createStaffOrder(order(lines, wanted), { by });
  return outcome.ok ? "done" : outcome.refusal.code;
};

const stockOf = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).stockQuantity;

describe("an order that staff writes down", () => {
  test("A7.22 has products, packages and custom items at the prices of now, one payment, and who wrote it", async () => {
    const milk = await makeProduct({
      price: rupees(200),
      discountPercent: 1000,
      discountActive: true,
      stockQuantity: 10_000,
      costPrice: rupees(150),
    });
    const rice = await makeProduct({ stockQuantity: 10_000 });
    const basket = await makePackage([{ product: rice, quantity: 2 }]);
    const written = await create([
      { kind: "product", productId: milk.id, quantity: thousandths(3000) },
      { kind: "package", packageId: basket.id, quantity: thousandths(1000) },
      custom(),
    ]);
    expect(written).toMatchObject({
      status: "pending",
      isPaid: false,
      subtotal: rupees(1700),
      deliveryCharge: 0,
      total: rupees(1700),
      source: "phone",
    });
    expect(written.lines.map(({ kind, unitPrice, unitCost }) => [kind, unitPrice, unitCost])).toEqual([
      ["product", rupees(180), rupees(150)],
      ["package", rupees(1000), null],
      ["custom", rupees(80), null],
    ]);
    expect([await stockOf(milk.id), await stockOf(rice.id)]).toEqual([7000, 8000]);
    expect(written.payments.map(({ amount, status }) => [amount, status])).toEqual([[rupees(1700), "pending"]]);
    expect(written.events.map(({ status, byUserId }) => [status, byUserId])).toEqual([["pending", by]]);
    expect(
      await db.auditEntry.count({ where: { entity: "order", entityId: String(written.id), action: "create", byUserId: by } }),
    ).toBe(1);
  });

  test("the zone's own charge is taken unless another is given; over the counter there is none", async () => {
    expect((await create([custom()])).deliveryCharge).toBe(rupees(100));
    expect((await create([custom()], { deliveryCharge: rupees(0) })).deliveryCharge).toBe(0);
    const sold = await create([custom()], { deliveryZone: null, source: "counter", status: "delivered", isPaid: true });
    expect(sold).toMatchObject({ deliveryCharge: 0, deliveryZone: "Counter", status: "delivered", isPaid: true });
    expect(sold.deliveredAt).not.toBeNull();
    expect(sold.payments[0]?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([["charge", rupees(160)]]);
  });

  test("an item that names the product it came from draws its stock and has its cost", async () => {
    const tea = await makeProduct({ stockQuantity: 5000, costPrice: rupees(60) });
    const { lines } = await create([custom({ name: "Tea", productId: tea.id })]);
    expect(lines[0]).toMatchObject({ kind: "custom", productId: tea.id, unitCost: rupees(60), unitPrice: rupees(80) });
    expect(await stockOf(tea.id)).toBe(3000);
  });

  test("rings nowhere: whoever wrote it knows of it", async () => {
    expect(await create([custom()])).toMatchObject({ acknowledgedById: by });
  });

  test("keeps the message it was pasted from", async () => {
    expect((await create([custom()], { originalText: "2 kilo aloo" })).originalText).toBe("2 kilo aloo");
  });

  test("two presses of one button make one order, other contents under the same key none", async () => {
    const lines = [custom()];
    const key = "press-1234";
    const answers = await Promise.all([1, 2].map(() => createStaffOrder(order(lines, { key }), { by })));
    const ids = answers.map((answer) => answer.ok && answer.value.orderId);
    expect(ids[0]).toBe(ids[1]);
    expect(answers.map((answer) => answer.ok && answer.value.isReplay).sort()).toEqual([false, true]);
    expect(await codeOf([custom({ name: "Other" })], { key })).toBe("key.reused");
  });
});

describe("is refused, and nothing is written,", () => {
  test("without anything in it", async () => expect(await codeOf([])).toBe("order.no-lines"));

  test("when the zone is not served", async () =>
    expect(await codeOf([custom()], { deliveryZone: "Lahore" })).toBe("zone.not-served"));

  test("when stock is short, also of one product on two lines", async () => {
    const { id } = await makeProduct({ stockQuantity: 3000 });
    const line = { kind: "product", productId: id, quantity: thousandths(2000) } as const;
    const before = await db.order.count();
    expect(await codeOf([line, line])).toBe("cart.short");
    expect(await codeOf([{ ...line, quantity: thousandths(4000) }])).toBe("cart.short");
    expect([await stockOf(id), await db.order.count()]).toEqual([3000, before]);
  });

  test("with half of what is sold by the piece", async () => {
    const { id } = await makeProduct();
    expect(await codeOf([{ kind: "product", productId: id, quantity: thousandths(500) }])).toBe("product.whole-pieces");
  });
});
