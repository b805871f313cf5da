import { maxPaisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type Edit, type EditedOrder, editOrder, sellsPastRecord } from "./edit-order.server.ts";
import { isFull, writeLine } from "./internal/write-line.server.ts";
import { type StaffLine, snapshotStaffLines } from "./staff-lines.server.ts";
import type { LineSnapshot } from "./write-order.server.ts";

/** What else must hold for a line to be added, under the lock of its order. */
type CheckLine = (tx: Tx, order: EditedOrder, line: LineSnapshot) => Promise<Outcome<never> | null>;

/**
 * Adds something to an order that is still under way, priced now (A7.21). A price of one's own is for staff: a customer's line is
 * priced by the shop.
 *
 * @returns refused as `editOrder` and `check`, or with `order.too-large`, `cart.not-sold`, `cart.sold-out`, `cart.short`, `product.whole-pieces`
 */
export function addLine(id: number, line: StaffLine, edit: Edit, check?: CheckLine): Promise<Outcome<void>> {
  return editOrder(id, edit, ["add", line], async (tx, order) => {
    if (await isFull(tx, id)) return refused("order.too-large");
    const priced = await snapshotStaffLines(tx, [line], { pastRecord: sellsPastRecord(edit) });
    if (!priced.ok) return priced;
    const [snapshot] = priced.value;
    if (!snapshot) throw new Error("The line was not priced.");
    if (snapshot.line_total > maxPaisa - order.total) return refused("order.too-large");
    const refusal = await check?.(tx, order, snapshot);
    if (refusal) return refusal;
    await writeLine(tx, id, snapshot);
    const added = `${formatQuantity(snapshot.quantity as Thousandths)} × ${snapshot.name}`;
    return done({ action: "add-line", after: { added } });
  });
}
