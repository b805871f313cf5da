import { Form, useSubmit } from "@remix-run/react";
import type { OrderFilter } from "#app/domain/orders/list-orders.server.ts";
import { orderViews } from "#app/domain/orders/order-views.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ordersAddress } from "./orders-address.ts";
import { SpanFilter } from "./span-filter.tsx";
import { statusKey } from "./status-key.ts";

/** Search and status filter of the list. Choosing a status filters at once; without JavaScript on submit. */
export function OrderFilters({ filter, byPhone }: { filter: OrderFilter; byPhone: boolean }) {
  const t = useText(adminOrders);
  const words = useText(shared);
  const submit = useSubmit();
  const { statuses } = orderViews[filter.view];
  const isFiltered = filter.search !== "" || filter.status !== null || Boolean(filter.span);
  return (
    <Form method="get" action="/admin/orders" className="order-filters" role="search">
      {filter.view === "all" ? null : <input type="hidden" name="view" value={filter.view} />}
      {filter.span ? <SpanFilter span={filter.span} /> : null}
      <Field
        key={filter.search}
        label={t("filter.search")}
        name="q"
        type="search"
        defaultValue={filter.search}
        placeholder={t(byPhone ? "filter.search.hint" : "filter.search.hint.masked")}
        maxLength={100}
      />
      {statuses.length > 1 ? (
        <SelectField
          key={filter.status}
          label={t("filter.status")}
          name="status"
          id="status-filter"
          defaultValue={filter.status ?? ""}
          placeholder={t("filter.status.any")}
          options={statuses.map((status) => ({ value: status, label: words(statusKey(status)) }))}
          onChange={({ currentTarget: { form } }) => submit(form)}
        />
      ) : null}
      <Button variant="quiet" small icon="search">
        {t("filter.go")}
      </Button>
      {isFiltered ? (
        <LinkButton
          href={ordersAddress({ ...filter, search: "", status: null, span: null, page: 1 })}
          variant="plain"
          small
          icon="x"
        >
          {t("filter.clear")}
        </LinkButton>
      ) : null}
    </Form>
  );
}
