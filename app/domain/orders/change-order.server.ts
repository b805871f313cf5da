import { freeSlot, takeSlot } from "#app/domain/delivery/slots.server.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { claimReference } from "#app/domain/payments/claim-reference.server.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { readDue, recordReceipt } from "#app/domain/payments/record-receipt.server.ts";
import { recordRefund } from "#app/domain/payments/record-refund.server.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { settleMove } from "./internal/settle-move.server.ts";
import { hasLeft, holdsStock, type OrderStatus } from "./status.ts";

/** What staff may change of an order beside its lines; date and time are Karachi wall time, YYYY-MM-DD and HH:mm:ss. */
export type OrderChange = {
  status: OrderStatus;
  isPaid: boolean;
  deliveryDate: string | null;
  deliveryTime: string | null;
  deliveryNotes: string | null;
};

/** An order as it was before a change. */
export type Saved = OrderChange & { version: number };

/** Reads the order and holds its row, so that of two people saving at once the second reads what the first wrote. */
export async function lockOrder(tx: Tx, id: number): Promise<Saved | undefined> {
  const [order] = await tx.$queryRaw<Saved[]>`
    SELECT version, status, is_paid AS "isPaid", delivery_notes AS "deliveryNotes",
      to_char(delivery_date, 'YYYY-MM-DD') AS "deliveryDate", to_char(scheduled_delivery_time, 'HH24:MI:SS') AS "deliveryTime"
    FROM orders WHERE id = ${id} FOR NO KEY UPDATE`;
  return order;
}

const slotOf = ({ deliveryDate, deliveryTime }: OrderChange): Slot | null =>
  deliveryDate && deliveryTime ? { date: deliveryDate, time: deliveryTime } : null;

const isBefore = (one: Slot, other: Slot) => `${one.date} ${one.time}` < `${other.date} ${other.time}`;

/**
 * Moves an order that keeps its stock from one slot to another; false when the new one is full. The earlier slot's row is held
 * first: two orders that change places would wait for each other otherwise.
 */
async function changeSlot(tx: Tx, before: OrderChange, after: OrderChange): Promise<boolean> {
  const [left, taken] = [slotOf(before), slotOf(after)];
  if (left?.date === taken?.date && left?.time === taken?.time) return true;
  const isTakenFirst = left !== null && taken !== null && isBefore(taken, left);
  if (isTakenFirst && !(await takeSlot(tx, taken))) return false;
  if (left) await freeSlot(tx, left);
  return isTakenFirst || taken === null || takeSlot(tx, taken);
}

const writeDetails = (tx: Tx, id: number, { deliveryDate, deliveryTime, deliveryNotes }: OrderChange) => tx.$executeRaw`
  UPDATE orders SET delivery_date = ${deliveryDate}::date, scheduled_delivery_time = ${deliveryTime}::time,
    delivery_notes = ${deliveryNotes}, version = version + 1, updated_at = ${now()}
  WHERE id = ${id}`;

async function writeStatus(
  tx: Tx,
  id: number,
  { status, by, deliveredAt, received }: { status: OrderStatus; by: number; deliveredAt?: Date | null; received?: Paisa },
) {
  const at = now();
  await tx.order.update({ where: { id }, data: { status, deliveredAt: status === "delivered" ? (deliveredAt ?? at) : null } });
  await tx.orderEvent.create({ data: { orderId: id, status, byUserId: by, received: received || null, createdAt: at } });
}

/** Goods that leave for a customer who ordered on khata are settled on it now, whoever moves them (decisions 34). */
async function leavesOnKhata(tx: Tx, id: number, { status: from, isPaid }: OrderChange, to: OrderStatus): Promise<boolean> {
  if (isPaid || hasLeft(from) || !hasLeft(to)) return false;
  const order = await tx.order.findUniqueOrThrow({ where: { id }, select: { paymentMethod: true, due: true } });
  return order.paymentMethod === "khata" && order.due > 0;
}

/** Claims the transfer that the customer named, whose money is booked now. */
async function claimNamed(tx: Tx, orderId: number): Promise<Outcome<void>> {
  const { paymentMethod: method, paymentReference: reference } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paymentMethod: true, paymentReference: true },
  });
  return isTransfer(method) && reference ? claimReference(tx, { method, reference, orderId, isParts: true }) : done(undefined);
}

/** Records the payment of the paid flag. Returns the amount received, negative for a correction, in paisa. */
async function bookPaidFlag(
  tx: Tx,
  { orderId, isPaid, by }: { orderId: number; isPaid: boolean; by: number },
): Promise<Outcome<Paisa>> {
  const { total, received } = await readDue(tx, orderId);
  const missing = paisa(Math.max(0, total - received));
  if (!isPaid) {
    await recordRefund(tx, { orderId, amount: received, cause: "corrected", by });
    return done(paisa(-received));
  }
  const claimed = await claimNamed(tx, orderId);
  if (!claimed.ok) return { ok: false, refusal: { ...claimed.refusal, field: "is_paid" } };
  await recordReceipt(tx, { orderId, amount: missing, by });
  return done(missing);
}

/**
 * Writes a change of a locked order: slot, stock, money, fields and, when it moved, its event, and makes its payments agree with it.
 * `deliveredAt` is kept for an order that only comes back to delivered. Setting the paid flag books all that is missing to the total as
 * received, clearing it corrects all receipts (A4.10). An order on khata is settled when its goods leave.
 *
 * @returns refused with `cart.short`, `slot.full`, `khata.over-limit`, `khata.not-allowed`, `contact.blocked`, or as `claimReference`
 */
export async function writeChange(
  tx: Tx,
  id: number,
  { before, after, by, deliveredAt }: { before: Saved; after: OrderChange; by: number; deliveredAt?: Date | null },
): Promise<Outcome<void>> {
  const { status: from } = before;
  const { status: to } = after;
  const full = refused("slot.full", { field: "scheduled_delivery_time" });
  if (holdsStock(from) && holdsStock(to) && !(await changeSlot(tx, before, after))) return full;

  // A slot is given back as it was saved, and taken as it will be.
  if (holdsStock(from)) {
    const settled = await settleMove(tx, { orderId: id, from, to, by });
    if (!settled.ok) return settled;
    await writeDetails(tx, id, after);
  } else {
    await writeDetails(tx, id, after);
    const settled = await settleMove(tx, { orderId: id, from, to, by });
    if (!settled.ok) return settled.refusal.code === "slot.full" ? full : settled;
  }
  const isPaid = after.isPaid || (await leavesOnKhata(tx, id, before, to));
  const booked = before.isPaid === isPaid ? done(paisa(0)) : await bookPaidFlag(tx, { orderId: id, isPaid, by });
  if (!booked.ok) return booked;
  if (from !== to) await writeStatus(tx, id, { status: to, by, deliveredAt: deliveredAt ?? null, received: booked.value });
  await settlePayments(tx, id);
  return done(undefined);
}
