import type { SqlTx } from "#app/platform/db.server.ts";
import type { PaymentMethod } from "./method.ts";

/** A transfer by its method and number; `orderId` is the order that it is asked about, null for none yet. */
export type Transfer = { method: PaymentMethod; reference: string; orderId: number | null };

/** An order that names a transfer: by its customer's claim, or by a payment; `isEarlier`: before the order that it is asked about did. */
export type Holder = { orderId: number; isEarlier: boolean };

/**
 * The other orders that name a transfer, the smallest number first and 20 at most. A cancelled order without received money holds nothing,
 * nor does a payment that failed or was called off (decisions 30). Blanks, dashes and case make no difference.
 */
export const listHolders = (tx: Pick<SqlTx, "$queryRaw">, { method, reference, orderId }: Transfer) => tx.$queryRaw<Holder[]>`
  WITH own AS (
    SELECT coalesce(payment_reference_at, created_at) AS at, id FROM orders WHERE id = ${orderId}::int
      AND payment_method = ${method}::payment_method AND fold_reference(payment_reference) = fold_reference(${reference})),
  held AS (
    SELECT o.id, coalesce(o.payment_reference_at, o.created_at) AS at, false AS is_payment FROM orders o
    WHERE o.payment_method = ${method}::payment_method AND o.payment_method <> 'cash' AND o.payment_reference IS NOT NULL
      AND fold_reference(o.payment_reference) = fold_reference(${reference}) AND (o.status <> 'cancelled' OR o.received > 0)
    UNION ALL
    SELECT p.order_id, p.created_at, true FROM payments p
    WHERE p.method = ${method}::payment_method AND p.gateway_transaction_id IS NOT NULL AND p.status NOT IN ('failed', 'cancelled')
      AND fold_reference(p.gateway_transaction_id) = fold_reference(${reference}))
  SELECT held.id AS "orderId", bool_or(held.is_payment OR NOT EXISTS (
      SELECT FROM own WHERE (own.at, own.id) < (held.at, held.id))) AS "isEarlier"
  FROM held WHERE held.id IS DISTINCT FROM ${orderId}::int GROUP BY held.id ORDER BY held.id LIMIT 20`;
