import { StateDot } from "#app/admin/resource/page-parts.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { ZoneCharge } from "#app/components/zone-charge.tsx";
import { zoneTable } from "#app/domain/delivery/zone-table.ts";
import { isUnsaved } from "#app/domain/resource/resource-view.ts";
import type { DeliveryZone } from "#app/generated/prisma/client.ts";
import { adminDeliveryZones } from "#app/i18n/admin-delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { paisa } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ChargeSentence } from "./components/charge-sentence.tsx";
import { StaffZone } from "./components/staff-zone.tsx";

/** The delivery zones as staff keep them. */
export const zones = resource({
  table: zoneTable,
  section: "delivery-zones",
  texts: adminDeliveryZones,
  icon: "map-pin",
  view: "cards",
  columns: [
    { name: "name" },
    {
      name: "deliveryCharge",
      isMain: true,
      cell: ({ deliveryCharge, minOrderForFreeDelivery }) => (
        <ZoneCharge zone={{ charge: paisa(deliveryCharge), freeAbove: paisa(minOrderForFreeDelivery) }} />
      ),
    },
    { name: "isActive", cell: (zone) => <ZoneState zone={zone} /> },
    { name: "riderMinutes", cell: ({ riderMinutes }) => riderMinutes && <RiderMinutes minutes={riderMinutes} /> },
  ],
  underField: {
    minOrderForFreeDelivery: ({ values }) => <ChargeSentence values={values} />,
    isActive: ({ row, result }) => (row ? <StaffZone zone={row} result={result} /> : null),
  },
});

/** Whether a zone was ever saved (B4.17), is offered to customers, and is where orders of staff begin. */
function ZoneState({ zone }: { zone: DeliveryZone }) {
  const t = useText(adminDeliveryZones);
  return (
    <span className="zone-states">
      <StateDot isOn={!isUnsaved(zone)}>{t(isUnsaved(zone) ? "not-set" : "configured")}</StateDot>
      {zone.isActive ? null : <Badge tone="haldi">{t("inactive")}</Badge>}
      {zone.staffDefault ? <Badge tone="jamun">{t("staff.badge")}</Badge> : null}
    </span>
  );
}

/** How long a rider takes. */
const RiderMinutes = ({ minutes }: { minutes: number }) => useText(adminDeliveryZones)("minutes", { minutes });
