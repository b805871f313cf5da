import type { MessageSubject } from "#app/contract/message-kinds.ts";
import type { ListedMessage } from "#app/domain/messaging/list-messages.server.ts";
import type { MessageState } from "#app/domain/messaging/outbox-filter.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import type { Messages } from "#app/i18n/messages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<MessageState, BadgeTone> = {
  waiting: "haldi",
  sent: "podina",
  failed: "mirch",
  dropped: "plain",
  call: "mirch",
};

/** How a message stands. */
export function MessageBadge({ state }: { state: MessageState }) {
  return <Badge tone={tones[state]}>{useText(adminOutbox)(`state.${state}`)}</Badge>;
}

type Standing = Pick<ListedMessage, "state" | "heldBy" | "receipt" | "fallback" | "toldAt" | "perhapsTwice">;

/** What is to be said of a message beside its state: why it waits, what the gateway said later, how the customer is notified instead. */
export function useStanding(): (message: Standing) => string[] {
  const t = useText(adminOutbox);
  return ({ state, heldBy, receipt, fallback, toldAt, perhapsTwice }) =>
    [
      heldBy && t(`held.${heldBy}`),
      receipt && t(`receipt.${receipt}`),
      fallback && state !== "call" && (state !== "sent" || receipt === "bounced")
        ? t(`fallback.${fallback}.${toldAt ? "told" : "asked"}`)
        : null,
      perhapsTwice && t("twice"),
    ].filter((text): text is string => Boolean(text));
}

/** The name of each kind of message, `kind.<kind>`. A kind without one does not compile. */
const kindTexts: Messages<`kind.${MessageSubject}` | "kind.unknown"> = adminOutbox;

const isSubject = (kind: string): kind is MessageSubject => Object.hasOwn(kindTexts.en, `kind.${kind}`);

/** What a message is about; a word for all of those whose kind this version of the shop does not define. */
export function useKindName(): (kind: string) => string {
  const t = useText(kindTexts);
  return (kind) => t(isSubject(kind) ? `kind.${kind}` : "kind.unknown");
}
