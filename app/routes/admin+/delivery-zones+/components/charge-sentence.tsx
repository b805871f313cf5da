import { ZoneCharge } from "#app/components/zone-charge.tsx";
import { usualZone, zoneTable } from "#app/domain/delivery/zone-table.ts";
import { isBlank, moneyIn } from "#app/domain/resource/to-text.ts";
import { adminDeliveryZones } from "#app/i18n/admin-delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";

const { deliveryCharge, minOrderForFreeDelivery } = zoneTable.fields;

/** What customers will read of the charge that is typed now; nothing while it cannot be saved. */
export function ChargeSentence({ values }: { values: Readonly<Record<string, string>> }) {
  const t = useText(adminDeliveryZones);
  const [typed = "", above = ""] = [values["delivery_charge"], values["min_order_for_free_delivery"]];
  const charge = isBlank(typed) ? usualZone.charge : moneyIn(deliveryCharge, typed);
  const freeAbove = isBlank(above) ? usualZone.freeAbove : moneyIn(minOrderForFreeDelivery, above);
  return (
    <p role="status" className="zone-sentence">
      {charge === null || freeAbove === null ? null : (
        <>
          {t("customers-read")} <b>{charge === 0 ? t("delivery-free") : <ZoneCharge zone={{ charge, freeAbove }} />}</b>
        </>
      )}
    </p>
  );
}
