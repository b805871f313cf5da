import { type Outcome, refused } from "#app/lib/outcome.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import type { Edit } from "./edit-order.server.ts";
import { packLine } from "./pack-line.server.ts";
import { setLineQuantity } from "./set-line-quantity.server.ts";

/**
 * Sends a line after all that was left out of an order.
 *
 * @param packed what was packed of it before; null: it is to be packed
 * @returns refused with `order.line-gone` where it is not left out, or as `packLine` and `setLineQuantity` do
 */
export async function restoreLine(
  id: number,
  { lineId, packed }: { lineId: number; packed: Thousandths | null },
  edit: Edit,
): Promise<Outcome<void>> {
  const line = await db.orderLine.findFirst({
    where: { id: lineId, orderId: id, packedQuantity: 0 },
    select: { quantity: true },
  });
  if (!line) return refused("order.line-gone");
  if (packed !== null) return packLine(id, { lineId, packed, agreedHow: null }, edit);
  return setLineQuantity(id, { lineId, quantity: line.quantity as Thousandths }, edit);
}
