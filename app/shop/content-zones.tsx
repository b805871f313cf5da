import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";

type Zone = Pick<ZoneRule, "name" | "charge" | "freeAbove">;

/** What delivery costs, area by area; the one the visitor chose is marked. */
export function ZoneList({ zones, yours }: { zones: readonly Zone[]; yours: string | null }) {
  const t = useText(texts);
  return (
    <ul className="zone-list" aria-label={t("list")}>
      {zones.map((zone) => (
        <li key={zone.name}>
          <b>{zone.name}</b> {zone.name === yours ? <Badge tone="jamun">{t("yours")}</Badge> : null}
          <ZoneCharge zone={zone} />
        </li>
      ))}
    </ul>
  );
}

function ZoneCharge({ zone: { charge, freeAbove } }: { zone: Zone }) {
  const t = useText(texts);
  if (charge === 0) return <span>{t("free")}</span>;
  const amounts = { charge: formatMoney(charge), above: formatMoney(freeAbove) };
  return <span>{freeAbove > 0 ? t("charge", amounts) : t("charge.never", amounts)}</span>;
}
