import { adminUsers } from "#app/i18n/admin-users.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, formatDateTime, karachiDate } from "#app/lib/dates.ts";

/**
 * How a time of an account is shown: 'Never' for a missing one, 'Invalid date' for one that cannot be read (B §8).
 *
 * @param isShort the day alone, for where there is little room
 */
export function useDateText(isShort = false): (time: string | null) => string {
  const t = useText(adminUsers);
  const lang = useLang();
  return (time) => {
    if (!time) return t("never");
    const at = new Date(time);
    if (Number.isNaN(at.getTime())) return t("invalid-date");
    return isShort ? formatDate(karachiDate(at), lang) : formatDateTime(at, lang);
  };
}
