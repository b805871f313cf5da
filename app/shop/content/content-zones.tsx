import { ZoneCharge } from "#app/components/zone-charge.tsx";
import { deliveryZones as texts } from "#app/i18n/delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { OfferedZone } from "../zone/zones-offered.ts";

/** Delivery cost per zone; a button selects one, and the selected one is marked. Rendered inside a form. */
export function ZoneList({ zones, yours }: { zones: readonly OfferedZone[]; yours: string | null }) {
  const t = useText(texts);
  return (
    <ul className="zone-list" aria-label={t("list")}>
      {zones.map((zone) => (
        <li key={zone.name}>
          <button type="submit" name="zone" value={zone.name} aria-current={zone.name === yours ? "true" : undefined}>
            <b>{zone.name}</b> {zone.name === yours ? <Badge tone="jamun">{t("yours")}</Badge> : null}
            <ZoneCharge zone={zone} />
            {zone.riderMinutes === null ? null : <small>{t("rider", { minutes: zone.riderMinutes })}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
