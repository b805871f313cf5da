import { may, type Permissions, type Role } from "#app/domain/team/permissions.ts";

/** Who may read the shop's takings: managers and editors, and whoever may edit the dashboard (decisions, People and rights). */
export const seesMoney = ({ role, permissions }: { role: Role; permissions: Permissions }): boolean =>
  role === "manager" || role === "editor" || may(permissions, "dashboard", "edit");
