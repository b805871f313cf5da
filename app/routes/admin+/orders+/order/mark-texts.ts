import type { CustomerMarks } from "#app/domain/orders/customer-marks.server.ts";
import type { adminOrders } from "#app/i18n/admin-orders.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

/** The marks of an order's customer as short texts, the gravest first; none where there is nothing to know. */
export function markTexts(marks: CustomerMarks, t: Translate<keyof typeof adminOrders.en>): { text: string; tone: BadgeTone }[] {
  const { refused, isUnproved, isFirst, isConfirmed } = marks;
  return [
    ...(refused > 0 ? [{ text: t("mark.refused", { count: refused }), tone: "mirch" as const }] : []),
    ...(isUnproved ? [{ text: t("mark.unproved"), tone: "haldi" as const }] : []),
    ...(isFirst ? [{ text: t("mark.first"), tone: "plain" as const }] : []),
    ...(isConfirmed ? [{ text: t("mark.confirmed"), tone: "podina" as const }] : []),
  ];
}
