import type { PaymentStatus } from "#app/generated/prisma/enums.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

type Standing = { isPaid: boolean; isCancelled: boolean };

/** What a payment has to say under an order that stands like this; a state that a gateway gave it stays unless money moves. */
function dueStatus(before: PaymentStatus, { isPaid, isCancelled }: Standing): PaymentStatus {
  if (isPaid) return "completed";
  if (before === "completed" || before === "pending" || before === "cancelled") return isCancelled ? "cancelled" : "pending";
  return before;
}

/**
 * Makes an order's newest payment agree with the order, and books the money that moved: a charge when it came in, a
 * refund when it went back. Saying the same twice books nothing. The caller holds the lock on the order's row.
 */
export async function settlePayment(
  tx: Tx,
  { orderId, by, ...standing }: Standing & { orderId: number; by: number },
): Promise<void> {
  const payment = await tx.payment.findFirst({
    where: { orderId },
    orderBy: { id: "desc" },
    select: { id: true, amount: true, status: true },
  });
  if (!payment) return;
  const status = dueStatus(payment.status, standing);
  if (status === payment.status) return;
  const at = now();
  await tx.payment.update({ where: { id: payment.id }, data: { status, updatedAt: at } });
  const moved = status === "completed" ? "charge" : payment.status === "completed" ? "refund" : null;
  if (!moved || payment.amount === 0) return;
  const entry = { paymentId: payment.id, kind: moved, amount: payment.amount, byUserId: by, createdAt: at } as const;
  await tx.paymentEntry.create({ data: entry });
}
