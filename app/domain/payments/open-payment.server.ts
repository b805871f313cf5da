import type { Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { sql } from "#app/platform/db.server.ts";
import { gatewayOf, type PaymentMethod } from "./method.ts";

/** The statement that records what an order has to bring in, to stand in a larger one; it stays pending until the money is there. `amount` in paisa. */
export function openPaymentSql({ orderId, method, amount }: { orderId: number; method: PaymentMethod; amount: Paisa }) {
  const at = now();
  return sql`
    INSERT INTO payments (order_id, method, gateway_name, amount, created_at, updated_at)
    VALUES (${orderId}, ${method}::payment_method, ${gatewayOf[method]}, ${amount}, ${at}, ${at})`;
}
