import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { type ListedPayment, lastPaymentsPage, listPayments, sumPayments } from "#app/domain/orders/list-payments.server.ts";
import { paymentPiles } from "#app/domain/orders/payment-filter.ts";
import { paymentGateways, paymentStatuses } from "#app/domain/payments/payment-status.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { freeText, oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PaymentCards, PaymentFilters, PaymentsHead, PaymentTabs } from "./components/payment-head.tsx";
import { PaymentList } from "./components/payment-list.tsx";
import {
  isFiltered,
  type PaymentQuery,
  paymentShows,
  paymentsAddress,
  unfilteredPayments,
} from "./components/payments-address.ts";

const queryOf = (params: URLSearchParams): PaymentQuery => ({
  pile: oneOf(params, "pile", paymentPiles, "all"),
  status: oneOf(params, "status", paymentStatuses, null),
  gateway: oneOf(params, "gateway", [...paymentGateways, "other"], null),
  search: freeText(params, "q"),
  page: wholeNumber(params, "page", { most: lastPaymentsPage }),
  show: oneOf(params, "show", paymentShows, "table"),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "payments");
  const query = queryOf(new URL(request.url).searchParams);
  const mayEdit = staff.may("orders", "edit");
  const { value: read, reference } = await readWithReference(
    "payments",
    Promise.all([listPayments(query, { contactsVisible: mayEdit }), mayEdit ? sumPayments(query) : null]),
  );
  const [listed = null, sums = null] = read ?? [];
  return { title: translator(langOf(request), admin)("section.payments"), query, listed, sums, reference, mayEdit };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PaymentsPage() {
  const { title, query, listed, sums, reference, mayEdit } = useLoaderData<typeof loader>();
  return (
    <div className="resource">
      <PaymentsHead title={title} query={query} mayEdit={mayEdit} />
      {sums ? <PaymentCards sums={sums} /> : null}
      <PaymentTabs query={query} />
      <PaymentFilters query={query} />
      {listed ? <Payments query={query} payments={listed.payments} /> : <Failed query={query} reference={reference ?? ""} />}
      <ListPager page={query.page} hasMore={listed?.hasMore ?? false} addressOf={(page) => paymentsAddress({ ...query, page })} />
    </div>
  );
}

function Payments({ query, payments }: { query: PaymentQuery; payments: readonly ListedPayment[] }) {
  const t = useText(adminPayments);
  const say = useText(resourceTexts);
  if (payments.length > 0) return <PaymentList payments={payments} show={query.show} />;
  if (query.page > 1) return <PastEnd first={paymentsAddress({ ...query, page: 1 })} />;
  const all = isFiltered(query) ? (
    <LinkButton href={paymentsAddress(unfilteredPayments(query))} variant="quiet" small>
      {say("clear")}
    </LinkButton>
  ) : null;
  return (
    <EmptyState icon="credit-card" title={t("none")} action={all}>
      {t(all ? "none.filtered" : "none.why")}
    </EmptyState>
  );
}

function Failed({ query, reference }: { query: PaymentQuery; reference: string }) {
  const t = useText(adminPayments);
  const say = useText(resourceTexts);
  const again = (
    <LinkButton href={paymentsAddress(query)} small icon="refresh-cw" data-reload>
      {say("again")}
    </LinkButton>
  );
  return (
    <EmptyState icon="triangle-alert" title={t("failed")} action={again}>
      {say("failed.why", { reference })}
    </EmptyState>
  );
}
