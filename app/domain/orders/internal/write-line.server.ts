import type { Tx } from "#app/platform/db.server.ts";
import type { LineSnapshot } from "../write-order.server.ts";

/** An order has at most this many lines, as its page shows them. */
export const maxOrderLines = 300;

/** Writes one line of an order that is there already, with what it draws; `replacesId` is the line it stands in for. Gives its number. */
export async function writeLine(
  tx: Tx,
  orderId: number,
  { components, ...line }: LineSnapshot,
  { replacesId = null, agreed = null }: { replacesId?: number | null; agreed?: { how: string; by: number } | null } = {},
): Promise<number> {
  const { id } = await tx.orderLine.create({
    data: {
      orderId,
      replacesId,
      agreedHow: agreed?.how ?? null,
      agreedById: agreed?.by ?? null,
      kind: line.kind,
      productId: line.product_id,
      packageId: line.package_id,
      name: line.name,
      nameUr: line.name_ur,
      description: line.description,
      unit: line.unit,
      unitSize: line.unit_size,
      imageUrl: line.image_url,
      source: line.source,
      quantity: line.quantity,
      listPrice: line.list_price,
      unitPrice: line.unit_price,
      unitCost: line.unit_cost,
      lineTotal: line.line_total,
      components: {
        create: components.map((part) => ({
          productId: part.product_id,
          name: part.name,
          nameUr: part.name_ur,
          quantity: part.quantity,
          unitCost: part.unit_cost,
        })),
      },
    },
    select: { id: true },
  });
  return id;
}

/** Whether an order has as many lines as it may have. */
export async function isFull(tx: Tx, orderId: number): Promise<boolean> {
  return (await tx.orderLine.count({ where: { orderId } })) >= maxOrderLines;
}
