import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { type Edit, editOrder, findLine } from "./edit-order.server.ts";

/**
 * Leaves a line out of an order: it stays on record as wanted, nothing of it is sent and nothing charged.
 *
 * @returns what was packed of it before, by which `restoreLine` puts it back; refused as `editOrder`, or with `order.line-gone`
 */
export async function removeLine(id: number, lineId: number, edit: Edit): Promise<Outcome<{ packed: Thousandths | null }>> {
  let packed: Thousandths | null = null;
  const outcome = await editOrder(id, edit, ["remove", lineId], async (tx) => {
    const line = await findLine(tx, { orderId: id, lineId });
    if (!line || line.packedQuantity === 0) return refused("order.line-gone");
    packed = line.packedQuantity;
    await tx.orderLine.update({ where: { id: lineId }, data: { packedQuantity: 0, lineTotal: 0 } });
    return done({ action: "remove-line", after: { removed: `${formatQuantity(line.quantity)} × ${line.name}` } });
  });
  return outcome.ok ? done({ packed }) : outcome;
}
