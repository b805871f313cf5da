import type { Role } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const tones: Record<Role | "owner", BadgeTone> = {
  owner: "haldi",
  super_admin: "jamun",
  admin: "neel",
  manager: "podina",
  editor: "podina",
  staff: "plain",
  viewer: "plain",
};

/** A member's role in its colour (B §6). `owner` is no role that anybody is given: it marks the first super admin. */
export function RoleBadge({ name: role }: { name: Role | "owner" }) {
  const t = useText(admin);
  const own = useText(adminTeam);
  return <Badge tone={tones[role]}>{role === "owner" ? own("role.owner") : t(`role.${role}`)}</Badge>;
}
