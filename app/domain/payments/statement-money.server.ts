import { type Paisa, paisa } from "#app/lib/money.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** What an order still holds of money that a statement of the wallet or the bank booked, in paisa; 0 where it holds none. */
export async function readStatementMoney(tx: Pick<Tx, "$queryRaw">, orderId: number): Promise<Paisa> {
  const [row] = await tx.$queryRaw<{ held: number }[]>`
    SELECT coalesce(sum(received), 0)::float8 AS held FROM payments
    WHERE order_id = ${orderId} AND received > 0 AND EXISTS (SELECT FROM statement_receipts WHERE payment_id = payments.id)`;
  return paisa(row?.held ?? 0);
}
