import { maxPaisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { type Edit, editOrder, findLine, isLeftOutReplacement } from "./edit-order.server.ts";
import { lineTotal } from "./internal/line-total.ts";

/** The most that one line may draw of one product: the largest 32-bit integer, thousandths. */
const maxDrawn = 2_147_483_647;

/**
 * Changes how much of a line is ordered, at the price of the day of the order; what a package draws follows. A line that was packed
 * already waits to be packed again.
 *
 * @param quantity thousandths of the selling unit, above 0
 * @returns refused as `editOrder`, or with `order.line-gone`, `order.line-replaced`, `order.too-large`, `product.whole-pieces`
 */
export function setLineQuantity(
  id: number,
  { lineId, quantity }: { lineId: number; quantity: Thousandths },
  edit: Edit,
): Promise<Outcome<void>> {
  return editOrder(id, edit, ["quantity", lineId, quantity], async (tx) => {
    const line = await findLine(tx, { orderId: id, lineId });
    if (!line || isLeftOutReplacement(line)) return refused("order.line-gone");
    if (line.isReplaced) return refused("order.line-replaced", { field: "quantity" });
    if (!line.soldByWeight && quantity % 1000 !== 0) return refused("product.whole-pieces", { field: "quantity" });
    const price = lineTotal({ ...line, ordered: quantity, packed: null });
    if (price > maxPaisa) return refused("order.too-large");
    await tx.orderLine.update({ where: { id: lineId }, data: { quantity, packedQuantity: null, lineTotal: price } });
    const [{ most } = { most: 0 }] = await tx.$queryRaw<{ most: number }[]>`
      SELECT coalesce(max(quantity::float8), 0) AS most FROM order_line_components WHERE line_id = ${lineId}`;
    if ((most * quantity) / line.quantity > maxDrawn) return refused("order.too-large");
    await tx.$executeRaw`
      UPDATE order_line_components SET quantity = (quantity::bigint * ${quantity} / ${line.quantity})::int WHERE line_id = ${lineId}`;
    const amount = (of: Thousandths) => `${formatQuantity(of)} × ${line.name}`;
    return done({ action: "line-quantity", before: { quantity: amount(line.quantity) }, after: { quantity: amount(quantity) } });
  });
}
