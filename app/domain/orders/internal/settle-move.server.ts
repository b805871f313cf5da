import { releaseSpecialRequests } from "#app/domain/customers/release-requests.server.ts";
import { freeSlot, takeSlot } from "#app/domain/delivery/slots.server.ts";
import { returnStock } from "#app/domain/inventory/return-stock.server.ts";
import { type StockDemand, takeStock } from "#app/domain/inventory/take-stock.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { holdsStock, type OrderStatus } from "../status.ts";
import { listStockDraws } from "./list-stock-draws.server.ts";

async function slotOf(tx: Tx, orderId: number) {
  const [slot] = await tx.$queryRaw<{ date: string; time: string }[]>`
    SELECT to_char(delivery_date, 'YYYY-MM-DD') AS date, to_char(scheduled_delivery_time, 'HH24:MI:SS') AS time
    FROM orders WHERE id = ${orderId} AND delivery_date IS NOT NULL AND scheduled_delivery_time IS NOT NULL`;
  return slot;
}

/**
 * Settles stock and slot when an order moves: cancelling gives them back, un-cancelling takes them again, any other
 * move touches neither. The caller holds the row of the order and has not written the new status yet, so a move is
 * settled once and the slot counts each order once.
 *
 * @returns refused with `cart.short` or `slot.full` when a cancelled order can't come back
 */
export async function settleMove(
  tx: Tx,
  { orderId, from, to, by }: { orderId: number; from: OrderStatus; to: OrderStatus; by: number | null },
): Promise<Outcome<void>> {
  if (holdsStock(from) === holdsStock(to)) return done(undefined);
  const slot = await slotOf(tx, orderId);
  if (!holdsStock(to)) {
    if (slot) await freeSlot(tx, slot);
    await returnStock(tx, { orderId, by });
    await releaseSpecialRequests(tx, orderId);
    return done(undefined);
  }
  if (slot && !(await takeSlot(tx, slot))) return refused("slot.full");
  const drawn = await listStockDraws(tx, orderId);
  const wants = drawn.map(({ productId, quantity }): StockDemand => ({ productId, quantity }));
  const [short] = await takeStock(tx, { orderId, wants, by });
  if (!short) return done(undefined);
  const product = drawn.find(({ productId }) => productId === short.productId)?.name ?? "";
  return refused("cart.short", { values: { product, left: formatQuantity(short.left as Thousandths) } });
}
