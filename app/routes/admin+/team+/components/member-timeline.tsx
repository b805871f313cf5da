import { HistoryTimeline } from "#app/admin/timeline.tsx";
import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import { roles } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { useSectionNames } from "./section-names.ts";

const actions = ["assign-role", "add", "remove", "grant", "revoke", "reset-two-factor", "view-as", "end-view-as"] as const;
const fields = ["role", "permission", "expires_at", "notes", "reason"] as const;

/** Who gave or took which role and right, the latest first. */
export function MemberTimeline({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useText(adminTeam);
  const say = useText(admin);
  const lang = useLang();
  const { nameOf } = useSectionNames();
  const wordsOf = (field: string, value: unknown): string => {
    const text = String(value ?? "");
    if (text === "") return t("nothing");
    if (field === "role") return say(`role.${roles.find((role) => role === text) ?? "viewer"}`);
    if (field === "expires_at") return formatDateTime(new Date(text), lang);
    if (field !== "permission") return text;
    const [section = "", level] = text.split(" ");
    return `${nameOf(section)}, ${t(level === "edit" ? "level.edit" : "level.view")}`;
  };
  return (
    <HistoryTimeline
      entries={entries}
      actionOf={({ action }) => t(`did.${actions.find((known) => known === action) ?? "assign-role"}`)}
      fieldName={(name) => t(`field.${fields.find((known) => known === name) ?? "role"}`)}
      wordsOf={wordsOf}
    />
  );
}
