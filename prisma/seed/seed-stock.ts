import type { ClientBase } from "pg";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { daysBefore } from "./days-before.ts";
import type { DrawnOrder } from "./draw-orders.ts";
import { insertRows } from "./insert-rows.ts";
import { products } from "./read-catalogue.ts";

const counted = products.filter(({ stockQuantity }) => stockQuantity !== null);

type Movement = Omit<Prisma.StockMovementCreateManyInput, "id" | "createdAt"> & { createdAt: Date };

/**
 * The ledger behind the stock figures: a count before the first order that covers all that was sold since, then what each
 * order took and what a cancelled one gave back, under the causes that placing and cancelling an order use.
 */
export async function seedStock(
  client: ClientBase,
  { orders, countedBy, now }: { orders: readonly DrawnOrder[]; countedBy: number | null; now: Date },
): Promise<void> {
  const moves = orders.flatMap(movesOf).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const net = new Map<number, number>();
  for (const { productId, change } of moves) net.set(productId, (net.get(productId) ?? 0) + change);
  const counts = counted.map(
    ({ id, stockQuantity }): Movement => ({
      productId: id,
      orderId: null,
      change: (stockQuantity ?? 0) - (net.get(id) ?? 0),
      reason: "counted",
      cause: `counted:${id}:opening`,
      byUserId: countedBy,
      createdAt: daysBefore(now, 420),
    }),
  );
  await insertRows<Movement>(client, "stock_movements", [...counts.filter(({ change }) => change !== 0), ...moves]);
}

function movesOf({ id, lines, story, placedAt, status, customer }: DrawnOrder): Movement[] {
  const taken = new Map<number, number>();
  for (const { product, quantity } of lines.flatMap(({ drawn }) => drawn)) {
    if (product.stockQuantity !== null) taken.set(product.id, (taken.get(product.id) ?? 0) + quantity);
  }
  const by = { orderId: id, byUserId: customer.id };
  const cancelledAt = status === "cancelled" ? story.at(-1)?.at : undefined;
  return [...taken].flatMap(([productId, quantity]): Movement[] => [
    { productId, ...by, change: -quantity, reason: "sold", cause: `sold:${id}:${productId}:0`, createdAt: placedAt },
    ...(cancelledAt
      ? [
          {
            productId,
            ...by,
            change: quantity,
            reason: "returned" as const,
            cause: `returned:${id}:${productId}:0`,
            createdAt: cancelledAt,
          },
        ]
      : []),
  ]);
}
