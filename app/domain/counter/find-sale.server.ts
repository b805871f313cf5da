import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";

/** The order that was just written down, as the counter confirms it; total in paisa. */
export type WrittenSale = { id: number; total: Paisa; isCounter: boolean };

/** One order by its number, or null. */
export async function findSale(id: number): Promise<WrittenSale | null> {
  const order = await db.order.findUnique({ where: { id }, select: { total: true, source: true } });
  return order && { id, total: order.total as Paisa, isCounter: order.source === "counter" };
}
