import type { BrokenLaw } from "#app/contract/book-laws.ts";
import { bookChecks } from "#app/i18n/book-checks.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate } from "#app/lib/dates.ts";

/** A sentence that names a record and the law that it breaks. */
export function brokenLawText(lang: Lang, { law, subject, id }: BrokenLaw): string {
  const t = translator(lang, bookChecks);
  const number = subject === "slot" ? formatDate(String(id).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"), lang) : id;
  return t(`law.${law}`, { record: t(`record.${subject}`, { number }) });
}
