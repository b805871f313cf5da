import { type Role, roles } from "#app/domain/team/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { type EffectivePermission, effectiveRows, type IndividualPermission } from "./member-rights.ts";

/** More people no shop of this kind has in its team. */
const mostMembers = 500;

/** A member of the team (B §3); `isOwner`: the longest-serving super admin. */
export type Member = {
  user_id: number;
  email: string;
  name: string;
  role: Role;
  assigned_at: Date | null;
  isOwner: boolean;
  isBlocked: boolean;
  hasTwoFactor: boolean;
  individual_permissions: IndividualPermission[];
  effective_permissions: EffectivePermission[];
};

const columns = {
  id: true,
  email: true,
  name: true,
  role: true,
  roleAssignedAt: true,
  blockedAt: true,
  twoFactor: { select: { userId: true } },
} as const;

type Grant = Omit<IndividualPermission, "notes"> & { user_id: number; notes: string | null };

const listGrants = (ids: readonly number[]): Promise<Grant[]> => db.$queryRaw<Grant[]>`
  SELECT user_id, section_key, level::text AS permission_level, expires_at, notes,
    coalesce(expires_at <= now(), false) AS "isExpired"
  FROM permission_grants WHERE user_id = ANY (${ids}) AND revoked_at IS NULL ORDER BY section_key, level, id LIMIT 5000`;

async function readMembers(where: { id?: number }): Promise<Member[]> {
  const [people, first] = await Promise.all([
    db.user.findMany({ where: { ...where, role: { not: null } }, orderBy: { id: "asc" }, take: mostMembers, select: columns }),
    db.user.findFirst({
      where: { role: "super_admin" },
      orderBy: [{ roleAssignedAt: { sort: "asc", nulls: "first" } }, { id: "asc" }],
      select: { id: true },
    }),
  ]);
  const grants = await listGrants(people.map(({ id }) => id));
  return people.flatMap(({ id, email, name, role, roleAssignedAt, blockedAt, twoFactor }) => {
    if (!role || email === null) return [];
    const individual = grants.filter((grant) => grant.user_id === id).map(({ user_id: _, ...grant }) => grant);
    return {
      ...{ user_id: id, email, name, role, assigned_at: roleAssignedAt },
      ...{ isOwner: first?.id === id, isBlocked: blockedAt !== null, hasTwoFactor: twoFactor !== null },
      individual_permissions: individual,
      effective_permissions: effectiveRows(role, individual),
    };
  });
}

/** The team, the highest roles first, within a role in the order of their accounts. */
export async function listMembers(): Promise<Member[]> {
  const members = await readMembers({});
  return members.sort((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
}

/** One member, or null for somebody who is not in the team. */
export async function findMember(id: number): Promise<Member | null> {
  const [member = null] = await readMembers({ id });
  return member;
}
