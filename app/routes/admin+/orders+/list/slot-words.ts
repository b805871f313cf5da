import type { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { slotText } from "#app/lib/slot-text.ts";

type Translator = Translate<keyof typeof adminOrders.en>;
type When = { deliveryDate: string | null; deliveryTime: string | null };

/** The delivery time of an order as text: `Today 4–6 pm`. */
export function slotWords(
  { deliveryDate, deliveryTime }: When,
  { t, lang, today }: { t: Translator; lang: Lang; today: string },
): string {
  const day = deliveryDate ? dayWords(deliveryDate, { t, lang, today }) : t("day.none");
  return deliveryTime ? `${day} ${slotText(deliveryTime)}` : day;
}

function dayWords(date: string, { t, lang, today }: { t: Translator; lang: Lang; today: string }): string {
  if (date === today) return t("day.today");
  if (date === addDays(today, 1)) return t("day.tomorrow");
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return isThisYear ? formatDate(date, lang).slice(0, -5) : formatDate(date, lang);
}
