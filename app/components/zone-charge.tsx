import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";

/** What delivery to a zone costs, in one sentence. */
export function ZoneCharge({ zone: { charge, freeAbove } }: { zone: Pick<ZoneRule, "charge" | "freeAbove"> }) {
  const t = useText(texts);
  if (charge === 0) return <span>{t("free")}</span>;
  const amounts = { charge: formatMoney(charge), above: formatMoney(freeAbove) };
  return <span>{freeAbove > 0 ? t("charge", amounts) : t("charge.never", amounts)}</span>;
}
