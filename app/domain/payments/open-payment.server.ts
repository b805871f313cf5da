import type { Paisa } from "#app/lib/money.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { gatewayOf, type PaymentMethod } from "./method.ts";

/** Records what an order has to bring in; it stays pending until the money is there. `amount` in paisa. */
export async function openPayment(
  tx: Tx,
  payment: { orderId: number; method: PaymentMethod; amount: Paisa },
): Promise<{ id: number }> {
  return tx.payment.create({ data: { ...payment, gatewayName: gatewayOf[payment.method] }, select: { id: true } });
}
