import { join, sql } from "#app/platform/db.server.ts";
import type { PaymentFilter } from "../payment-filter.ts";
import { largestId, literally } from "./search-orders.server.ts";

/** As `fold_reference` of the database writes it. */
const folded = (text: string) => text.replace(/[\s-]+/g, "").toUpperCase();

/** The shortest part of a reference that is searched for: its index is made of groups of three characters. */
const shortestPart = 3;

/** The payments of the orders that a search names: by number, a part of the customer's name, or a part of any reference; each has an index. */
function searched(text: string) {
  const number = text.replace(/^#/, "");
  const reference = folded(text);
  const orders = [sql`SELECT id FROM orders WHERE customer_name ILIKE ${`%${literally(text)}%`}`];
  if (/^\d{1,10}$/.test(number) && Number(number) <= largestId) orders.push(sql`SELECT ${Number(number)}::int`);
  if (reference.length >= shortestPart) {
    const part = `%${literally(reference)}%`;
    orders.push(
      sql`SELECT order_id FROM payments WHERE fold_reference(gateway_transaction_id) LIKE ${part}`,
      sql`SELECT id FROM orders WHERE fold_reference(payment_reference) LIKE ${part}`,
    );
  }
  return sql`p.order_id IN (${join(orders, " UNION ")})`;
}

const piles = {
  all: sql`TRUE`,
  collect: sql`p.status IN ('pending', 'processing') AND p.order_id IN (SELECT id FROM orders WHERE due > 0)`,
  refund: sql`p.id IN (
    SELECT (SELECT max(h.id) FROM payments h WHERE h.order_id = o.id AND h.received > 0) FROM orders o WHERE o.due < 0)`,
};

/** A filter of payments as the condition of a statement in which they are `p`. */
export function paymentConditions({ pile, status, gateway, search }: Omit<PaymentFilter, "page">) {
  const conditions = [piles[pile]];
  if (status) conditions.push(sql`p.status = ${status}::payment_status`);
  if (gateway) conditions.push(gateway === "other" ? sql`p.gateway_name IS NULL` : sql`p.gateway_name = ${gateway}`);
  if (search) conditions.push(searched(search));
  return join(conditions, " AND ");
}
