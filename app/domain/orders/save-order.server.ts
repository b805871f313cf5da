import { differences } from "#app/domain/audit/differences.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { readDue } from "#app/domain/payments/record-receipt.server.ts";
import { mergeValues } from "#app/domain/resource/merge-fields.ts";
import type { FormTexts } from "#app/domain/resource/to-text.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { lockOrder, type OrderChange, type Saved, writeChange } from "./change-order.server.ts";
import { editedColumns, orderTexts } from "./edited-texts.ts";
import { notifyOfMove, refreshPendingNotification } from "./internal/notify-of-move.server.ts";
import type { OrderStatus } from "./status.ts";

/** The version that was edited, null to save over whatever is there; and what the fields of its form showed when it was loaded. */
type SaveAs = { version: number | null; loaded?: FormTexts | null };

/** What a save did: the status before and since, the order's version now, and what a cancelled order has to give back, in paisa. */
export type SavedOrder = { from: OrderStatus; to: OrderStatus; version: number; toRefund: Paisa };

/**
 * What of a form is written: all of it on the version that it was loaded from; merged with what others saved since when it says what it
 * was loaded with.
 */
function mergeForm(change: Partial<OrderChange>, saved: Saved, { version, loaded }: SaveAs): Outcome<Partial<OrderChange>> {
  if (version === null || version === saved.version) return done(change);
  if (!loaded) return refused("order.changed-meanwhile");
  const form = { columns: editedColumns, textsOf: orderTexts, loaded };
  const merged = mergeValues<OrderChange>({ ...saved, ...change }, saved, form);
  return merged.conflicts.length > 0 ? refused("order.changed-meanwhile") : done(merged.change);
}

/**
 * Saves what staff changed of an order, all of it or nothing: any status may follow any other (A4.09), the paid flag
 * stands on its own and books the money (A4.10), cancelling gives stock and slot back and un-cancelling takes them again.
 * What `change` leaves out stays as it is. Saved over a newer version it is merged: fields that only others changed stay theirs.
 *
 * @returns refused with `order.not-found`, `order.changed-meanwhile`, `cart.short`, `slot.full`
 */
export function saveOrder(
  id: number,
  change: Partial<OrderChange>,
  { by, ...form }: SaveAs & { by: number },
): Promise<Outcome<SavedOrder>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    const merged = mergeForm(change, before, form);
    if (!merged.ok) return merged;
    const { version: current, ...kept } = before;
    const after = { ...kept, ...merged.value };
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
