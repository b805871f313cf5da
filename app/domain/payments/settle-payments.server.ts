import { paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { gatewayOf } from "./method.ts";

/** Payments that hold no money and may wait for it: those that wait, and those that were called off. */
const listIdle = (tx: Tx, orderId: number) => tx.$queryRaw<{ id: number; status: string; amount: number }[]>`
  SELECT p.id, p.status::text AS status, p.amount FROM payments p
  WHERE p.order_id = ${orderId} AND p.status IN ('pending', 'processing', 'cancelled')
  ORDER BY p.status <> 'cancelled' DESC, p.id DESC`;

/** What an order holds on khata beyond what it comes to goes back to it: the customer owes that much less (decisions 34). */
async function returnToKhata(tx: Tx, orderId: number, surplus: number): Promise<void> {
  const held = await tx.$queryRaw<{ id: number; received: number }[]>`
    SELECT id, received FROM payments WHERE order_id = ${orderId} AND method::text = 'khata' AND received > 0 ORDER BY id DESC`;
  let left = surplus;
  const at = now();
  for (const { id, received } of held) {
    const amount = Math.min(left, received);
    if (amount <= 0) return;
    left -= amount;
    await tx.paymentEntry.create({ data: { paymentId: id, kind: "refund", amount, cause: "overpaid", createdAt: at } });
    if (amount === received) await tx.payment.update({ where: { id }, data: { status: "refunded", updatedAt: at } });
  }
}

/**
 * Makes what an order's payments wait for equal to what is due: one pending payment of that amount, none when nothing is due; what was settled on khata beyond it goes back there. To be
 * called after every change of total, status or money; a second call changes nothing. The caller holds the lock on the order's row.
 */
export async function settlePayments(tx: Tx, orderId: number): Promise<void> {
  const readOrder = () => tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { due: true, paymentMethod: true } });
  let order = await readOrder();
  if (order.due < 0) {
    await returnToKhata(tx, orderId, -order.due);
    order = await readOrder();
  }
  const due = Math.max(0, order.due);
  const at = now();
  const [newest, ...others] = await listIdle(tx, orderId);
  const closed = (due > 0 ? others : [newest, ...others]).filter((payment) => payment && payment.status !== "cancelled");
  if (closed.length > 0) {
    const ids = closed.map((payment) => payment?.id ?? 0);
    await tx.payment.updateMany({ where: { id: { in: ids } }, data: { status: "cancelled", updatedAt: at } });
  }
  if (due === 0) return;
  if (newest) {
    if (newest.status !== "cancelled" && newest.amount === due) return;
    await tx.payment.update({ where: { id: newest.id }, data: { status: "pending", amount: due, updatedAt: at } });
    return;
  }
  const method = order.paymentMethod;
  const opened = { orderId, method, gatewayName: gatewayOf[method], amount: paisa(due), createdAt: at, updatedAt: at };
  await tx.payment.create({ data: opened });
}
