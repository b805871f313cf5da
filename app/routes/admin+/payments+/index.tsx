import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ExportLink } from "#app/admin/list/export-link.tsx";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import type { ResourceColumn } from "#app/admin/resource/resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import {
  type ListedPayment,
  listPayments,
  paymentsPerPage,
  sumPayments,
  sumPile,
} from "#app/domain/orders/list-payments.server.ts";
import { paymentPiles } from "#app/domain/orders/payment-filter.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { oneOf } from "#app/http/search-params.server.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatCurrency, paisa } from "#app/lib/money.ts";
import { paymentFilterOf } from "./components/payment-filter-of.server.ts";
import { PaymentBadge, useMethodName } from "./components/payment-words.tsx";
import { statementsPath } from "./components/statement-address.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "payments");
  const { searchParams } = new URL(request.url);
  const filter = paymentFilterOf(searchParams);
  const { pile: tab, status, gateway, search: q, page } = filter;
  const mayEdit = staff.may("orders", "edit");
  const show = oneOf(searchParams, "show", ["table", "cards"], "table");
  const filters = { ...(status && { status }), ...(gateway && { gateway }) };
  const [view, sums, pile] = await Promise.all([
    readOwnList(request, {
      ...{ section: "payments", mayEdit, query: listQuery({ q, tab, page, filters, show }), perPage: paymentsPerPage },
      tabs: paymentPiles.map((name) => ({ name })),
      reading: listPayments(filter, { contactsVisible: mayEdit }).then(({ payments: rows, hasMore }) => ({ rows, hasMore })),
    }),
    mayEdit ? readOrNull(sumPayments(filter)) : null,
    mayEdit && tab !== "all" ? readOrNull(sumPile({ ...filter, pile: tab })) : null,
  ]);
  return { ...view, sums, pile: tab === "all" || pile === null ? null : { tab, sum: pile } };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

type PaymentColumn = ResourceColumn<ListedPayment> & {
  name: keyof ListedPayment &
    (
      | "id"
      | "orderId"
      | "customerName"
      | "customerEmail"
      | "amount"
      | "due"
      | "status"
      | "method"
      | "gatewayTransactionId"
      | "createdAt"
    );
};

const first: readonly PaymentColumn[] = [
  { name: "id", cell: ({ id }) => `#${id}`, width: "92px" },
  {
    name: "orderId",
    cell: ({ orderId }) => <a href={`${sectionPath("orders")}/${orderId}`}>#{orderNumber(orderId)}</a>,
    width: "76px",
  },
  { name: "customerName" },
  {
    name: "customerEmail",
    cell: ({ customerEmail }) => customerEmail && <span title={customerEmail}>{customerEmail}</span>,
    wideOnly: true,
  },
  { name: "amount", cell: ({ amount, currency }) => formatCurrency(amount, currency), isNumber: true, width: "100px" },
];

const last: readonly PaymentColumn[] = [
  { name: "status", cell: ({ status }) => <PaymentBadge status={status} />, width: "104px" },
  { name: "method", cell: ({ method }) => <Method method={method} />, width: "100px", wideOnly: true },
  { name: "gatewayTransactionId", width: "118px", wideOnly: true },
  { name: "createdAt", cell: ({ createdAt }) => <DateTimeText at={createdAt} />, width: "170px", wideOnly: true },
];

/** What an order is to be given back; the amount beside it is what was paid. */
const giveBack: PaymentColumn = {
  name: "due",
  cell: ({ due, currency }) => <b>{formatCurrency(paisa(Math.max(0, -due)), currency)}</b>,
  isNumber: true,
  width: "118px",
};

const listOf = (columns: readonly PaymentColumn[]) =>
  listResource({
    section: "payments",
    texts: adminPayments,
    icon: "credit-card",
    hasBothViews: true,
    hasRefresh: true,
    filters: {
      status: {
        ...{ pending: "status.pending", processing: "status.processing", completed: "status.completed" },
        ...{ failed: "status.failed", cancelled: "status.cancelled", refunded: "status.refunded" },
      },
      gateway: { jazzcash: "gateway.jazzcash", easypaisa: "gateway.easypaisa", cash: "gateway.cash", other: "gateway.other" },
    },
    columns,
    nameOf: ({ id }: ListedPayment) => `#${id}`,
    linkOf: ({ id }) => `${sectionPath("payments")}/${id}`,
    toolbar: ({ mayEdit }) => (
      <>
        {mayEdit ? <StatementsLink /> : null}
        <ExportLink section="payments" />
      </>
    ),
    stats: () => <PaymentCards />,
  });

const payments = listOf([...first, ...last]);
const refunds = listOf([...first, giveBack, ...last]);

export default function PaymentsPage() {
  const { pile, ...view } = useLoaderData<typeof loader>();
  return <ResourcePage resource={pile?.tab === "refund" ? refunds : payments} view={view} />;
}

const Method = ({ method }: { method: PaymentMethod }) => useMethodName()(method);

const StatementsLink = () => <HeadLink href={statementsPath} icon="upload" label={useText(adminPayments)("statements")} />;

/** The four cards over everything that is filtered (B2.16); of a pile how many it holds and what they come to. */
function PaymentCards() {
  const { sums, pile } = useLoaderData<typeof loader>();
  const t = useText(adminPayments);
  if (!sums) return null;
  const ofPile = pile && [
    { label: t("card.count"), value: sums.count, what: undefined },
    { label: t(`card.${pile.tab}`), value: formatCurrency(pile.sum), what: undefined },
  ];
  const cards = ofPile ?? [
    { label: t("card.count"), value: sums.count },
    { label: t("card.completed"), value: sums.completed },
    { label: t("card.pending"), value: sums.pending },
    { label: t("card.received"), value: formatCurrency(sums.received), what: t("card.received.what") },
  ];
  return (
    <dl className="admin-figures list-figures" aria-label={t("cards")}>
      {cards.map(({ label, value, what }) => (
        <div key={label} title={what}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
