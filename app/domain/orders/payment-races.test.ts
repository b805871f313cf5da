import { expect, test } from "vitest";
import { type Paisa, paisa, rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { failPayment } from "./fail-payment.server.ts";
import { sumPayments } from "./list-payments.server.ts";
import { receivePayment } from "./receive-payment.server.ts";
import type { Refund } from "./refund-order.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { saveOrder } from "./save-order.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const change = { version: null, key: null, by };
const receipt = { amount: rupees(400), method: "cash" as const, reference: null };

async function makePayment(isPaid = false) {
  const { id: orderId } = await makeOrder({ isPaid });
  const { id } = await db.payment.findFirstOrThrow({ where: { orderId } });
  return { id, orderId };
}

const codeOf = (outcome: Awaited<ReturnType<typeof receivePayment>>) => (outcome.ok ? "done" : outcome.refusal.code);

/** The ledger of an order beside the figures that are kept of it. */
async function ledgerOf(orderId: number): Promise<Paisa> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { payments: { include: { entries: true } } },
  });
  let received = 0;
  for (const payment of order.payments) {
    const held = payment.entries.reduce((sum, { kind, amount }) => sum + (kind === "charge" ? amount : -amount), 0);
    expect(payment.received).toBe(held);
    expect(held).toBeGreaterThanOrEqual(0);
    received += held;
  }
  expect(order.received).toBe(received);
  return paisa(received);
}

test("round after round two clerks mark one payment as received at once: it is booked once, the other reads why not", async () => {
  for (let round = 0; round < runs(100); round += 1) {
    const { id, orderId } = await makePayment();
    const outcomes = await Promise.all([receivePayment(id, receipt, change), receivePayment(id, receipt, change)]);
    expect(outcomes.map(codeOf).sort()).toEqual(["done", "payment.not-waiting"]);
    expect(await ledgerOf(orderId)).toBe(rupees(400));
  }
});

test("round after round a payment is marked received, failed and paid on its order at once: the money is booked once", async () => {
  for (let round = 0; round < runs(100); round += 1) {
    const { id, orderId } = await makePayment();
    await Promise.all([
      receivePayment(id, receipt, change),
      failPayment(id, null, change),
      saveOrder(orderId, { isPaid: true }, { version: null, by }),
    ]);
    expect(await ledgerOf(orderId)).toBe(rupees(400));
    const waiting = await db.payment.count({ where: { orderId, status: "pending" } });
    expect(waiting).toBe(0);
  }
});

test("round after round two clerks give one payment back at once: never more than it holds goes back", async () => {
  const back: Refund = { amount: rupees(250), cause: "corrected", note: null };
  for (let round = 0; round < runs(100); round += 1) {
    const { id, orderId } = await makePayment(true);
    const outcomes = await Promise.all([refundPayment(id, back, change), refundPayment(id, back, change)]);
    expect(outcomes.map(codeOf).sort()).toEqual(["done", "refund.too-much"]);
    expect(await ledgerOf(orderId)).toBe(rupees(150));
  }
});

test("after all of it the cards show what the ledger holds", async () => {
  const [ledger] = await db.$queryRaw<{ held: number }[]>`
    SELECT sum(CASE kind WHEN 'charge' THEN amount ELSE -amount END)::float8 AS held FROM payment_entries`;
  const sums = await sumPayments({ pile: "all", status: null, gateway: null, search: "", page: 1 });
  expect(sums.received).toBe(ledger?.held);
});
