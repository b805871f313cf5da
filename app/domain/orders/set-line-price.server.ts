import { type Paisa, toRupeesInput } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { isWithinLimit } from "./discount.ts";
import { type Edit, editOrder, findLine, isLeftOutReplacement } from "./edit-order.server.ts";
import { lineTotal } from "./internal/line-total.ts";

/**
 * Lowers the price of a line, with a reason (decisions 32). The list price stays on the line, so that papers name both; the price of the list
 * takes the discount away again.
 *
 * @param price.unitPrice paisa per unit, at most the list price
 * @param price.limit the most that this person gives, in basis points of the list price
 * @returns refused as `editOrder`, or with `order.line-gone`, `order.line-replaced`, and at `unit_price` with `discount.above-list`,
 *   `discount.above-limit`, `discount.below-cost` until `belowCost` confirms it
 */
export function setLinePrice(
  id: number,
  price: { lineId: number; unitPrice: Paisa; reason: string; limit: number; belowCost: boolean },
  edit: Edit,
): Promise<Outcome<void>> {
  const { lineId, unitPrice, reason, limit, belowCost } = price;
  const field = "unit_price";
  return editOrder(id, edit, ["price", lineId, unitPrice, reason], async (tx) => {
    const line = await findLine(tx, { orderId: id, lineId });
    if (!line || isLeftOutReplacement(line)) return refused("order.line-gone");
    if (line.isReplaced) return refused("order.line-replaced", { field });
    const { listPrice, unitCost } = await tx.orderLine.findUniqueOrThrow({
      where: { id: lineId },
      select: { listPrice: true, unitCost: true },
    });
    if (unitPrice > listPrice) return refused("discount.above-list", { field });
    if (!isWithinLimit(listPrice - unitPrice, listPrice, limit))
      return refused("discount.above-limit", { field, values: { percent: limit / 100 } });
    if (unitCost !== null && unitPrice < unitCost && unitPrice < line.unitPrice && !belowCost)
      return refused("discount.below-cost", { field });
    const total = lineTotal({ ...line, unitPrice, ordered: line.quantity, packed: line.packedQuantity });
    const by =
      unitPrice < listPrice
        ? { priceReason: reason, discountedById: edit.author.id }
        : { priceReason: null, discountedById: null };
    await tx.orderLine.update({ where: { id: lineId }, data: { unitPrice, lineTotal: total, ...by } });
    const said = (amount: Paisa) => `Rs. ${toRupeesInput(amount)} × ${line.name}`;
    return done({
      action: "line-price",
      before: { price: said(line.unitPrice) },
      after: { price: said(unitPrice), note: reason },
    });
  });
}
