import { maxPaisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { type Edit, editOrder, findLine, isLeftOutReplacement } from "./edit-order.server.ts";
import { lineTotal } from "./internal/line-total.ts";

type Packing = {
  lineId: number;
  /** thousandths of the selling unit; null when it is to be packed again */
  packed: Thousandths | null;
  /** how the customer agreed to pay for more than was ordered, in staff's words; null without an agreement */
  agreedHow: string | null;
};

/**
 * Records the packed quantity of a product's line: the customer pays for what was packed, within the tolerance (decisions 20).
 *
 * @returns refused as `editOrder`, or with `order.line-gone`, `order.line-replaced`, `order.too-large`, `product.whole-pieces`
 */
export function packLine(id: number, { lineId, packed, agreedHow }: Packing, edit: Edit): Promise<Outcome<void>> {
  return editOrder(id, edit, ["pack", lineId, packed, agreedHow], async (tx) => {
    const line = await findLine(tx, { orderId: id, lineId });
    if (!line || line.kind === "package" || isLeftOutReplacement(line)) return refused("order.line-gone");
    if (line.isReplaced) return refused("order.line-replaced", { field: "packed_quantity" });
    if (packed !== null && !line.soldByWeight && packed % 1000 !== 0) {
      return refused("product.whole-pieces", { field: "packed_quantity" });
    }
    const isAgreed = agreedHow !== null || line.isAgreed;
    const price = lineTotal({ ...line, ordered: line.quantity, packed, isAgreed });
    const agreed = agreedHow === null ? {} : { agreedHow, agreedById: edit.author.id };
    if (price > maxPaisa) return refused("order.too-large");
    await tx.orderLine.update({ where: { id: lineId }, data: { packedQuantity: packed, lineTotal: price, ...agreed } });
    const amount = (of: Thousandths | null) => (of === null ? null : `${formatQuantity(of)} × ${line.name}`);
    return done({
      action: "pack-line",
      before: { packed: amount(line.packedQuantity) },
      after: { packed: amount(packed), ...(agreedHow !== null && { agreed: agreedHow }) },
    });
  });
}
