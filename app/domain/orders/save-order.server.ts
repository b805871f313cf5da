import { differences } from "#app/domain/audit/differences.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { lockOrder, type OrderChange, writeChange } from "./change-order.server.ts";
import { tellOfMove } from "./tell-of-move.server.ts";

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
): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    if (version !== null && version !== before.version) return refused("order.changed-meanwhile");
    const { version: _, ...kept } = before;
    const after = { ...kept, ...change };
    const changed = differences(kept, after);
    if (!changed) return done(undefined);

    const written = await writeChange(tx, id, { before, after, by });
    if (!written.ok) return written;
    const { status: to } = after;
    if (before.status !== to) await tellOfMove(tx, { orderId: id, to });
    await recordAudit(tx, { by, action: "save", entity: "order", id, ...changed });
    return done(undefined);
  });
}
