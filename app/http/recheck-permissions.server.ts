import { sessionState } from "#app/domain/accounts/session.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { type Access, may, type PermissionKey } from "#app/domain/team/permissions.ts";
import { readMemberRights } from "#app/domain/team/read-permissions.server.ts";
import { staffRequirement } from "#app/domain/two-factor/staff-requirement.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { type Staff, sessionCookie } from "./guard.server.ts";

/** What may still be done while an answer stays open. `isIdle`: the session has been idle for too long and gets no more data. */
export type RecheckedPermissions = { isIdle: boolean; may: (key: PermissionKey, access?: Access) => boolean };

/**
 * The current permissions of a member of staff while a response stays open: read anew each time, without resetting the session's
 * idle time. Null once the session is over, the role was removed or a second factor is to be set up first.
 */
export async function recheckPermissions(request: Request, staff: Staff): Promise<RecheckedPermissions | null> {
  const token = cookieOf(request, sessionCookie);
  const state = token ? await sessionState(token) : "over";
  if (state === "over") return null;
  const [rights, { gateRoles, site }] = await Promise.all([readMemberRights(staff.id), findShopSettings()]);
  const { role, permissions } = rights;
  if (!role || !gateRoles.includes(role) || staffRequirement(rights, site).required) return null;
  return {
    isIdle: state === "idle",
    may: (key, access) => may(permissions, key, access) && (!staff.viewedAs || staff.may(key, access)),
  };
}
