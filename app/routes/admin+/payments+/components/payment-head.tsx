import { FilterSelect, ListFilters } from "#app/admin/list/list-filters.tsx";
import { HeadLink, ListHead } from "#app/admin/list/list-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { PaymentSums } from "#app/domain/orders/list-payments.server.ts";
import { paymentPiles } from "#app/domain/orders/payment-filter.ts";
import { paymentGateways, paymentStatuses } from "#app/domain/payments/payment-status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatCurrency } from "#app/lib/money.ts";
import { isFiltered, type PaymentQuery, paymentsAddress, statementsPath, unfilteredPayments } from "./payments-address.ts";

/** The title, the statements, the change between table and cards, and a refresh. */
export function PaymentsHead({ title, query, mayEdit }: { title: string; query: PaymentQuery; mayEdit: boolean }) {
  const t = useText(adminPayments);
  const show = query.show === "table" ? "cards" : "table";
  return (
    <ListHead title={title}>
      {mayEdit ? <HeadLink href={statementsPath} icon="upload" label={t("statements")} /> : null}
      <HeadLink
        href={paymentsAddress({ ...query, show })}
        icon={show === "cards" ? "layout-grid" : "list"}
        label={t(`show.${show}`)}
      />
      <HeadLink href={paymentsAddress(query)} icon="refresh-cw" label={t("refresh")} />
    </ListHead>
  );
}

/** The four cards over everything that is filtered (B2.16). */
export function PaymentCards({ sums }: { sums: PaymentSums }) {
  const t = useText(adminPayments);
  const cards = [
    { label: t("card.count"), value: sums.count },
    { label: t("card.completed"), value: sums.completed },
    { label: t("card.pending"), value: sums.pending },
    { label: t("card.received"), value: formatCurrency(sums.received), what: t("card.received.what") },
  ];
  return (
    <dl className="admin-figures payment-cards" aria-label={t("cards")}>
      {cards.map(({ label, value, what }) => (
        <div key={label} title={what}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The piles as tabs; search and filters stay when the tab changes. */
export function PaymentTabs({ query }: { query: PaymentQuery }) {
  const t = useText(adminPayments);
  return (
    <div className="resource-tabs">
      <nav aria-label={t("piles")}>
        {paymentPiles.map((pile) => (
          <a
            key={pile}
            href={paymentsAddress({ ...query, pile, page: 1 })}
            aria-current={pile === query.pile ? "page" : undefined}
          >
            {t(`pile.${pile}`)}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Search, status and gateway (B2.17). */
export function PaymentFilters({ query }: { query: PaymentQuery }) {
  const t = useText(adminPayments);
  const orders = useText(adminOrders);
  const { pile, status, gateway, search, show } = query;
  return (
    <ListFilters
      action={sectionPath("payments")}
      search={{ label: t("filter.search"), hint: t("filter.search.hint"), value: search }}
      count={[status, gateway].filter(Boolean).length}
      clearTo={isFiltered(query) ? paymentsAddress(unfilteredPayments(query)) : null}
      kept={
        <>
          {pile === "all" ? null : <input type="hidden" name="pile" value={pile} />}
          {show === "table" ? null : <input type="hidden" name="show" value={show} />}
        </>
      }
    >
      <FilterSelect
        label={t("filter.status")}
        name="status"
        value={status ?? ""}
        any={t("filter.status.any")}
        options={paymentStatuses.map((value) => ({ value, label: orders(`payment-status.${value}`) }))}
      />
      <FilterSelect
        label={t("filter.gateway")}
        name="gateway"
        value={gateway ?? ""}
        any={t("filter.gateway.any")}
        options={[...paymentGateways, "other" as const].map((value) => ({ value, label: t(`gateway.${value}`) }))}
      />
    </ListFilters>
  );
}
