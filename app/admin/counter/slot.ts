import type { Slot } from "#app/domain/delivery/slots.ts";
import type { counter } from "#app/i18n/counter.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { slotText } from "#app/lib/slot-text.ts";

type Words = { t: Translate<keyof typeof counter.en>; lang: Lang; today: string };

/** A slot as the counter's screen names it, `Tomorrow 4 pm – 6 pm`. */
export const saleSlotWords = ({ date, time }: Slot, words: Words): string => `${dayWords(date, words)} ${slotText(time)}`;

function dayWords(date: string, { t, lang, today }: Words): string {
  if (date === today) return t("day.today");
  if (date === addDays(today, 1)) return t("day.tomorrow");
  return formatDate(date, lang).slice(0, -5); // without a year: nobody orders a year ahead
}

/** The chosen slot while it is on offer, else the earliest; empty when there is none. */
export function slotOf(chosen: string, slots: readonly Slot[]): string {
  const open = slots.map(({ date, time }) => `${date} ${time}`);
  return open.includes(chosen) ? chosen : (open[0] ?? "");
}
