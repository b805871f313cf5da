import { type Column, ListTable } from "#app/admin/list/list-table.tsx";
import { MessageBadge, useKindName } from "#app/admin/messages/message-words.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { ListedMessage } from "#app/domain/messaging/list-messages.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/phone.ts";

/** The messages of one page of the list. */
export function OutboxList({ messages }: { messages: readonly ListedMessage[] }) {
  const t = useText(adminOutbox);
  const lang = useLang();
  const kindName = useKindName();
  const columns: Column<ListedMessage>[] = [
    {
      label: t("column.message"),
      cell: ({ id, kind }) => (
        <a className="resource-name" href={`${sectionPath("outbox")}/${id}`}>
          {kindName(kind)}
        </a>
      ),
    },
    { label: t("column.state"), cell: ({ state }) => <MessageBadge state={state} />, width: "145px" },
    { label: t("column.channel"), cell: ({ channel }) => t(`channel.${channel}`), width: "100px" },
    { label: t("column.recipient"), cell: ({ recipient }) => <span title={recipient}>{formatPhone(recipient)}</span> },
    {
      label: t("column.order"),
      cell: ({ orderId }) =>
        orderId === null ? null : <a href={`${sectionPath("orders")}/${orderId}`}>#{orderNumber(orderId)}</a>,
      width: "90px",
      wideOnly: true,
    },
    {
      label: t("column.tries"),
      cell: ({ tries, perhapsTwice }) => (perhapsTwice ? `${tries}, ${t("twice")}` : tries),
      width: "120px",
      wideOnly: true,
    },
    {
      label: t("column.created"),
      cell: ({ createdAt }) => formatDateTime(createdAt, lang),
      width: "175px",
      wideOnly: true,
    },
  ];
  return <ListTable label={t("rows")} rows={messages} columns={columns} />;
}
