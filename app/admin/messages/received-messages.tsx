import type { ListedMessage } from "#app/domain/messaging/list-messages.server.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { shared } from "#app/i18n/shared.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { sectionPath } from "../sections.ts";
import { ByHand } from "./by-hand.tsx";
import { DemoInboxLink } from "./demo-inbox-link.tsx";
import { MessageBadge, useKindName, useStanding } from "./message-words.tsx";

interface ReceivedMessagesProps {
  messages: readonly ListedMessage[];
  /** Whether the message centre may be opened. */
  mayOpen: boolean;
  /** The number and first words of a message written by hand, for who may read the number. */
  byHand: { phone: string; text: string } | null;
}

/** The sent and waiting messages of a customer, and a WhatsApp link to write by hand while sending fails. */
export function ReceivedMessages({ messages, mayOpen, byHand }: ReceivedMessagesProps) {
  const t = useText(adminOutbox);
  const lang = useLang();
  const words = useText(shared);
  const kindName = useKindName();
  const standing = useStanding();
  return (
    <>
      {messages.length === 0 ? <p className="text-ink-2">{t("received.none")}</p> : null}
      <ul className="payment-ledger">
        {messages.map((message) => {
          const { id, kind, channel, about, state, createdAt, sentAt } = message;
          const what = about
            ? `${kindName(kind)}: ${words(`status.${about === "out for delivery" ? "out-for-delivery" : about}`)}`
            : kindName(kind);
          const name = `${what} · ${t(`channel.${channel}`)}`;
          return (
            <li key={id}>
              {mayOpen ? (
                <a className="resource-name" href={`${sectionPath("outbox")}/${id}`}>
                  {name}
                </a>
              ) : (
                name
              )}{" "}
              <MessageBadge state={state} />
              <span className="block text-ink-2">
                {[formatDateTime(sentAt ?? createdAt, lang), ...standing(message)].join(" · ")}
              </span>
            </li>
          );
        })}
      </ul>
      {byHand ? <ByHand {...byHand} /> : null}
      <DemoInboxLink />
    </>
  );
}
