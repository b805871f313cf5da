import { useLocation } from "@remix-run/react";
import { shell } from "#app/i18n/shell.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";

/** Switches to the other language and comes back to the same page (A1.05). */
export function LanguageForm() {
  const t = useText(shell);
  const { pathname, search } = useLocation();
  const other = useLang() === "en" ? "ur" : "en";
  return (
    <form method="post" action="/language">
      <input type="hidden" name="return_to" value={pathname + search} />
      <button type="submit" className="head-link" name="lang" value={other} lang={other === "ur" ? "ur-Latn" : "en"}>
        {t("language.other")}
      </button>
    </form>
  );
}
