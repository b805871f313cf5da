import { brokenLawText } from "#app/domain/audit/broken-law-text.ts";
import { findBookCheck } from "#app/domain/audit/find-book-check.server.ts";
import { bookChecks } from "#app/i18n/book-checks.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { readersLanguage } from "./readers-language.server.ts";

/** An e-mail names so many records; the dashboard has all. */
const mostNamed = 20;

/** E-mails the shop what the last check of its books found; not once a later one found nothing. */
export const sendBooksAlarm: Deliver<"email/books_alarm"> = async (message) => {
  const check = await findBookCheck();
  if (!check || (check.broken.length === 0 && !check.isUnread)) throw new NotNeeded("the books agree again");
  const lang = await readersLanguage([message.recipient], "en");
  const t = translator(lang, bookChecks);
  const when = formatDateTime(new Date(check.at), lang);
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("email.subject", { brand }),
    parts: [
      { type: "text", text: check.isUnread ? t("unread", { when }) : t("broken", { when }) },
      ...check.broken.slice(0, mostNamed).map((broken) => ({ type: "text" as const, text: brokenLawText(lang, broken) })),
      { type: "text", text: t("advice") },
      { type: "link", label: t("open"), href: linkTo("/admin/dashboard") },
    ],
  }));
};
