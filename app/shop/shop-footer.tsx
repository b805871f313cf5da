import { footer } from "#app/i18n/footer.ts";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { networkName } from "./network-name.ts";
import type { ShellView } from "./shell-view.ts";

/** The four phases of the roadmap with their progress (A2.64). */
const phases = [
  { name: "website", state: "complete" },
  { name: "app", state: "in-progress" },
  { name: "ai", state: "upcoming" },
  { name: "cities", state: "future" },
] as const;

/** Legal details, contact, roadmap and links; on a phone the links are folded. */
export function ShopFooter({ shop }: Pick<ShellView, "shop">) {
  const t = useText(footer);
  return (
    <footer className="shop-foot">
      <div className="wrap foot-groups">
        <AboutShop shop={shop} />
        <Contact shop={shop} />
        <details>
          <summary>{t("foot.more")}</summary>
          <div className="foot-groups">
            <Links />
          </div>
        </details>
      </div>
    </footer>
  );
}

function Links() {
  const t = useText(footer);
  const page = useText(shell);
  return (
    <>
      <nav aria-labelledby="foot-quick">
        <h2 id="foot-quick">{t("foot.quick")}</h2>
        <a href="/products">{page("nav.products")}</a>
        <a href="/categories">{page("nav.categories")}</a>
        <a href="/packages">{page("nav.packages")}</a>
        <a href="/about">{t("foot.about-us")}</a>
        <a href="/suggestions">{t("foot.suggestions")}</a>
        <a href="/favorites">{page("nav.favourites")}</a>
        <a href="/services">{t("foot.services")}</a>
        <a href="/videos">{t("foot.videos")}</a>
      </nav>
      <nav aria-labelledby="foot-service">
        <h2 id="foot-service">{t("foot.service")}</h2>
        <a href="/contact">{t("foot.write")}</a>
        <a href="/faq">{t("foot.faq")}</a>
        <a href="/delivery-tracking">{t("foot.tracking")}</a>
        <a href="/delivery-zones">{t("foot.zones")}</a>
        <a href="/shipping-policy">{t("foot.shipping")}</a>
        <a href="/return-policy">{t("foot.returns")}</a>
      </nav>
      <nav aria-labelledby="foot-legal">
        <h2 id="foot-legal">{t("foot.legal")}</h2>
        <a href="/privacy-policy">{t("foot.privacy")}</a>
        <a href="/terms-of-service">{t("foot.terms")}</a>
        <a href="/cookie-policy">{t("foot.cookies")}</a>
        <a href="/sitemap">{t("foot.sitemap")}</a>
      </nav>
      <section aria-labelledby="foot-road">
        <h2 id="foot-road">
          <a href="/development-roadmap">{t("foot.roadmap")}</a>
        </h2>
        <ol>
          {phases.map(({ name, state }) => (
            <li key={name} data-state={state}>
              {t(`road.${name}`)} <small>{t(`road.state.${state}`)}</small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function AboutShop({ shop: { brand, city, social } }: Pick<ShellView, "shop">) {
  const t = useText(footer);
  const networks = Object.entries(social).filter(([, href]) => safeLink(href)?.startsWith("http"));
  return (
    <div>
      <p className="wordmark">{brand}</p>
      <p>{t("foot.about", { city })}</p>
      {networks.length > 0 ? (
        <ul className="foot-social" aria-label={t("foot.social")}>
          {networks.map(([network, href]) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {networkName(network)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Contact({ shop: { phone, email, address } }: Pick<ShellView, "shop">) {
  const t = useText(footer);
  return (
    <section aria-labelledby="foot-contact">
      <h2 id="foot-contact">{t("foot.contact")}</h2>
      {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {address ? <address>{address}</address> : null}
    </section>
  );
}
