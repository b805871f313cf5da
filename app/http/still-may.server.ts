import { isSessionOpen } from "#app/domain/accounts/session.server.ts";
import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { type Access, may, type PermissionKey } from "#app/domain/team/permissions.ts";
import { readPermissions } from "#app/domain/team/read-permissions.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { type Staff, sessionCookie } from "./guard.server.ts";

/**
 * What a member of staff may still do while an answer stays open: asked anew each time, and not counted as work, so that a
 * session ends as idle although a page hangs on the shop. Null once the session is over or the gate is shut.
 */
export async function stillMay(
  request: Request,
  staff: Staff,
): Promise<((key: PermissionKey, access?: Access) => boolean) | null> {
  const token = cookieOf(request, sessionCookie);
  if (!token || !(await isSessionOpen(token))) return null;
  const [{ role, permissions }, { gateRoles }] = await Promise.all([readPermissions(staff.id), findShopFacts()]);
  return role && gateRoles.includes(role) ? (key, access) => may(permissions, key, access) : null;
}
