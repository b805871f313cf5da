import {
  type Access,
  effectivePermissions,
  holds,
  may,
  type PermissionKey,
  permissionKeys,
  type Role,
} from "#app/domain/team/permissions.ts";

/** A permission given to one person (B §3). `isExpired`: its last day is over by the database's clock, so it opens nothing. */
export type IndividualPermission = {
  section_key: string;
  permission_level: Access;
  expires_at: Date | null;
  isExpired: boolean;
  notes: string | null;
};

/** Where a right comes from: the role, an individual permission, or both. */
export type RightSource = "role" | "individual" | "both";

/** One right that a person was given, and where it comes from (B §3); neither view nor edit where it has no effect without a role. */
export type EffectivePermission = { section_key: PermissionKey; has_view: boolean; has_edit: boolean; source: RightSource };

/** The rights of a role with individual permissions, one row for each that was given, as the guard decides by them. */
export function effectiveRows(role: Role, individual: readonly IndividualPermission[]): EffectivePermission[] {
  const live = individual.filter(({ isExpired }) => !isExpired);
  const grants = live.map(({ section_key, permission_level }) => ({ sectionKey: section_key, level: permission_level }));
  const held = effectivePermissions(role, grants);
  const byRole = effectivePermissions(role, []);
  const sourceOf = (key: PermissionKey): RightSource => {
    const isIndividual = grants.some(({ sectionKey }) => sectionKey === key);
    return isIndividual ? (may(byRole, key) ? "both" : "individual") : "role";
  };
  return permissionKeys
    .filter((key) => may(held, key))
    .map((key) => ({
      section_key: key,
      has_view: holds(role, held, key),
      has_edit: holds(role, held, key, "edit"),
      source: sourceOf(key),
    }));
}
