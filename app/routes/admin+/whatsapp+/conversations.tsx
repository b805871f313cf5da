import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { type Conversation, findConversation, listConversations } from "#app/domain/messaging/list-conversations.server.ts";
import { maskPhonesIn } from "#app/domain/orders/mask-contact.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { freeText } from "#app/http/search-params.server.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { maskPhone } from "#app/lib/format-phone.ts";
import { gatewayPhone } from "#app/lib/phone.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";

const here = `${sectionPath("whatsapp")}/conversations`;

/** The conversations, and with `?phone=` the messages of one; numbers are read by who may edit orders alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "whatsapp");
  const mayOrder = staff.may("orders", "edit");
  const phone = mayOrder ? gatewayPhone(freeText(new URL(request.url).searchParams, "phone", 30)) : null;
  const [list, open] = await Promise.all([
    readWithReference("conversations", listConversations()),
    phone ? readWithReference("conversation", findConversation(phone)) : null,
  ]);
  const masked = (one: Conversation): Conversation => ({
    ...{ phone: "", shownPhone: maskPhone(one.phone), name: one.name === one.shownPhone ? maskPhone(one.phone) : one.name },
    ...{ message: maskPhonesIn(one.message) ?? "", at: one.at },
  });
  const conversations = mayOrder ? list.value : (list.value?.map(masked) ?? null);
  const title = translator(langOf(request), adminWhatsapp)("conversations");
  return { title, conversations, reference: list.reference, open: open?.value ?? null, mayReadUsers: staff.may("users", "view") };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ConversationsPage() {
  const { title, conversations, reference, open, mayReadUsers } = useLoaderData<typeof loader>();
  const t = useText(adminWhatsapp);
  return (
    <>
      <p>
        <a className="inline-flex min-h-6 items-center" href={sectionPath("whatsapp")}>
          {t("back")}
        </a>
      </p>
      <PageHead title={title} />
      <div className="grid gap-4">
        {open ? <OpenConversation {...open} mayReadUsers={mayReadUsers} /> : null}
        {conversations ? null : <Notice tone="error">{t("load.reference", { reference: reference ?? "" })}</Notice>}
        {conversations?.length === 0 ? <EmptyState icon="inbox" title={t("conversations.none")} /> : null}
        {conversations && conversations.length > 0 ? <ConversationList conversations={conversations} /> : null}
      </div>
    </>
  );
}

function ConversationList({ conversations }: { conversations: readonly Conversation[] }) {
  const t = useText(adminWhatsapp);
  const lang = useLang();
  return (
    <Panel title={t("conversations.newest")}>
      <ol className="admin-timeline">
        {conversations.map(({ phone, shownPhone, name, message, at }) => (
          <li key={shownPhone}>
            {phone ? (
              <a className="inline-flex min-h-6 items-center" href={`${here}?phone=${encodeURIComponent(phone)}`}>
                {name}
              </a>
            ) : (
              <b>{name}</b>
            )}
            <p className="break-words">{message}</p>
            <small className="block text-ink-2">{formatDateTime(new Date(at), lang)}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

type OpenProps = NonNullable<Awaited<ReturnType<typeof findConversation>>> & { mayReadUsers: boolean };

function OpenConversation({ name, shownPhone, userId, messages, mayReadUsers }: OpenProps) {
  const t = useText(adminWhatsapp);
  const lang = useLang();
  return (
    <Panel title={t("conversation.with", { name: name ?? shownPhone })} id="conversation">
      <p className="flex flex-wrap items-center gap-3">
        <span>{shownPhone}</span>
        {userId !== null && mayReadUsers ? (
          <a className="inline-flex min-h-6 items-center" href={`${sectionPath("users")}/${userId}`}>
            {t("conversation.customer")}
          </a>
        ) : null}
      </p>
      <ol className="admin-timeline">
        {messages.map(({ key, isOurs, text, at, isFailed, orderable }) => (
          <li key={key}>
            <Badge tone={isFailed ? "mirch" : isOurs ? "neel" : "plain"}>
              {t(isFailed ? "history.failed" : isOurs ? "conversation.ours" : "conversation.theirs")}
            </Badge>
            <p className="break-words whitespace-pre-line">{text}</p>
            {orderable === null ? null : (
              // a tab of its own: the counter's sale in this one stays as it is
              <LinkButton
                variant="quiet"
                small
                icon="receipt"
                href={`${sectionPath("orders")}/new?message=${orderable}`}
                target="_blank"
                rel="noopener"
              >
                {t("conversation.order")}
              </LinkButton>
            )}
            <small className="block text-ink-2">{formatDateTime(new Date(at), lang)}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
