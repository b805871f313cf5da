import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Opens WhatsApp with a message to a customer that a member of staff sends by hand. */
export function ByHand({ phone, text }: { phone: string; text: string }) {
  const t = useText(adminOutbox);
  return (
    <a
      className="button button-quiet button-small"
      href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="message-circle" />
      {t("received.by-hand")}
    </a>
  );
}
