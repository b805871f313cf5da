import { adminDay } from "#app/i18n/admin-day.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The place of a sum that this person may not read. */
export function HiddenSum() {
  const t = useText(adminDay);
  return (
    <span className="day-hidden">
      <span aria-hidden="true">••••</span>
      <span className="sr-only">{t("hidden")}</span>
    </span>
  );
}
