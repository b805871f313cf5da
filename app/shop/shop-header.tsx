import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageForm } from "./language-form.tsx";
import { SearchForm } from "./search-form.tsx";
import type { ShellView } from "./shell-view.ts";
import { useFavourites } from "./use-favourites.tsx";

/** Lets the browser learn of the page behind a link before the link is pressed. */
const known = { "data-discover": "true" };

/** Wordmark, search, language, and what belongs to the customer. */
export function ShopHeader({ shop, viewer, cart }: Pick<ShellView, "shop" | "viewer" | "cart">) {
  const t = useText(shell);
  const saved = useFavourites().size;
  return (
    <header className="wrap shop-head">
      <a className="wordmark" href="/">
        {shop.brand}
      </a>
      <nav className="head-nav" aria-label={t("nav")}>
        <a href="/products" {...known}>
          {t("nav.products")}
        </a>
        <a href="/categories" {...known}>
          {t("nav.categories")}
        </a>
        <a href="/packages" {...known}>
          {t("nav.packages")}
        </a>
      </nav>
      <SearchForm />
      <LanguageForm />
      <a className="head-link" href="/favorites" {...known}>
        <Icon name="heart" />
        <span className="sr-only">{t("nav.favourites")}</span>
        <CountBadge count={saved} />
      </a>
      <AccountMenu viewer={viewer} />
      <a className="button button-primary head-cart" href="/cart" {...known}>
        <Icon name="shopping-cart" />
        <span className="sr-only">{t("nav.cart")}</span>
        <CartFigures cart={cart} />
      </a>
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
