import { Form } from "@remix-run/react";
import { FilterSelect, ListFilters } from "#app/admin/list/list-filters.tsx";
import { HeadLabel, HeadLink, ListHead } from "#app/admin/list/list-head.tsx";
import { DemoInboxLink } from "#app/admin/messages/demo-inbox-link.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { messageChannels } from "#app/contract/message-kinds.ts";
import { messageStates, type OutboxFilter } from "#app/domain/messaging/outbox-filter.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { isFilteredOutbox, outboxAddress, outboxQuery, wholeOutbox } from "./outbox-address.ts";

/** The title, a refresh, and what sends all that failed of this filter again, with their number. */
export function OutboxHead({ title, filter, failed }: { title: string; filter: OutboxFilter; failed: number }) {
  const t = useText(adminOutbox);
  return (
    <ListHead title={title}>
      {failed > 0 ? (
        <Form method="post" action={`${sectionPath("outbox")}/resend?${outboxQuery({ ...filter, page: 1 })}`}>
          <button type="submit" className="button button-quiet button-small" aria-label={t("resend-all", { count: failed })}>
            <HeadLabel icon="send" label={t("resend-all", { count: failed })} />
          </button>
        </Form>
      ) : null}
      <DemoInboxLink inHead />
      <HeadLink href={outboxAddress(filter)} icon="refresh-cw" label={t("refresh")} />
    </ListHead>
  );
}

/** Recipient, channel, state, and the order where one is set. */
export function OutboxFilters({ filter }: { filter: OutboxFilter }) {
  const t = useText(adminOutbox);
  const { channel, state, order, recipient } = filter;
  return (
    <ListFilters
      action={sectionPath("outbox")}
      search={{ label: t("filter.search"), hint: t("filter.search.hint"), value: recipient }}
      count={[channel, state, order].filter((set) => set !== null).length}
      clearTo={isFilteredOutbox(filter) ? outboxAddress(wholeOutbox) : null}
    >
      <FilterSelect
        label={t("filter.channel")}
        name="channel"
        value={channel ?? ""}
        any={t("filter.channel.any")}
        options={messageChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
      <FilterSelect
        label={t("filter.state")}
        name="state"
        value={state ?? ""}
        any={t("filter.state.any")}
        options={messageStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <FilterOrder order={order} />
    </ListFilters>
  );
}

function FilterOrder({ order }: { order: number | null }) {
  const t = useText(adminOutbox);
  if (order === null) return null;
  const label = t("filter.order", { number: orderNumber(order) });
  return (
    <FilterSelect
      name="order"
      label={t("column.order")}
      value={String(order)}
      any={t("column.order")}
      options={[{ value: String(order), label }]}
    />
  );
}
