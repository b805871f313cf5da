import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { shortSlotText } from "#app/lib/slot-text.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageForm } from "../language/language-form.tsx";
import { SearchForm } from "../search/search-form.tsx";
import type { ShellView } from "../shell-view.ts";
import { useFavourites } from "../use-favourites.tsx";
import { ZoneChoice } from "../zone/zone-choice.tsx";
import { useClickOutsideMenus } from "./header-menu-behaviour.ts";
import { HeaderMenus } from "./header-menus.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Wordmark, menus, search, language, and the customer's links. On a phone most of it is in the side sheet. */
export function ShopHeader({ shop, viewer, cart, zone, nextSlot }: ShellView) {
  const t = useText(shell);
  const saved = useFavourites().size;
  useClickOutsideMenus();
  return (
    <header className="wrap shop-head">
      <a className="wordmark" href="/">
        {shop.brand}
      </a>
      <div className="head-zone">
        <ZoneChoice zone={zone.name} />
        {nextSlot ? <small>{`${nextSlot.day} ${shortSlotText(nextSlot.time)}`}</small> : null}
      </div>
      <HeaderMenus />
      <div className="head-find">
        <SearchForm variant="compact" />
      </div>
      <LanguageForm />
      <a className="head-link head-packages" href="/packages">
        <Icon name="package" />
        <span className="sr-only">{t("nav.packages")}</span>
      </a>
      <a className="head-link head-saved" href="/favorites">
        <Icon name="heart" />
        <span className="sr-only">{t("nav.favourites")}</span>
        <CountBadge count={saved} />
      </a>
      <UserMenu viewer={viewer} />
      <a className="button button-primary head-cart" href="/cart">
        <Icon name="shopping-cart" />
        <span className="sr-only">{t("nav.cart")}</span>
        <CartFigures cart={cart} />
      </a>
      <MobileMenu viewer={viewer} cart={cart} />
    </header>
  );
}

/** The header of the checkout: the way back to the cart and the language, and nothing that leads away from the order. */
export function CheckoutHeader({ shop }: Pick<ShellView, "shop">) {
  const t = useText(shell);
  return (
    <header className="wrap shop-head shop-head-checkout">
      <a className="head-link" href="/cart">
        <Icon name="arrow-left" />
        {t("head.back-to-cart")}
      </a>
      <span className="wordmark">{shop.brand}</span>
      <LanguageForm />
    </header>
  );
}

function CartFigures({ cart: { count, subtotal } }: Pick<ShellView, "cart">) {
  return (
    <span>
      {count > 99 ? "99+" : count}
      {count > 0 ? <span className="head-cart-sum">{` · ${formatMoney(subtotal)}`}</span> : null}
    </span>
  );
}
