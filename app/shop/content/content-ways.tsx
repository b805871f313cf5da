import { contact as texts } from "#app/i18n/contact.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { networkName } from "../network-name.ts";

/** The shop's contact details; unset ones are empty. */
export interface Ways {
  brand: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: string;
  /** Addresses by the name of the network. */
  social: Readonly<Record<string, string>>;
  /** Opening hours, in the visitor's language. */
  hours: string | null;
}

/** Every contact channel that is set, as links. */
export function WaysToReach({ brand, phone, whatsapp, email, address, social, hours }: Ways) {
  const t = useText(texts);
  const chat = `https://wa.me/${whatsapp.replace(/\D/g, "")}?text=${encodeURIComponent(t("whatsapp.hello", { brand }))}`;
  const networks = Object.entries(social).filter(([, href]) => safeLink(href)?.startsWith("http"));
  return (
    <section className="panel" aria-labelledby="ways">
      <h2 id="ways">{t("ways")}</h2>
      <dl className="contact-ways">
        {phone ? (
          <div>
            <dt>
              <Icon name="phone" />
              {t("phone")}
            </dt>
            <dd>
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            </dd>
          </div>
        ) : null}
        {whatsapp ? (
          <div>
            <dt>
              <Icon name="message-circle" />
              {t("whatsapp")}
            </dt>
            <dd>
              <a href={chat} target="_blank" rel="noopener noreferrer">
                {t("whatsapp.open")}
              </a>
            </dd>
          </div>
        ) : null}
        {email ? (
          <div>
            <dt>
              <Icon name="mail" />
              {t("email")}
            </dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
        {address ? (
          <div>
            <dt>
              <Icon name="map-pin" />
              {t("address")}
            </dt>
            <dd>{address}</dd>
          </div>
        ) : null}
        {hours ? (
          <div>
            <dt>
              <Icon name="clock" />
              {t("hours")}
            </dt>
            <dd>{hours}</dd>
          </div>
        ) : null}
        {networks.length > 0 ? (
          <div>
            <dt>
              <Icon name="globe" />
              {t("follow")}
            </dt>
            {networks.map(([network, href]) => (
              <dd key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {networkName(network)}
                </a>
              </dd>
            ))}
          </div>
        ) : null}
      </dl>
    </section>
  );
}
