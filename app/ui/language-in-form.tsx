import { shell } from "#app/i18n/shell.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { switchLanguageName } from "#app/lib/switch-language-name.ts";

/**
 * The change of language without JavaScript, as the last button of a form that somebody writes: it sends the form, and the page comes back in
 * the other language with everything that was typed.
 */
export function LanguageInForm() {
  return isServer ? <OtherLanguage /> : <noscript />; // a browser with scripts does not look into it
}

function OtherLanguage() {
  const t = useText(shell);
  const other = useLang() === "en" ? "ur" : "en";
  return (
    <noscript>
      <button
        type="submit"
        className="button button-plain"
        name={switchLanguageName}
        value={other}
        formNoValidate
        lang={other === "ur" ? "ur-Latn" : "en"}
      >
        {t("language.other")}
      </button>
    </noscript>
  );
}
