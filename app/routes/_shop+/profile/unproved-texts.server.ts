import { langOf } from "#app/http/lang.server.ts";
import { confirmEmail } from "#app/i18n/confirm-email.ts";
import { translator } from "#app/i18n/translate.ts";

/** What the page says of an address that nobody confirmed yet: ready sentences, so that the script of the page has none of them. */
export function unprovedTexts(email: string | null, request: Request) {
  const t = translator(langOf(request), confirmEmail);
  return email === null ? null : { said: t("open", { email }), again: t("again") };
}
