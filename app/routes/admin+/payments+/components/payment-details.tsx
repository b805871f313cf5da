import { DetailList } from "#app/admin/detail-list.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { PaymentDetails } from "#app/domain/orders/find-payment.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatCurrency, formatMoney, paisa } from "#app/lib/money.ts";
import { PaymentBadge, useMethodName } from "./payment-words.tsx";

/** A payment's own fields (B3.08) and the money of its order. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const t = useText(adminPayments);
  const lang = useLang();
  const methodName = useMethodName();
  const { orderId, order, amount, currency, status, method, gatewayName, received, createdAt } = payment;
  const due = order.due < 0 ? "details.to-refund" : "details.due";
  return (
    <DetailList
      details={[
        { label: t("column.amount"), value: <b>{formatCurrency(amount, currency)}</b> },
        { label: t("column.status"), value: <PaymentBadge status={status} /> },
        { label: t("details.received"), value: received > 0 ? formatCurrency(received, currency) : null },
        { label: t("details.method"), value: methodName(method) },
        { label: t("column.method"), value: gatewayName },
        { label: t("column.gateway_transaction_id"), value: payment.shownReference },
        {
          label: t("details.held-too"),
          value:
            payment.referenceHolders.length === 0
              ? null
              : payment.referenceHolders.map((id) => (
                  <a key={id} href={`${sectionPath("orders")}/${id}`} className="me-2">
                    #{orderNumber(id)}
                  </a>
                )),
        },
        { label: t("column.created_at"), value: formatDateTime(createdAt, lang) },
        {
          label: t("details.order"),
          value: <a href={`${sectionPath("orders")}/${orderId}`}>#{orderNumber(orderId)}</a>,
        },
        { label: t("details.total"), value: formatMoney(order.total) },
        { label: t(due), value: order.due === 0 ? null : formatMoney(paisa(Math.abs(order.due))) },
        { label: t("column.customer_name"), value: order.customerName },
        { label: t("details.phone"), value: formatPhone(order.customerPhone) },
        { label: t("column.customer_email"), value: order.customerEmail },
      ]}
    />
  );
}

/** Money that came in and went back for a payment, the earliest first. */
export function Ledger({ entries }: { entries: PaymentDetails["entries"] }) {
  const t = useText(adminPayments);
  const orders = useText(adminOrders);
  const lang = useLang();
  const methodName = useMethodName();
  if (entries.length === 0) return <p className="text-ink-2">{t("ledger.none")}</p>;
  return (
    <ul className="payment-ledger">
      {entries.map(({ id, kind, amount, cause, method, note, tendered, change, who, createdAt }) => (
        <li key={id}>
          {orders(`entry.${kind}`, { amount: formatMoney(amount), at: formatDateTime(createdAt, lang) })}
          {[
            who && t("ledger.who", { name: who }),
            kind === "refund" && method && cause !== "corrected" ? orders("entry.way", { way: methodName(method) }) : null,
            [cause && orders(`cause.${cause as RefundCause}`), note].filter(Boolean).join(": "),
            tendered !== null && change !== null
              ? orders("entry.cash", { tendered: formatMoney(tendered), change: formatMoney(change) })
              : null,
          ]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block text-ink-2">
                {line}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
