import { type Paisa, paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { gatewayOf, isTransfer, type PaymentMethod } from "./method.ts";
import { waitingStatuses } from "./payment-status.ts";

/**
 * Money that came in. `method` is left out where it is the order's own, and `reference` where it is what the customer gave with the order;
 * `cash` is what was handed over and what went back. `paymentId` names the waiting payment, the newest by default. In paisa.
 */
type Receipt = {
  orderId: number;
  paymentId?: number;
  amount: Paisa;
  by: number;
  method?: PaymentMethod;
  reference?: string | null;
  cash?: { tendered: Paisa; change: Paisa } | null;
};

/** The payment that waits for money: the named one or the newest, or a new one by the order's own method. */
async function findOpen(tx: Tx, { orderId, paymentId, amount, method }: Receipt & { method: PaymentMethod }): Promise<number> {
  const open = await tx.payment.findFirst({
    where: { orderId, status: { in: [...waitingStatuses] }, ...(paymentId && { id: paymentId }) },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  if (open) return open.id;
  const at = now();
  const opened = { orderId, method, gatewayName: gatewayOf[method], amount, createdAt: at, updatedAt: at };
  const { id } = await tx.payment.create({ data: opened, select: { id: true } });
  return id;
}

/**
 * Books money that came in for an order as a charge that completes its pending payment. `received`, `due` and `is_paid` of the order
 * follow by trigger. A transfer keeps the reference that the customer gave, whatever they type for the next one. The caller holds the lock on the order's row and calls `settlePayments` afterwards.
 *
 * @param receipt amount in paisa; 0 books nothing
 */
export async function recordReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  const { amount, by } = receipt;
  if (amount <= 0) return;
  const order = await tx.order.findUniqueOrThrow({
    where: { id: receipt.orderId },
    select: { paymentMethod: true, paymentReference: true },
  });
  const method = receipt.method ?? order.paymentMethod;
  const isNamed = receipt.reference === undefined && isTransfer(method) && method === order.paymentMethod;
  const paymentId = await findOpen(tx, { ...receipt, method });
  const at = now();
  await tx.payment.update({
    where: { id: paymentId },
    data: {
      status: "completed",
      amount,
      updatedAt: at,
      ...(isNamed && { gatewayTransactionId: order.paymentReference }),
      ...(receipt.reference && { gatewayTransactionId: receipt.reference }),
      ...((receipt.method || method === "khata") && { method, gatewayName: gatewayOf[method] }),
    },
  });
  await tx.paymentEntry.create({ data: { paymentId, kind: "charge", amount, ...receipt.cash, byUserId: by, createdAt: at } });
}

/** What is still to be paid of a locked order: below zero what is to be given back (decisions 22). In paisa. */
export async function readDue(tx: Tx, orderId: number): Promise<{ total: Paisa; received: Paisa; due: Paisa }> {
  const { total, received, due } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { total: true, received: true, due: true },
  });
  return { total: paisa(total), received: paisa(received), due: due as Paisa };
}
