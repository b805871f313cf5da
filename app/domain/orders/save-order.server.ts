import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { freeSlot, takeSlot } from "#app/domain/delivery/slots.server.ts";
import type { Slot } from "#app/domain/delivery/slots.ts";
import { settlePayment } from "#app/domain/payments/settle-payment.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { settleMove } from "./settle-move.server.ts";
import { holdsStock, type OrderStatus } from "./status.ts";
import { tellOfMove } from "./tell-of-move.server.ts";

/** What staff may change of an order; date and time are Karachi wall time, YYYY-MM-DD and HH:mm:ss. */
export type OrderChange = {
  status: OrderStatus;
  isPaid: boolean;
  deliveryDate: string | null;
  deliveryTime: string | null;
  deliveryNotes: string | null;
};

type Saved = OrderChange & { version: number };

/** Reads the order and holds its row, so that of two people saving at once the second sees what the first did. */
async function lockOrder(tx: Tx, id: number): Promise<Saved | undefined> {
  const [order] = await tx.$queryRaw<Saved[]>`
    SELECT version, status, is_paid AS "isPaid", delivery_notes AS "deliveryNotes",
      to_char(delivery_date, 'YYYY-MM-DD') AS "deliveryDate", to_char(scheduled_delivery_time, 'HH24:MI:SS') AS "deliveryTime"
    FROM orders WHERE id = ${id} FOR NO KEY UPDATE`;
  return order;
}

/** The fields that a save changes, as they were and as they become; empty when it changes none. */
function differences(before: Saved, change: OrderChange): { before: Partial<OrderChange>; after: Partial<OrderChange> } | null {
  const names = (Object.keys(change) as (keyof OrderChange)[]).filter((name) => before[name] !== change[name]);
  const pick = (of: OrderChange) => Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<OrderChange>;
  return names.length > 0 ? { before: pick(before), after: pick(change) } : null;
}

const slotOf = ({ deliveryDate, deliveryTime }: OrderChange): Slot | null =>
  deliveryDate && deliveryTime ? { date: deliveryDate, time: deliveryTime } : null;

/** Moves an order that keeps its stock from one slot to another; false when the new one is full. */
async function changeSlot(tx: Tx, before: OrderChange, after: OrderChange): Promise<boolean> {
  const [left, taken] = [slotOf(before), slotOf(after)];
  if (left?.date === taken?.date && left?.time === taken?.time) return true;
  if (left) await freeSlot(tx, left);
  return taken === null || takeSlot(tx, taken);
}

const writeDetails = (tx: Tx, id: number, { deliveryDate, deliveryTime, deliveryNotes, isPaid }: OrderChange) => tx.$executeRaw`
  UPDATE orders SET delivery_date = ${deliveryDate}::date, scheduled_delivery_time = ${deliveryTime}::time,
    delivery_notes = ${deliveryNotes}, is_paid = ${isPaid}, version = version + 1, updated_at = ${now()}
  WHERE id = ${id}`;

async function writeStatus(tx: Tx, id: number, status: OrderStatus, by: number) {
  const at = now();
  await tx.order.update({ where: { id }, data: { status, deliveredAt: status === "delivered" ? at : null } });
  await tx.orderEvent.create({ data: { orderId: id, status, byUserId: by, createdAt: at } });
}

/**
 * Saves what staff changed of an order, all of it or nothing: any status may follow any other (A4.09), the paid flag
 * stands on its own and books the money (A4.10), cancelling gives stock and slot back and un-cancelling takes them again.
 *
 * @param version the version that was edited; null saves over whatever is there
 * @returns refused with `order.not-found`, `order.changed-meanwhile`, `cart.short`, `slot.full`
 */
export function saveOrder(
  id: number,
  change: OrderChange,
  { version, by }: { version: number | null; by: number },
): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    if (version !== null && version !== before.version) return refused("order.changed-meanwhile");
    const changed = differences(before, change);
    if (!changed) return done(undefined);

    const { status: from } = before;
    const { status: to } = change;
    const full = refused("slot.full", { field: "scheduled_delivery_time" });
    if (holdsStock(from) && holdsStock(to) && !(await changeSlot(tx, before, change))) return full;

    // A slot is given back as it was saved, and taken as it will be.
    if (holdsStock(from)) {
      const settled = await settleMove(tx, { orderId: id, from, to, by });
      if (!settled.ok) return settled;
      await writeDetails(tx, id, change);
    } else {
      await writeDetails(tx, id, change);
      const settled = await settleMove(tx, { orderId: id, from, to, by });
      if (!settled.ok) return settled.refusal.code === "slot.full" ? full : settled;
    }
    if (from !== to) await writeStatus(tx, id, to, by);
    await settlePayment(tx, { orderId: id, isPaid: change.isPaid, isCancelled: to === "cancelled", by });
    if (from !== to) await tellOfMove(tx, { orderId: id, to });
    await recordAudit(tx, { by, action: "save", entity: "order", id, ...changed });
    return done(undefined);
  });
}
