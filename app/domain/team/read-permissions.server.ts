import { db } from "#app/platform/db.server.ts";
import { effectivePermissions, type Permissions, type Role } from "./permissions.ts";

/**
 * The effective rights of one user: role default ∪ grants that are neither revoked nor expired by the database's clock. Read for
 * each request, so a revocation holds from the next one. Without a user there are none (A6.13).
 */
export async function readPermissions(userId: number | null): Promise<{ role: Role | null; permissions: Permissions }> {
  if (userId === null) return { role: null, permissions: {} };
  const rows = await db.$queryRaw<{ role: Role | null; section_key: string | null; level: "view" | "edit" | null }[]>`
    SELECT u.role::text AS role, g.section_key, g.level::text AS level
    FROM users u
    LEFT JOIN permission_grants g ON g.user_id = u.id AND g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now())
    WHERE u.id = ${userId}`;
  const role = rows[0]?.role ?? null;
  const grants = rows.flatMap(({ section_key, level }) => (section_key && level ? [{ sectionKey: section_key, level }] : []));
  return { role, permissions: effectivePermissions(role, grants) };
}
