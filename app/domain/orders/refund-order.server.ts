import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import { readDue } from "#app/domain/payments/record-receipt.server.ts";
import { recordRefund } from "#app/domain/payments/record-refund.server.ts";
import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { refundCauses } from "#app/domain/payments/refund-cause.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { moneyField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { formatMoney, type Paisa, paisa, rupees } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { findReplay, idempotencyKeyOf, saveIdempotencyKey } from "./idempotency-key.server.ts";
import { notifyOfMove, refreshPendingNotification } from "./internal/notify-of-move.server.ts";
import { isFull, writeLine } from "./internal/write-line.server.ts";
import { maxRefundable } from "./max-refundable.ts";
import type { OrderStatus } from "./status.ts";

/** Money that goes back: how much, why, and what staff want to note about it. How much may go back depends on the order. */
export const refundOrderForm = z.object({
  amount: moneyField.refine((amount) => amount > 0, "money"),
  cause: z.enum(refundCauses, "choice"),
  method: z.enum(paymentMethods, "choice").optional(),
  note: textField(200).optional().transform(orNull),
  ...idempotencyFields,
});

/**
 * Money that goes back. `amount` in paisa, above 0; `method` is the way it goes, left out as it came where that is one way (decisions 29); `note`
 * holds the reason in staff's words; `paymentId` names the one payment that it goes back from.
 */
export type Refund = {
  amount: Paisa;
  cause: RefundCause;
  method?: PaymentMethod | undefined;
  note: string | null;
  paymentId?: number;
};

/** What is held by what the money goes back from, one payment or all of an order's, and the ways that it came by. */
async function readHeld(tx: Tx, id: number, { paymentId }: Refund): Promise<{ held: number; ways: PaymentMethod[] }> {
  const payments = await tx.payment.findMany({
    where: { orderId: id, received: { gt: 0 }, ...(paymentId && { id: paymentId }) },
    select: { method: true, received: true },
  });
  return {
    held: payments.reduce((sum, { received }) => sum + received, 0),
    ways: [...new Set(payments.map(({ method }) => method))],
  };
}

type Held = { status: OrderStatus; version: number; subtotal: number; deliveryCharge: number };

const lock = (tx: Tx, id: number) => tx.$queryRaw<Held[]>`
  SELECT status, version, subtotal, delivery_charge AS "deliveryCharge" FROM orders WHERE id = ${id} FOR NO KEY UPDATE`;

/**
 * Lowers an order's total by a credit: a line of its own below zero, and of what is more than all lines together, its
 * delivery charge, and what the total was rounded up by.
 */
async function credit(tx: Tx, id: number, { subtotal, deliveryCharge }: Held, { amount, note }: Refund): Promise<void> {
  const onLines = paisa(Math.min(amount, subtotal));
  const onCharge = Math.min(amount - onLines, deliveryCharge);
  if (onLines > 0) {
    await writeLine(tx, id, {
      kind: "custom",
      product_id: null,
      package_id: null,
      name: note ?? "Credit",
      name_ur: note === null ? "Wapsi" : null,
      description: null,
      unit: null,
      unit_size: null,
      image_url: null,
      source: null,
      quantity: thousandths(1000),
      list_price: -onLines,
      unit_price: -onLines,
      unit_cost: null,
      line_total: -onLines,
      components: [],
    });
  }
  await tx.$executeRaw`
    UPDATE orders SET subtotal = subtotal - ${onLines}, delivery_charge = delivery_charge - ${onCharge},
      rounding = rounding - ${amount - onLines - onCharge}, total = total - ${amount}
    WHERE id = ${id}`;
}

/**
 * Gives money back to an order's customer, whole or in part, in any status. What was paid too much goes back down to a due of 0; a
 * corrected receipt is due again; goods or goodwill lower the total by as much (decisions 22). Whole rupees go back, paisa only with all
 * that may go back (28). The customer is notified, except of
 * a correction. Two requests with one key make one refund.
 *
 * @param version the one on the screen; null takes the order as it is
 * @returns refused with `order.not-found`, `order.changed-meanwhile`, `refund.nothing`, `refund.whole-rupees`, `refund.too-much`, `refund.no-way` (it came by several), `order.too-large`,
 *   `key.reused`
 */
export async function refundOrder(
  id: number,
  refund: Refund,
  { version, key, by }: { version: number | null; key: string | null; by: number },
): Promise<Outcome<void>> {
  const idempotencyKey = idempotencyKeyOf(by, key, { id, refund });
  const outcome = await transact<void>(async (tx) => {
    const [order] = await lock(tx, id);
    if (!order) return refused("order.not-found");
    if (version !== null && version !== order.version) return refused("order.changed-meanwhile");
    const { amount, cause, note } = refund;
    const { held, ways } = await readHeld(tx, id, refund);
    if (held === 0) return refused("refund.nothing");
    const most = paisa(Math.min(held, maxRefundable(cause, { status: order.status, ...(await readDue(tx, id)) })));
    if (amount % rupees(1) !== 0 && amount !== most) return refused("refund.whole-rupees", { field: "amount" });
    if (amount > most) return refused("refund.too-much", { field: "amount", values: { most: formatMoney(most) } });
    const isCorrected = cause === "corrected"; // no money moves then: its payments take back what they were booked with
    const method = isCorrected ? undefined : (refund.method ?? (ways.length === 1 ? ways[0] : undefined));
    const isOffKhata = method === "khata" && ways.some((way) => way !== "khata"); // money that came in goes back as money
    if (!isCorrected && (method === undefined || isOffKhata)) return refused("refund.no-way", { field: "method" });
    if (cause === "goodwill") {
      if (await isFull(tx, id)) return refused("order.too-large");
      await credit(tx, id, order, refund);
    }
    const methods = await recordRefund(tx, { orderId: id, ...refund, method, by });
    await tx.$executeRaw`UPDATE orders SET version = version + 1, updated_at = ${now()} WHERE id = ${id}`;
    await settlePayments(tx, id);
    if (!(await saveIdempotencyKey(tx, idempotencyKey, id))) return refused("key.reused");
    await recordAudit(tx, {
      by,
      action: "refund",
      entity: "order",
      id,
      after: { refunded: amount, cause, note, way: method ?? null },
    });
    if (cause === "corrected") await refreshPendingNotification(tx, id);
    else await notifyOfMove(tx, { orderId: id, to: "refunded", amount, methods });
    return done(undefined);
  });
  if (outcome.ok) return outcome;
  const first = await findReplay(idempotencyKey);
  return first ? (first.ok ? done(undefined) : first) : outcome;
}
