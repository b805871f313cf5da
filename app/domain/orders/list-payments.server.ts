import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { allPaymentsStatement } from "#app/domain/payments/payment-day-sums.server.ts";
import type { PaymentStatus } from "#app/domain/payments/payment-status.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db, sql, unnamed } from "#app/platform/db.server.ts";
import { paymentConditions } from "./internal/payment-conditions.server.ts";
import { hidden } from "./mask-contact.ts";
import type { PaymentFilter } from "./payment-filter.ts";

/** How many payments a page of the list shows. */
export const paymentsPerPage = 50;

/** The furthest page: beyond it a search is quicker for everybody. */
export const lastPaymentsPage = 4000;

/** A payment of the list. `due` is what its order still owes, below zero what it is to be given back; in paisa. */
export type ListedPayment = {
  id: number;
  orderId: number;
  customerName: string;
  customerEmail: string | null;
  amount: Paisa;
  currency: string;
  status: PaymentStatus;
  method: PaymentMethod;
  gatewayName: string | null;
  gatewayTransactionId: string | null;
  due: Paisa;
  createdAt: Date;
};

/** The statement behind `listPayments`: a page of ids out of the index, and then the rows behind them. */
export const paymentsStatement = (filter: PaymentFilter) =>
  paymentRowsStatement(filter, { take: paymentsPerPage + 1, skip: (filter.page - 1) * paymentsPerPage });

/** The payments under a filter, newest first; some of them, from some place on. */
export const paymentRowsStatement = (filter: PaymentFilter, { take, skip }: { take: number; skip: number }) => sql`${unnamed}
  SELECT p.id, p.order_id AS "orderId", o.customer_name AS "customerName", o.customer_email AS "customerEmail", p.amount, p.currency,
    p.status::text AS status, p.method::text AS method, p.gateway_name AS "gatewayName",
    coalesce(p.gateway_transaction_id, CASE WHEN p.method = o.payment_method AND p.status IN ('pending', 'processing') THEN o.payment_reference END)
      AS "gatewayTransactionId", o.due, p.created_at AS "createdAt"
  FROM (
    SELECT p.id FROM payments p WHERE ${paymentConditions(filter)}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${take} OFFSET ${skip}) AS shown
  JOIN payments p ON p.id = shown.id JOIN orders o ON o.id = p.order_id
  ORDER BY p.created_at DESC, p.id DESC`;

/** Whether a filter leaves no payment out. */
const isEverything = ({ pile, status, gateway, search }: PaymentFilter): boolean =>
  pile === "all" && !status && !gateway && !search;

/** The statement behind `sumPayments`: what is narrowed is added up from one index, all of it from the sums kept by day. */
export const paymentSumsStatement = (filter: PaymentFilter) =>
  isEverything(filter)
    ? allPaymentsStatement
    : sql`${unnamed}
  SELECT count(*)::int AS count, count(*) FILTER (WHERE p.status = 'completed')::int AS completed,
    count(*) FILTER (WHERE p.status = 'pending')::int AS pending, coalesce(sum(p.received) FILTER (WHERE p.gateway_name IS DISTINCT FROM 'khata'), 0)::float8 AS received
  FROM payments p WHERE ${paymentConditions(filter)}`;

/**
 * One page of payments, newest first (B7.17). A payment that waits shows the reference that the customer gave with the order.
 *
 * @param contactsVisible whether e-mail addresses may be read
 */
export async function listPayments(
  filter: PaymentFilter,
  { contactsVisible }: { contactsVisible: boolean },
): Promise<{ payments: ListedPayment[]; hasMore: boolean }> {
  const rows = await db.$queryRaw<ListedPayment[]>(paymentsStatement(filter));
  const payments = rows.slice(0, paymentsPerPage);
  return {
    payments: contactsVisible ? payments : payments.map((row) => ({ ...row, customerEmail: row.customerEmail && hidden })),
    hasMore: rows.length > paymentsPerPage && filter.page < lastPaymentsPage,
  };
}

/**
 * What all payments under a filter come to: their numbers, and what was received for them less what went back (decisions 22), in paisa. What was settled
 * on khata is not received; over all of them the payments on khata are (decisions 34).
 */
export type PaymentSums = { count: number; completed: number; pending: number; received: Paisa };

/** The sum of a pile: what its orders are to be given back, or what its waiting payments are to bring; in paisa. */
export async function sumPile(filter: PaymentFilter & { pile: "collect" | "refund" }): Promise<Paisa> {
  const amount = filter.pile === "refund" ? sql`-o.due` : sql`p.amount`;
  const [row] = await db.$queryRaw<{ sum: Paisa }[]>(sql`${unnamed}
    SELECT coalesce(sum(${amount}), 0)::float8 AS sum FROM payments p JOIN orders o ON o.id = p.order_id WHERE ${paymentConditions(filter)}`);
  return row?.sum ?? (0 as Paisa);
}

/** The cards above the list, exact over everything that is filtered. */
export async function sumPayments(filter: PaymentFilter): Promise<PaymentSums> {
  const [sums] = await db.$queryRaw<PaymentSums[]>(paymentSumsStatement(filter));
  return sums ?? { count: 0, completed: 0, pending: 0, received: 0 as Paisa };
}
