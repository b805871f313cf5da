import type { useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { Audience, AudienceCount } from "#app/domain/push/campaign.ts";
import { adminCampaigns, adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SelectField } from "#app/ui/select-field.tsx";

interface AudienceFieldProps<Name extends Audience> {
  frame: ReturnType<typeof useFormFrame>;
  offered: readonly Name[];
  /** null: they could not be counted */
  counts: Record<Name, AudienceCount> | null;
}

/** Whom a push is for, each audience with how many people it has and how many of them can be reached. */
export function AudienceField<Name extends Audience>({ frame, offered, counts }: AudienceFieldProps<Name>) {
  const t = useText(adminPush);
  const say = useText(adminCampaigns);
  const options = offered.map((name) => {
    const audience = say(`target_audience.${name as Audience}`);
    return { value: name, label: counts ? t("audience.count", { audience, ...counts[name] }) : audience };
  });
  return <SelectField label={t("field.audience")} {...frame.control("target_audience", offered[0])} options={options} />;
}
