import { Icon } from "#app/ui/icon.tsx";

/** Rings a customer, and opens their chat: for who may read the number. */
export function PhoneLinks({ phone, label }: { phone: string; label: string }) {
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
        WhatsApp
      </a>
    </>
  );
}
