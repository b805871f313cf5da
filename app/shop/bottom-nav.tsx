import { useLocation } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShellView } from "./shell-view.ts";

/** The phone's navigation, in reach of the thumb. */
export function BottomNav({ cart, viewer }: Pick<ShellView, "cart" | "viewer">) {
  const t = useText(shell);
  const { pathname } = useLocation();
  const here = (path: string) => (pathname === path ? ("page" as const) : undefined);
  const account = viewer ? "/profile" : "/auth";
  return (
    <nav className="bottom-nav" aria-label={t("nav.bottom")}>
      <a href="/" aria-current={here("/")}>
        <Icon name="house" />
        {t("nav.home")}
      </a>
      <a href="/categories" aria-current={here("/categories")}>
        <Icon name="layout-grid" />
        {t("nav.categories")}
      </a>
      <a href="/profile?tab=orders#orders">
        <Icon name="rotate-ccw" />
        {t("nav.again")}
      </a>
      <a href="/cart" aria-current={here("/cart")}>
        <Icon name="shopping-cart" />
        {t("nav.cart")}
        <CountBadge count={cart.count} />
      </a>
      <a href={account} aria-current={here(account)}>
        <Icon name="user" />
        {t("nav.account")}
      </a>
    </nav>
  );
}
