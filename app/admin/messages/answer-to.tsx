import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

/** How whoever wrote to the shop can be answered: by phone and over WhatsApp, or by e-mail, whichever they left. */
export function AnswerTo({ phone, email }: { phone: string | null; email: string }) {
  const t = useText(adminOutbox);
  return (
    <>
      {phone && (
        <>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a> ·{" "}
          <a href={`https://wa.me/${phone.replace(/\D/g, "")}`} target="_blank" rel="noopener noreferrer">
            {t("channel.whatsapp")}
          </a>
        </>
      )}
      {phone && email && " · "}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}
