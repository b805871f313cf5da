import { type Sql, sql } from "#app/platform/db.server.ts";
import type { DayFilter } from "../day-filter.ts";
import { instantsOf } from "../periods.ts";

/**
 * Every movement of money on the days of a filter, and the goods that went out on khata: what settles an order on khata is no money
 * received, a payment on khata is (decisions 34). `amount` is paisa, below zero for what went out.
 */
export function movements({ from, to, hour }: DayFilter): Sql {
  const { since, until } = instantsOf({ from, to });
  const [begin, end] = [since.toISOString(), until.toISOString()];
  return sql`(
    SELECT * FROM (
      SELECT e.created_at, CASE e.kind WHEN 'charge' THEN 'received' ELSE 'refund' END AS kind, coalesce(e.method, p.method)::text AS way,
        CASE e.kind WHEN 'charge' THEN e.amount ELSE -e.amount END AS amount, e.by_user_id, p.order_id, NULL::int AS contact_id, e.id, e.note
      FROM payment_entries e JOIN payments p ON p.id = e.payment_id
      WHERE e.created_at >= ${begin}::timestamptz AND e.created_at < ${end}::timestamptz AND p.method <> 'khata'
      UNION ALL
      SELECT k.created_at, CASE k.kind WHEN 'payment' THEN 'khata-paid' ELSE 'khata-given' END,
        CASE k.kind WHEN 'payment' THEN k.method::text ELSE 'khata' END, CASE k.kind WHEN 'payment' THEN -k.amount ELSE k.amount END,
        k.by_user_id, k.order_id, k.contact_id, k.id, k.note
      FROM khata_entries k
      WHERE k.created_at >= ${begin}::timestamptz AND k.created_at < ${end}::timestamptz AND k.kind IN ('payment', 'sale', 'return')) AS all_of_them
    WHERE ${hour}::int IS NULL OR extract(hour FROM created_at AT TIME ZONE 'Asia/Karachi') = ${hour}::int) AS m`;
}
