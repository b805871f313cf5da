import { adminContent } from "#app/i18n/admin-content.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Whether customers see a row. */
export function StateBadge({ isActive }: { isActive: boolean }) {
  const t = useText(adminContent);
  return <Badge tone={isActive ? "podina" : "plain"}>{t(isActive ? "active" : "inactive")}</Badge>;
}

/** When a row was added. */
export const AddedAt = ({ at }: { at: Date }) => formatDateTime(at, useLang());
