import { useLoaderData } from "@remix-run/react";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { adminDeliveryZones } from "#app/i18n/admin-delivery-zones.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SelectField } from "#app/ui/select-field.tsx";

type ListedZone = { id: number; name: string };

/** In the form of the zone that orders of staff begin with: which one they begin with from now on. */
export function StaffZone({ zone, result }: { zone: ListedZone; result: ResourceResult | undefined }) {
  const t = useText(adminDeliveryZones);
  const { staffZones, staffZone } = useLoaderData<{ staffZones: readonly ListedZone[]; staffZone: string | null }>();
  if (zone.name !== staffZone) return null;
  const chosen = result?.initialValue?.["default_zone"];
  return (
    <div className="mt-4">
      <SelectField
        label={t("staff.choose")}
        name="default_zone"
        id="editor-default_zone"
        placeholder={t("staff.this")}
        defaultValue={typeof chosen === "string" ? chosen : ""}
        errors={result?.error?.["default_zone"] ?? undefined}
        options={staffZones.filter(({ id }) => id !== zone.id).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  );
}
