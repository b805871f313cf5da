import { maxPaisa, type Paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, linePrice, type Thousandths } from "#app/lib/quantity.ts";
import { type Edit, editOrder, findLine, sellsPastRecord } from "./edit-order.server.ts";
import { isFull, writeLine } from "./internal/write-line.server.ts";
import { type StaffLine, snapshotStaffLines } from "./staff-lines.server.ts";

type Replacement = {
  lineId: number;
  line: Extract<StaffLine, { kind: "product" }>;
  /** how the customer agreed to the price of the replacement; null without an agreement */
  agreedHow: string | null;
};

/**
 * Sends something else in place of a line: the wanted line stays on record and is not sent. Without the customer's yes the replacement
 * never costs more than what it replaces (decisions 20); its list price stays on record.
 *
 * @returns refused as `editOrder`, or with `order.line-gone`, `order.too-large`, `cart.not-sold`, `cart.sold-out`, `cart.short`,
 *   `product.whole-pieces`
 */
export function replaceLine(id: number, { lineId, line: given, agreedHow }: Replacement, edit: Edit): Promise<Outcome<void>> {
  return editOrder(id, edit, ["replace", lineId, given, agreedHow], async (tx, { total }) => {
    const wanted = await findLine(tx, { orderId: id, lineId });
    if (!wanted || wanted.packedQuantity === 0) return refused("order.line-gone");
    if (await isFull(tx, id)) return refused("order.too-large");
    const priced = await snapshotStaffLines(tx, [given], { pastRecord: sellsPastRecord(edit) });
    if (!priced.ok) return priced;
    const [snapshot] = priced.value;
    if (!snapshot) throw new Error("The replacement was not priced.");
    if (snapshot.line_total > maxPaisa - total) return refused("order.too-large");
    await tx.orderLine.update({ where: { id: lineId }, data: { packedQuantity: 0, lineTotal: 0 } });
    const max = linePrice(wanted.unitPrice, wanted.quantity);
    const charged = agreedHow === null ? within(snapshot, max) : snapshot;
    const agreed = agreedHow === null ? null : { how: agreedHow, by: edit.author.id };
    await writeLine(tx, id, charged, { replacesId: lineId, agreed });
    const amount = (of: number, name: string) => `${formatQuantity(of as Thousandths)} × ${name}`;
    return done({
      action: "replace-line",
      before: { sent: amount(wanted.quantity, wanted.name) },
      after: { sent: amount(snapshot.quantity, snapshot.name), ...(agreedHow !== null && { agreed: agreedHow }) },
    });
  });
}

/** The same line at the highest unit price that keeps it within an amount. */
function within<Line extends { unit_price: number; quantity: number; line_total: number }>(line: Line, max: Paisa): Line {
  if (line.line_total <= max) return line;
  const unitPrice = Math.floor((max * 1000) / line.quantity) as Paisa;
  return { ...line, unit_price: unitPrice, line_total: linePrice(unitPrice, line.quantity as Thousandths) };
}
