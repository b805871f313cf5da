import type { MessageState } from "#app/domain/messaging/outbox-filter.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<MessageState, BadgeTone> = { waiting: "haldi", sent: "podina", failed: "mirch", dropped: "plain" };

/** How a message stands. */
export function MessageBadge({ state }: { state: MessageState }) {
  return <Badge tone={tones[state]}>{useText(adminOutbox)(`state.${state}`)}</Badge>;
}

type Texts = typeof adminOutbox.en;
type KindKey = Extract<keyof Texts, `kind.${string}`>;

/** What a message is about; the bare name of a kind that this version of the shop does not define. */
export function useKindName(): (kind: string) => string {
  const t = useText(adminOutbox);
  return (kind) => (Object.hasOwn(adminOutbox.en, `kind.${kind}`) ? t(`kind.${kind}` as KindKey) : kind);
}
