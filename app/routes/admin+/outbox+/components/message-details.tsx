import { DetailList } from "#app/admin/detail-list.tsx";
import { MessageBadge, useKindName, useStanding } from "#app/admin/messages/message-words.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { MessageDetails, MessageEntry } from "#app/domain/messaging/find-message.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

/** A message's own fields. */
export function MessageFacts({ message }: { message: MessageDetails }) {
  const t = useText(adminOutbox);
  const lang = useLang();
  const kindName = useKindName();
  const standing = useStanding()({ ...message, perhapsTwice: false });
  const { kind, channel, recipient, orderId, state, tries, perhapsTwice, subject, provider, lastError } = message;
  const order = orderId === null ? null : <a href={`${sectionPath("orders")}/${orderId}`}>#{orderNumber(orderId)}</a>;
  const times = perhapsTwice ? `${tries}, ${t("twice")}` : String(tries);
  return (
    <DetailList
      details={[
        { label: t("column.kind"), value: kindName(kind) },
        { label: t("column.channel"), value: t(`channel.${channel}`) },
        { label: t("column.state"), value: <MessageBadge state={state} /> },
        { label: t("details.standing"), value: standing.join(" · ") },
        { label: t("column.recipient"), value: formatPhone(recipient) },
        { label: t("column.order_id"), value: order },
        { label: t("details.subject"), value: subject },
        { label: t("column.tries"), value: times },
        { label: t("column.created_at"), value: formatDateTime(message.createdAt, lang) },
        { label: t("details.due"), value: message.isWaiting && formatDateTime(message.notBefore, lang) },
        { label: t("details.sent"), value: message.sentAt && formatDateTime(message.sentAt, lang) },
        { label: t("details.provider"), value: provider },
        { label: t("details.error"), value: lastError },
      ]}
    />
  );
}

const known = [
  ...(["sent", "later", "unanswered", "lost", "never", "dropped", "delivered", "read", "bounced"] as const),
  ...(["told-email", "told-push", "to-call", "resent", "hurried", "cancelled", "called"] as const),
];

/** Its tries with their answers, and what staff did, the earliest first. */
export function MessageTries({ entries }: { entries: readonly MessageEntry[] }) {
  const t = useText(adminOutbox);
  const lang = useLang();
  if (entries.length === 0) return <p className="text-ink-2">{t("tries.none")}</p>;
  return (
    <ul className="payment-ledger">
      {entries.map(({ id, action, provider, answer, who, createdAt }) => {
        const word = known.find((name) => name === action);
        const values = { at: formatDateTime(createdAt, lang), who: who ?? t("entry.somebody") };
        return (
          <li key={id}>
            {word ? t(`entry.${word}`, values) : action}
            {[provider, answer].filter(Boolean).map((line) => (
              <span key={line} className="block text-ink-2 break-words">
                {line}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
