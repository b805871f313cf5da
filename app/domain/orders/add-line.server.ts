import { maxPaisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { type Edit, editOrder, sellsPastRecord } from "./edit-order.server.ts";
import { isFull, writeLine } from "./internal/write-line.server.ts";
import { type StaffLine, snapshotStaffLines } from "./staff-lines.server.ts";

/**
 * Adds something to an order that is still under way, priced now (A7.21). A price of one's own is for staff: a customer's line is
 * priced by the shop.
 *
 * @returns refused as `editOrder`, or with `order.too-large`, `cart.not-sold`, `cart.sold-out`, `cart.short`, `product.whole-pieces`
 */
export function addLine(id: number, line: StaffLine, edit: Edit): Promise<Outcome<void>> {
  return editOrder(id, edit, ["add", line], async (tx, { total }) => {
    if (await isFull(tx, id)) return refused("order.too-large");
    const priced = await snapshotStaffLines(tx, [line], { pastRecord: sellsPastRecord(edit) });
    if (!priced.ok) return priced;
    const [snapshot] = priced.value;
    if (!snapshot) throw new Error("The line was not priced.");
    if (snapshot.line_total > maxPaisa - total) return refused("order.too-large");
    await writeLine(tx, id, snapshot);
    const added = `${formatQuantity(snapshot.quantity as Thousandths)} × ${snapshot.name}`;
    return done({ action: "add-line", after: { added } });
  });
}
