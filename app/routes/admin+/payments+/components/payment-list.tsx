import { DetailList } from "#app/admin/detail-list.tsx";
import type { Column } from "#app/admin/list/list-table.tsx";
import { ListTable } from "#app/admin/list/list-table.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { ListedPayment } from "#app/domain/orders/list-payments.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatCurrency } from "#app/lib/money.ts";
import { PaymentBadge, useMethodName } from "./payment-words.tsx";
import type { PaymentShow } from "./payments-address.ts";

const nameOf = ({ id }: ListedPayment) => (
  <a className="resource-name" href={`${sectionPath("payments")}/${id}`}>
    #{id}
  </a>
);

/** What both views show of a payment beside its number (B3.08). */
function useColumns(): Column<ListedPayment>[] {
  const t = useText(adminPayments);
  const lang = useLang();
  const methodName = useMethodName();
  return [
    {
      label: t("column.order"),
      cell: ({ orderId }) => <a href={`${sectionPath("orders")}/${orderId}`}>#{orderNumber(orderId)}</a>,
      width: "76px",
    },
    { label: t("column.customer"), cell: ({ customerName }) => customerName },
    {
      label: t("column.email"),
      cell: ({ customerEmail }) => customerEmail && <span title={customerEmail}>{customerEmail}</span>,
      wideOnly: true,
    },
    {
      label: t("column.amount"),
      cell: ({ amount, currency }) => formatCurrency(amount, currency),
      isNumber: true,
      width: "100px",
    },
    { label: t("column.status"), cell: ({ status }) => <PaymentBadge status={status} />, width: "104px" },
    { label: t("column.gateway"), cell: ({ method }) => methodName(method), width: "100px", wideOnly: true },
    { label: t("column.reference"), cell: ({ gatewayTransactionId }) => gatewayTransactionId, width: "118px", wideOnly: true },
    {
      label: t("column.created"),
      cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, lang)}</time>,
      width: "170px",
      wideOnly: true,
    },
  ];
}

/** One page of payments, as a table or as cards (B2.18). */
export function PaymentList({ payments, show }: { payments: readonly ListedPayment[]; show: PaymentShow }) {
  const t = useText(adminPayments);
  const columns = useColumns();
  if (show === "table") {
    const first = { label: t("column.payment"), cell: nameOf, width: "92px" };
    return <ListTable label={t("rows")} rows={payments} columns={[first, ...columns]} />;
  }
  return (
    <ul className="resource-cards" aria-label={t("rows")}>
      {payments.map((payment) => (
        <li key={payment.id} data-row>
          <div className="resource-card-head">{nameOf(payment)}</div>
          <DetailList className="payment-card" details={columns.map(({ label, cell }) => ({ label, value: cell(payment) }))} />
        </li>
      ))}
    </ul>
  );
}
