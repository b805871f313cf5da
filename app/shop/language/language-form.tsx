import { useLocation } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { menuBehaviour } from "../header/header-menu-behaviour.ts";
import { LanguageChoices } from "./language-choices.tsx";

/** One click switches to the other language and returns to the same page (A1.05); the rest is in the menu beside it. */
export function LanguageForm() {
  const t = useText(shell);
  const { key, pathname, search } = useLocation();
  const other = useLang() === "en" ? "ur" : "en";
  return (
    <div className="head-lang">
      <form method="post" action="/language">
        <input type="hidden" name="return_to" value={pathname + search} />
        <button type="submit" className="head-link" name="lang" value={other} lang={other === "ur" ? "ur-Latn" : "en"}>
          {t("language.other")}
        </button>
      </form>
      <details key={key} className="menu" name="head-menu" {...menuBehaviour}>
        <summary aria-label={t("language")}>
          <Icon name="chevron-down" />
        </summary>
        <div className="menu-list">
          <LanguageChoices />
        </div>
      </details>
    </div>
  );
}
