import type { Tx } from "#app/platform/db.server.ts";

/**
 * Makes an order's newest payment say what its paid flag says, and books the money that moved: a charge when it came
 * in, a refund when it went back. Saying the same twice books nothing. The caller holds the lock on the order's row.
 */
export async function settlePayment(
  tx: Tx,
  { orderId, isPaid, by }: { orderId: number; isPaid: boolean; by: number },
): Promise<void> {
  const payment = await tx.payment.findFirst({
    where: { orderId },
    orderBy: { id: "desc" },
    select: { id: true, amount: true, status: true },
  });
  if (!payment || (payment.status === "completed") === isPaid) return;
  await tx.payment.update({ where: { id: payment.id }, data: { status: isPaid ? "completed" : "pending" } });
  if (payment.amount === 0) return;
  const kind = isPaid ? "charge" : "refund";
  await tx.paymentEntry.create({ data: { paymentId: payment.id, kind, amount: payment.amount, byUserId: by } });
}
