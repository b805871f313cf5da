import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Rings a customer, and opens their chat: for who may read the number. */
export function PhoneLinks({ phone, label }: { phone: string; label: string }) {
  const t = useText(adminOutbox);
  return (
    <>
      <a className="button button-quiet button-small" href={`tel:${phone}`}>
        <Icon name="phone" />
        {label}
      </a>
      <a
        className="button button-quiet button-small"
        href={`https://wa.me/${phone.replace(/\D/g, "")}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="message-circle" />
        {t("channel.whatsapp")}
      </a>
    </>
  );
}
