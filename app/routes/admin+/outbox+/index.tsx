import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { HeadLabel } from "#app/admin/list/list-head.tsx";
import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { DemoInboxLink } from "#app/admin/messages/demo-inbox-link.tsx";
import { MessageBadge, useKindName, useStanding } from "#app/admin/messages/message-words.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { countFailed, type ListedMessage, listOutbox, messagesPerPage } from "#app/domain/messaging/list-messages.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { writeQuery } from "#app/domain/resource/resource-query.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { SaveKey } from "#app/ui/save-key.tsx";
import { outboxFilterOf, outboxQueryOf } from "./components/outbox-filter-of.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "outbox");
  const filter = outboxFilterOf(new URL(request.url).searchParams);
  const { order, state } = filter;
  const isResent = staff.may("settings", "edit") && (state === null || state === "failed");
  const reading = listOutbox(filter, { contactsVisible: staff.may("orders", "edit") });
  const [view, failed] = await Promise.all([
    readOwnList(request, {
      ...{ section: "outbox", query: outboxQueryOf(filter), perPage: messagesPerPage },
      choices: { order: order === null ? [] : [{ id: order, name: `#${orderNumber(order)}` }] },
      reading: reading.then(({ messages: rows, hasMore }) => ({ rows, hasMore })),
    }),
    isResent ? readOrNull(countFailed(filter)) : 0,
  ]);
  return { ...view, failed: failed ?? 0 };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const messages = listResource({
  section: "outbox",
  texts: adminOutbox,
  icon: "send",
  hasRefresh: true,
  filters: {
    channel: { email: "channel.email", whatsapp: "channel.whatsapp", push: "channel.push" },
    state: {
      ...{ waiting: "state.waiting", call: "state.call", sent: "state.sent" },
      ...{ failed: "state.failed", dropped: "state.dropped" },
    },
    order: "reference",
  },
  columns: [
    { name: "kind", cell: ({ kind }) => <KindName kind={kind} /> },
    { name: "state", cell: (message) => <State message={message} />, width: "190px" },
    { name: "channel", width: "100px" },
    { name: "recipient", cell: ({ recipient }) => <span title={recipient}>{formatPhone(recipient)}</span> },
    { name: "orderId", cell: ({ orderId }) => <OrderLink id={orderId} />, width: "90px", wideOnly: true },
    { name: "tries", cell: (message) => <Tries message={message} />, width: "120px", wideOnly: true },
    { name: "createdAt", cell: ({ createdAt }) => <DateTimeText at={createdAt} />, width: "175px", wideOnly: true },
  ],
  nameOf: ({ kind }: ListedMessage) => kind,
  linkOf: ({ id }) => `${sectionPath("outbox")}/${id}`,
  toolbar: () => <OutboxTools />,
});

export default function OutboxPage() {
  return <ResourcePage resource={messages} view={useLoaderData<typeof loader>()} />;
}

/** What sends all that failed of the filter again, with their number. */
function OutboxTools() {
  const { query, failed } = useLoaderData<typeof loader>();
  const t = useText(adminOutbox);
  return (
    <>
      {failed > 0 ? (
        <Form method="post" action={`${sectionPath("outbox")}/resend?${writeQuery({ ...query, page: 1 })}`}>
          <SaveKey />
          <button type="submit" className="button button-quiet button-small" aria-label={t("resend-all", { count: failed })}>
            <HeadLabel icon="send" label={t("resend-all", { count: failed })} />
          </button>
        </Form>
      ) : null}
      <DemoInboxLink inHead />
    </>
  );
}

const KindName = ({ kind }: { kind: string }) => useKindName()(kind);

const OrderLink = ({ id }: { id: number | null }) =>
  id === null ? null : <a href={`${sectionPath("orders")}/${id}`}>#{orderNumber(id)}</a>;

function State({ message }: { message: ListedMessage }) {
  const [said] = useStanding()({ ...message, perhapsTwice: false });
  return (
    <>
      <MessageBadge state={message.state} />
      {said ? (
        <span className="text-ink-2" title={said}>
          {" "}
          {said}
        </span>
      ) : null}
    </>
  );
}

function Tries({ message: { tries, perhapsTwice } }: { message: ListedMessage }) {
  const t = useText(adminOutbox);
  return perhapsTwice ? `${tries}, ${t("twice")}` : tries;
}
