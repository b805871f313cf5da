import { differences } from "#app/domain/audit/differences.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { readDue } from "#app/domain/payments/record-receipt.server.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { lockOrder, type OrderChange, writeChange } from "./change-order.server.ts";
import { notifyOfMove, refreshPendingNotification } from "./internal/notify-of-move.server.ts";
import type { OrderStatus } from "./status.ts";

/** What a save did: the status before and since, the order's version now, and what a cancelled order has to give back, in paisa. */
export type SavedOrder = { from: OrderStatus; to: OrderStatus; version: number; toRefund: Paisa };

/**
 * Saves what staff changed of an order, all of it or nothing: any status may follow any other (A4.09), the paid flag
 * stands on its own and books the money (A4.10), cancelling gives stock and slot back and un-cancelling takes them again.
 * What `change` leaves out stays as it is.
 *
 * @param version the version that was edited; null saves over whatever is there
 * @returns refused with `order.not-found`, `order.changed-meanwhile`, `cart.short`, `slot.full`
 */
export function saveOrder(
  id: number,
  change: Partial<OrderChange>,
  { version, by }: { version: number | null; by: number },
): Promise<Outcome<SavedOrder>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    if (version !== null && version !== before.version) return refused("order.changed-meanwhile");
    const { version: current, ...kept } = before;
    const after = { ...kept, ...change };
    const { status: from } = before;
    const { status: to } = after;
    const changed = differences(kept, after);
    if (!changed) return done({ from, to, version: current, toRefund: paisa(0) });

    const written = await writeChange(tx, id, { before, after, by });
    if (!written.ok) return written;
    if (from === to) await refreshPendingNotification(tx, id);
    else await notifyOfMove(tx, { orderId: id, to });
    await recordAudit(tx, { by, action: "save", entity: "order", id, ...changed });
    const isCancelled = from !== to && to === "cancelled";
    const toRefund = isCancelled ? paisa(Math.max(0, -(await readDue(tx, id)).due)) : paisa(0);
    return done({ from, to, version: current + 1, toRefund });
  });
}
