import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/phone.ts";
import type { ShellView } from "./shell-view.ts";

/** Who runs the shop, how to reach it, and the way to its pages. */
export function ShopFooter({ shop }: Pick<ShellView, "shop">) {
  const t = useText(shell);
  const { brand, city, address, phone, email } = shop;
  return (
    <footer className="shop-foot">
      <div className="wrap">
        <section>
          <p className="wordmark">{brand}</p>
          <p>{t("foot.about", { city })}</p>
        </section>
        <nav aria-labelledby="foot-shop">
          <h2 id="foot-shop">{t("foot.shop")}</h2>
          <a href="/products">{t("nav.products")}</a>
          <a href="/categories">{t("nav.categories")}</a>
          <a href="/packages">{t("nav.packages")}</a>
          <a href="/products?featured=true">{t("nav.featured")}</a>
          <a href="/favorites">{t("nav.favourites")}</a>
          <a href="/services">{t("foot.services")}</a>
          <a href="/videos">{t("foot.videos")}</a>
        </nav>
        <nav aria-labelledby="foot-orders">
          <h2 id="foot-orders">{t("foot.orders")}</h2>
          <a href="/cart">{t("nav.cart")}</a>
          <a href="/delivery-tracking">{t("foot.tracking")}</a>
          <a href="/profile?tab=orders#orders">{t("menu.orders")}</a>
          <a href="/delivery-zones">{t("foot.zones")}</a>
          <a href="/shipping-policy">{t("foot.shipping")}</a>
          <a href="/return-policy">{t("foot.returns")}</a>
          <a href="/faq">{t("foot.faq")}</a>
        </nav>
        <nav aria-labelledby="foot-shop-itself">
          <h2 id="foot-shop-itself">{t("foot.us")}</h2>
          <a href="/about">{t("foot.about-us")}</a>
          <a href="/suggestions">{t("foot.suggestions")}</a>
          <a href="/privacy-policy">{t("foot.privacy")}</a>
          <a href="/terms-of-service">{t("foot.terms")}</a>
          <a href="/cookie-policy">{t("foot.cookies")}</a>
          <a href="/development-roadmap">{t("foot.roadmap")}</a>
          <a href="/sitemap">{t("foot.sitemap")}</a>
        </nav>
        <section aria-labelledby="foot-contact">
          <h2 id="foot-contact">{t("foot.contact")}</h2>
          <a href="/contact">{t("foot.write")}</a>
          {phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          {address ? <p>{address}</p> : null}
        </section>
      </div>
    </footer>
  );
}
