import { useLocation } from "@remix-run/react";
import { Avatar } from "#app/components/avatar.tsx";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { signInAddress } from "../account/sign-in-address.ts";
import type { ShellView } from "../shell-view.ts";
import { menuBehaviour } from "./header-menu-behaviour.ts";

/** Sign In for a visitor; for a customer the menu of the account pages (A2.45, A2.46). */
export function UserMenu({ viewer }: Pick<ShellView, "viewer">) {
  const t = useText(shell);
  const { key, pathname, search } = useLocation();
  if (!viewer) {
    return (
      <a className="head-link head-account" href={signInAddress(pathname + search)}>
        <Icon name="user" />
        {t("sign-in")}
      </a>
    );
  }
  const { name, avatarUrl, unread, admin } = viewer;
  return (
    // Navigation closes the menu: the key makes it a new element.
    <details key={key} className="menu head-account" name="head-menu" {...menuBehaviour}>
      <summary className="head-link">
        <Avatar name={name} url={avatarUrl} />
        <span className="menu-name">{name.split(" ", 1)}</span>
        {unread > 0 ? (
          <>
            <span className="sr-only">{t("menu.unread", { count: unread > 99 ? "99+" : unread })}</span>
            <span aria-hidden="true">
              <CountBadge count={unread} />
            </span>
          </>
        ) : null}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu-list">
        <a href="/profile">{t("menu.profile")}</a>
        <a href="/profile?tab=inbox">
          {t("menu.inbox")} <CountBadge count={unread} />
        </a>
        <a href="/profile?tab=orders#orders">{t("menu.orders")}</a>
        <a href="/favorites">{t("menu.favourites")}</a>
        <a href="/packages">{t("menu.packages")}</a>
        {admin ? (
          <a href="/admin" data-reload="">
            {t(`admin.${admin}`)}
          </a>
        ) : null}
        <form method="post" action="/sign-out">
          <button type="submit">{t("menu.sign-out")}</button>
        </form>
      </div>
    </details>
  );
}
