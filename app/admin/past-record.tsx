import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";

/** Oversell confirmation, shown after a refusal for low stock on record: the second submit goes through with it ticked. */
export function PastRecord({ isTicked }: { isTicked: boolean }) {
  const t = useText(admin);
  return (
    <Checkbox name="past_record" value="1" defaultChecked={isTicked} label={t("past-record")} hint={t("past-record.hint")} />
  );
}
