import type { Printed } from "#app/domain/documents/list-prints.server.ts";
import type { documents } from "#app/i18n/documents.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatDateTime } from "#app/lib/dates.ts";

/** How often a document was printed, and by whom last. */
export function printedWords(
  [last]: readonly Printed[],
  { t, lang }: { t: Translate<keyof typeof documents.en>; lang: Lang },
): string {
  if (!last) return t("printed.never");
  return t("printed", { count: last.copy + 1, who: last.who ?? t("printed.gone"), at: formatDateTime(last.at, lang) });
}
