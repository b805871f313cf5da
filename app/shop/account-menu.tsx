import { useLocation } from "@remix-run/react";
import type { FocusEvent, KeyboardEvent } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShellView } from "./shell-view.ts";

/** Sign In for a visitor; for a customer the menu of their own pages (A2.45, A2.46). */
export function AccountMenu({ viewer }: Pick<ShellView, "viewer">) {
  const t = useText(shell);
  const { key, pathname, search } = useLocation();
  if (!viewer) {
    const back = pathname === "/auth" ? "" : `?return_to=${encodeURIComponent(pathname + search)}`;
    return (
      <a className="head-link head-account" href={`/auth${back}`}>
        <Icon name="user" />
        {t("sign-in")}
      </a>
    );
  }
  return (
    // A new page closes the menu: the key makes it a new element.
    <details key={key} className="menu head-account" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary className="head-link">
        <Icon name="user" />
        <span className="menu-name">{viewer.name.split(" ", 1)}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="menu-list">
        <a href="/profile">{t("menu.profile")}</a>
        <a href="/profile?tab=orders#orders">{t("menu.orders")}</a>
        <a href="/favorites">{t("menu.favourites")}</a>
        {viewer.admin ? (
          <a href="/admin" data-reload="">
            {t(`admin.${viewer.admin}`)}
          </a>
        ) : null}
        <form method="post" action="/sign-out">
          <button type="submit">{t("menu.sign-out")}</button>
        </form>
      </div>
    </details>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
