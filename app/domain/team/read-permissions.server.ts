import { db } from "#app/platform/db.server.ts";
import { effectivePermissions, type Permissions, type Role } from "./permissions.ts";

/** What opens the back office to a person, or keeps it shut. */
export type MemberRights = {
  role: Role | null;
  permissions: Permissions;
  /** their password was chosen by the rule of customers */
  passwordChangeRequired: boolean;
  hasTwoFactor: boolean;
};

type Row = {
  role: Role | null;
  password_change_required: boolean;
  has_two_factor: boolean;
  section_key: string | null;
  level: "view" | "edit" | null;
};

/**
 * The effective rights of one user: role default ∪ grants that are neither revoked nor expired by the database's clock. Read for
 * each request, so a revocation holds from the next one.
 */
export async function readMemberRights(userId: number): Promise<MemberRights> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT u.role::text AS role, u.password_change_required, f.user_id IS NOT NULL AS has_two_factor, g.section_key, g.level::text AS level
    FROM users u
    LEFT JOIN two_factors f ON f.user_id = u.id
    LEFT JOIN permission_grants g ON g.user_id = u.id AND g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now())
    WHERE u.id = ${userId}`;
  const [user] = rows;
  const role = user?.role ?? null;
  const grants = rows.flatMap(({ section_key, level }) => (section_key && level ? [{ sectionKey: section_key, level }] : []));
  return {
    role,
    permissions: effectivePermissions(role, grants),
    passwordChangeRequired: user?.password_change_required ?? false,
    hasTwoFactor: user?.has_two_factor ?? false,
  };
}

/** The role and the effective rights of one user. Without a user there are none (A6.13). */
export async function readPermissions(userId: number | null): Promise<Pick<MemberRights, "role" | "permissions">> {
  if (userId === null) return { role: null, permissions: {} };
  const { role, permissions } = await readMemberRights(userId);
  return { role, permissions };
}
