import { listHolders } from "#app/domain/payments/list-holders.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { isWaiting } from "#app/domain/payments/payment-status.ts";
import { maskPhone } from "#app/lib/format-phone.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hidden, maskPhonesIn } from "./mask-contact.ts";
import type { OrderStatus } from "./status.ts";

const columns = {
  id: true,
  orderId: true,
  method: true,
  gatewayName: true,
  gatewayTransactionId: true,
  amount: true,
  currency: true,
  status: true,
  received: true,
  createdAt: true,
  order: {
    select: {
      ...{ version: true, status: true, total: true, received: true, due: true, paymentMethod: true, paymentReference: true },
      ...{ customerName: true, customerPhone: true, customerEmail: true },
    },
  },
} as const;

/** Money that moved, with who booked it. In paisa. */
type LedgerEntry = {
  id: number;
  kind: "charge" | "refund";
  amount: Paisa;
  cause: string | null;
  method: PaymentMethod | null;
  note: string | null;
  tendered: Paisa | null;
  change: Paisa | null;
  who: string | null;
  createdAt: Date;
};

const listEntries = (paymentId: number) => db.$queryRaw<LedgerEntry[]>`
  SELECT e.id::float8 AS id, e.kind::text AS kind, e.amount, e.cause, e.method::text AS method, e.note, e.tendered, e.change, u.name AS who, e.created_at AS "createdAt"
  FROM payment_entries e LEFT JOIN users u ON u.id = e.by_user_id WHERE e.payment_id = ${paymentId} ORDER BY e.id LIMIT 500`;

/** One payment with its ledger and the money of its order. */
export type PaymentDetails = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** One payment, or null. While its money is to come, the customer's reference stands for its own. Without `contactsVisible` phone and e-mail come masked. Amounts are paisa. */
export async function findPayment(id: number, { contactsVisible }: { contactsVisible: boolean }) {
  const [row, entries] = await Promise.all([db.payment.findUnique({ where: { id }, select: columns }), listEntries(id)]);
  if (!row) return null;
  const { order, ...payment } = row;
  const isNamed = isWaiting(payment.status) && payment.method === order.paymentMethod;
  const shownReference = payment.gatewayTransactionId ?? (isNamed ? order.paymentReference : null);
  const transfer = { method: payment.method, orderId: payment.orderId };
  const holders = shownReference ? await listHolders(db, { ...transfer, reference: shownReference }) : [];
  const masked = {
    customerPhone: maskPhone(order.customerPhone),
    customerEmail: order.customerEmail && hidden,
  };
  return {
    ...payment,
    method: payment.method as PaymentMethod,
    shownReference,
    referenceHolders: holders.map(({ orderId }) => orderId),
    amount: payment.amount as Paisa,
    received: payment.received as Paisa,
    order: {
      ...order,
      ...(!contactsVisible && masked),
      status: order.status as OrderStatus,
      total: order.total as Paisa,
      received: order.received as Paisa,
      due: order.due as Paisa,
    },
    entries: contactsVisible ? entries : entries.map((entry) => ({ ...entry, note: maskPhonesIn(entry.note) })),
  };
}
