import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { langChoices } from "#app/i18n/lang.ts";
import { shell } from "#app/i18n/shell.ts";
import { CustomWordsContext, useLang, useText } from "#app/i18n/use-text.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Every available language, and the link to custom sentences, shown only with JavaScript. */
export function LanguageChoices() {
  const t = useText(shell);
  const { pathname, search } = useLocation();
  const lang = useLang();
  const chosen = useContext(CustomWordsContext) && lang === "en" ? "custom" : lang;
  const offered = useHydrated() ? langChoices : langChoices.filter((choice) => choice !== "custom");
  return (
    <>
      <form method="post" action="/language">
        <input type="hidden" name="return_to" value={pathname + search} />
        {offered.map((choice) => (
          <button key={choice} type="submit" name="lang" value={choice} aria-pressed={choice === chosen}>
            {t(`language.${choice}`)}
          </button>
        ))}
      </form>
      <a href="/custom-language">{t("language.edit")}</a>
    </>
  );
}
