import { beforeEach, describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { readInbox } from "#tests/fixtures/read-inbox.ts";
import { addLine } from "./add-line.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { listOrders } from "./list-orders.server.ts";
import { type Refund, refundOrder } from "./refund-order.server.ts";
import { removeLine } from "./remove-line.server.ts";
import { saveOrder } from "./save-order.server.ts";
import type { StaffLine } from "./staff-lines.server.ts";
import { undoMove } from "./undo-move.server.ts";

const { id: by } = await makeUser({ role: "admin" });
beforeEach(() => setClock(null));

const saag: StaffLine = {
  kind: "custom",
  name: "Saag",
  description: null,
  quantity: thousandths(2000),
  unitPrice: rupees(80),
  source: "whatsapp",
  productId: null,
};

const save = async (id: number, change: Parameters<typeof saveOrder>[1]) => {
  const outcome = await saveOrder(id, change, { version: null, by });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
};
const refund = async (id: number, given: Partial<Refund> & Pick<Refund, "amount" | "cause">, key: string | null = null) => {
  const outcome = await refundOrder(id, { note: null, ...given }, { version: null, key, by });
  return outcome.ok ? "refunded" : outcome.refusal.code;
};

/** The payment ledger of an order, beside the order's own columns. */
async function moneyOf(id: number) {
  const order = await db.order.findUniqueOrThrow({ where: { id }, include: { payments: { include: { entries: true } } } });
  const entries = order.payments.flatMap((payment) => payment.entries);
  const ledger = entries.reduce((sum, { kind, amount }) => sum + (kind === "charge" ? amount : -amount), 0);
  const pending = order.payments.filter(({ status }) => status === "pending").reduce((sum, { amount }) => sum + amount, 0);
  const { total, received, due, isPaid, status } = order;
  expect(received).toBe(ledger);
  expect(isPaid).toBe(received >= total);
  expect(due).toBe((status === "cancelled" ? 0 : total) - received);
  expect(pending).toBe(status === "cancelled" ? 0 : Math.max(0, due));
  return { total: total / 100, received: received / 100, due: due / 100, isPaid };
}
const onPile = async (view: "refund" | "unpaid", id: number) => {
  const { orders } = await listOrders({ view, search: "", status: null, page: 1 }, { contactsVisible: true });
  return orders.some((order) => order.id === id);
};

describe("what is due", () => {
  test("after a paid order grew, the customer keeps ready what is still due and not everything again", async () => {
    const customer = await makeUser();
    const { id } = await makeOrder({ userId: customer.id });
    await save(id, { isPaid: true });
    await addLine(id, saag, byStaff(by));
    await save(id, { status: "out for delivery" });
    expect(await moneyOf(id)).toEqual({ total: 560, received: 400, due: 160, isPaid: false });
    const [word] = await readInbox(customer.id);
    expect(word?.content).toBe("Please keep Rs. 160 ready for the rider.");
  });

  test("a paid order that lost a line is to be given money back, and its customer is told how much", async () => {
    const customer = await makeUser({ language: "ur" });
    const { id } = await makeOrder({ userId: customer.id });
    await addLine(id, saag, byStaff(by));
    await save(id, { isPaid: true });
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: id, name: "Saag" } });
    await removeLine(id, line.id, byStaff(by));
    expect(await moneyOf(id)).toEqual({ total: 400, received: 560, due: -160, isPaid: true });
    expect(await onPile("refund", id)).toBe(true);
    expect((await readInbox(customer.id))[0]?.content).toBe("Ab total Rs. 400 hai. Hum aap ko Rs. 160 wapas karenge.");
  });

  test("delivery that an added line makes free is not charged any more, and is not charged again when the line goes", async () => {
    await makeZone({ name: "Bosan Road", deliveryCharge: rupees(100), minOrderForFreeDelivery: rupees(400) });
    const { id } = await makeOrder({ deliveryZone: "Bosan Road" });
    await addLine(id, saag, byStaff(by));
    expect((await moneyOf(id)).total).toBe(460);
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: id, name: "Saag" } });
    await removeLine(id, line.id, byStaff(by));
    expect((await moneyOf(id)).total).toBe(300);
  });

  test("delivery is reckoned by the zone's rule on the day of the order", async () => {
    await makeZone({ name: "Cantt", deliveryCharge: rupees(100), minOrderForFreeDelivery: rupees(100_000) });
    const { id } = await makeOrder({ deliveryZone: "Cantt", zoneCharge: rupees(100), zoneFreeAbove: rupees(400) });
    await addLine(id, saag, byStaff(by));
    expect((await moneyOf(id)).total).toBe(460);
  });
});

describe("giving money back", () => {
  test("a paid order that grew, was paid again and is cancelled and un-paid gives all its money back", async () => {
    const { id } = await makeOrder();
    await save(id, { isPaid: true });
    await addLine(id, saag, byStaff(by));
    await save(id, { isPaid: true });
    expect((await moneyOf(id)).received).toBe(560);
    await save(id, { status: "cancelled", isPaid: false });
    expect(await moneyOf(id)).toMatchObject({ received: 0, due: 0, isPaid: false });
  });

  test("a part-paid order that is cancelled waits on the pile to refund until its money went back", async () => {
    const { id } = await makeOrder();
    await save(id, { isPaid: true });
    await addLine(id, saag, byStaff(by));
    await save(id, { status: "cancelled" });
    expect(await moneyOf(id)).toMatchObject({ received: 400, due: -400, isPaid: false });
    expect(await onPile("refund", id)).toBe(true);
    expect(await refund(id, { amount: rupees(150), cause: "overpaid" })).toBe("refunded");
    expect(await refund(id, { amount: rupees(251), cause: "overpaid" })).toBe("refund.too-much");
    expect(await refund(id, { amount: rupees(250), cause: "overpaid" })).toBe("refunded");
    expect(await moneyOf(id)).toMatchObject({ received: 0, due: 0 });
    expect(await onPile("refund", id)).toBe(false);
    expect(await refund(id, { amount: rupees(1), cause: "corrected" })).toBe("refund.nothing");
  });

  test("a paid order that its customer cancels is on the pile to refund, and the customer reads so", async () => {
    const customer = await makeUser();
    const { id } = await makeOrder({ userId: customer.id, paymentMethod: "bank_transfer" });
    await save(id, { isPaid: true });
    expect((await cancelOrder({ orderId: id, userId: customer.id })).ok).toBe(true);
    expect(await moneyOf(id)).toMatchObject({ received: 400, due: -400 });
    expect([await onPile("refund", id), await onPile("unpaid", id)]).toEqual([true, false]);
    expect((await readInbox(customer.id))[0]?.content).toContain("Rs. 400 goes back to you, the way it came: Bank transfer.");
  });

  test("too much received goes back down to a due of 0 and no further", async () => {
    const { id } = await makeOrder({ isPaid: true });
    expect(await refund(id, { amount: rupees(1), cause: "overpaid" })).toBe("refund.too-much");
  });

  test("a corrected receipt is due again; nobody is told", async () => {
    const customer = await makeUser();
    const { id } = await makeOrder({ isPaid: true, userId: customer.id });
    expect(await refund(id, { amount: rupees(100), cause: "corrected" })).toBe("refunded");
    expect(await moneyOf(id)).toEqual({ total: 400, received: 300, due: 100, isPaid: false });
    expect(await readInbox(customer.id)).toEqual([]);
    expect(await refund(id, { amount: rupees(301), cause: "corrected" })).toBe("refund.too-much");
  });

  test("goods or goodwill lower the total by a credit line; what is due stays, of a delivered order too", async () => {
    const { id } = await makeOrder({ isPaid: true, status: "delivered" });
    expect(await refund(id, { amount: rupees(350), cause: "goodwill", note: "Two melons were bad" })).toBe("refunded");
    expect(await moneyOf(id)).toEqual({ total: 50, received: 50, due: 0, isPaid: true });
    const order = await db.order.findUniqueOrThrow({ where: { id }, include: { lines: { orderBy: { id: "asc" } } } });
    expect(order).toMatchObject({ subtotal: 0, deliveryCharge: rupees(50) });
    expect(order.lines[1]).toMatchObject({ name: "Two melons were bad", lineTotal: rupees(-300) });
  });

  test("one press of a refund that arrives twice goes back once, other contents under its key are refused", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const submit = () => refund(id, { amount: rupees(100), cause: "goodwill" }, "refund-press-1");
    expect(await Promise.all([submit(), submit()])).toEqual(["refunded", "refunded"]);
    expect(await refund(id, { amount: rupees(50), cause: "goodwill" }, "refund-press-1")).toBe("key.reused");
    expect((await moneyOf(id)).received).toBe(300);
  });

  test("a payment given back in part stays completed, one given back whole is refunded", async () => {
    const { id } = await makeOrder({ isPaid: true });
    const statuses = async () => (await db.payment.findMany({ where: { orderId: id } })).map(({ status }) => status);
    await refund(id, { amount: rupees(100), cause: "goodwill" });
    expect(await statuses()).toEqual(["completed"]);
    await refund(id, { amount: rupees(300), cause: "goodwill" });
    expect(await statuses()).toEqual(["refunded"]);
  });
});

describe("taking a move back", () => {
  test("taking back 'delivered and paid' takes back the money too", async () => {
    const { id } = await makeOrder({ status: "out for delivery" });
    await saveOrder(id, { status: "delivered", isPaid: true }, { version: 1, by });
    expect(await moneyOf(id)).toMatchObject({ received: 400, isPaid: true });
    expect((await undoMove(id, { version: 2, to: "out for delivery", by })).ok).toBe(true);
    expect(await moneyOf(id)).toMatchObject({ received: 0, isPaid: false });
    expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe("out for delivery");
  });

  test("taking back a move that also said 'not paid' books the money again", async () => {
    const { id } = await makeOrder({ status: "out for delivery", isPaid: true });
    await saveOrder(id, { status: "delivered", isPaid: false }, { version: 1, by });
    expect((await moneyOf(id)).received).toBe(0);
    await undoMove(id, { version: 2, to: "out for delivery", by });
    expect(await moneyOf(id)).toMatchObject({ received: 400, isPaid: true });
  });

  test("money that was there before the move stays", async () => {
    const { id } = await makeOrder({ status: "out for delivery", isPaid: true });
    await saveOrder(id, { status: "delivered", isPaid: true }, { version: 1, by });
    await undoMove(id, { version: 2, to: "out for delivery", by });
    expect(await moneyOf(id)).toMatchObject({ received: 400, isPaid: true });
  });

  test("a move taken back leaves the word of the move before, which it had replaced", async () => {
    const customer = await makeUser();
    const { id } = await makeOrder({ userId: customer.id });
    await saveOrder(id, { status: "confirmed" }, { version: 1, by });
    await saveOrder(id, { status: "preparing" }, { version: 2, by });
    await undoMove(id, { version: 3, to: "confirmed", by });
    expect((await readInbox(customer.id)).map(({ title }) => title)).toEqual([expect.stringContaining("is confirmed")]);
  });

  test("three moves within the time to take them back are one message", async () => {
    const customer = await makeUser();
    const { id } = await makeOrder({ userId: customer.id });
    for (const status of ["confirmed", "preparing", "out for delivery"] as const) await save(id, { status });
    expect(await readInbox(customer.id)).toHaveLength(1);
  });
});
