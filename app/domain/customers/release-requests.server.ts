import type { Tx } from "#app/platform/db.server.ts";

/**
 * Lets the special requests of an order that is cancelled wait for their customer's next one. An order that is un-cancelled
 * does not get them back.
 */
export async function releaseSpecialRequests(tx: Tx, orderId: number): Promise<void> {
  await tx.$executeRaw`UPDATE order_special_requests SET order_id = NULL WHERE order_id = ${orderId} AND user_id IS NOT NULL`;
}
