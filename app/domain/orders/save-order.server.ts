import { differences } from "#app/domain/audit/differences.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { readDue } from "#app/domain/payments/record-receipt.server.ts";
import { readStatementMoney } from "#app/domain/payments/statement-money.server.ts";
import type { MergeForm } from "#app/domain/resource/form-of.server.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { lockOrder, type OrderChange, writeChange } from "./change-order.server.ts";
import { editedColumns, orderTexts } from "./edited-texts.ts";
import { mergeOrderForm } from "./internal/merge-order-form.server.ts";
import { notifyOfMove, refreshPendingNotification } from "./internal/notify-of-move.server.ts";
import type { OrderStatus } from "./status.ts";

/**
 * The version that was edited, null to save over whatever is there; what its form says for a merge; and whether money that a statement
 * booked may be taken back, which is asked first.
 */
type SaveAs = { version: number | null; merge?: MergeForm | null; takesBackStatement?: boolean };

/** What a save did: the status before and since, the order's version now, and what a cancelled order has to give back, in paisa. */
export type SavedOrder = { from: OrderStatus; to: OrderStatus; version: number; toRefund: Paisa };

/**
 * Saves what staff changed of an order, all of it or nothing: any status may follow any other (A4.09), the paid flag
 * stands on its own and books the money (A4.10), cancelling gives stock and slot back and un-cancelling takes them again.
 * What `change` leaves out stays as it is. Saved over a newer version it is merged: fields that only others changed stay theirs,
 * and those that both changed are asked about.
 *
 * @returns refused with `order.not-found`, `order.changed-meanwhile` with the fields that both changed, `cart.short`, `slot.full`, and
 *   `order.paid-by-statement` at `is_paid` where the flag is cleared of money that a statement booked, without `takesBackStatement`
 */
export function saveOrder(
  id: number,
  change: Partial<OrderChange>,
  { version, merge = null, takesBackStatement = false, by }: SaveAs & { by: number },
): Promise<Outcome<SavedOrder>> {
  return transact(async (tx) => {
    const before = await lockOrder(tx, id);
    if (!before) return refused("order.not-found");
    const { version: current, ...kept } = before;
    const isCurrent = version === null || version === current;
    const form = { id, mine: { ...kept, ...change }, saved: kept, isCurrent, merge };
    const merged = await mergeOrderForm<OrderChange>(tx, { ...form, columns: editedColumns, textsOf: orderTexts });
    if (!merged.ok) return merged;
    const after = { ...kept, ...merged.value };
    const { status: from } = before;
    const { status: to } = after;
    const changed = differences(kept, after);
    if (!changed) return done({ from, to, version: current, toRefund: paisa(0) });
    if (before.isPaid && !after.isPaid && !takesBackStatement) {
      const money = await readStatementMoney(tx, id);
      if (money > 0) return refused("order.paid-by-statement", { field: "is_paid", values: { amount: formatMoney(money) } });
    }

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
