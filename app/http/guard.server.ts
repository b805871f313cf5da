import { redirect } from "@remix-run/node";
import { findViewer, type Viewer } from "#app/domain/accounts/session.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import {
  type Access,
  may,
  type PermissionKey,
  type Permissions,
  parsePermission,
  type Role,
} from "#app/domain/team/permissions.ts";
import { readPermissions } from "#app/domain/team/read-permissions.server.ts";
import { log } from "#app/platform/log.server.ts";
import { oncePerRequest, requestScope } from "#app/platform/request-scope.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { returnToPage } from "./return-to.server.ts";

/** The cookie that carries the session's token. */
export const sessionCookie = "session";

const unattended = new WeakSet<Request>();

/** Marks a request that an open page sends by itself: nobody stands behind it, so it does not keep the session from going idle. */
export function asUnattended(request: Request): Request {
  unattended.add(request);
  return request;
}

/** The signed-in user, or null. Read once per request, however many loaders call it. */
export function viewerOf(request: Request): Promise<Viewer | null> {
  const token = cookieOf(request, sessionCookie);
  if (!token) return Promise.resolve(null);
  return oncePerRequest(`viewer:${token}`, () => findViewer(token, { isUse: !unattended.has(request) }));
}

/** The URL of a page, also for a data request. */
function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  searchParams.delete("index");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return `${pathname.replace(/(\/_root)?\.data$/, "") || "/"}${query}`;
}

/**
 * The page to come back to where a browser hides on which one a form stood. Much of what the back office sends forms to is no
 * page: a row has one of its own, its number last in the address; everything else leads to its section.
 */
function pageBehind(path: string): string {
  const [address = path] = path.split("?");
  const [, section] = /^(\/admin\/[^/]+)\/./.exec(address) ?? [];
  return section && !/\/\d+$/.test(address) ? section : path;
}

/**
 * Sends a visitor to the sign-in page, to come back here afterwards (A4.15); a posted form comes back to the page it stood on.
 *
 * @param cookie a further `Set-Cookie`, of what is kept until then
 */
export function toSignIn(request: Request, cookie: string | null = null): Response {
  const path = pathOf(request);
  const back = request.method === "POST" ? returnToPage(request, undefined, pageBehind(path)) : path;
  return redirect(`/auth?return_to=${encodeURIComponent(back)}`, cookie ? { headers: { "Set-Cookie": cookie } } : {});
}

/** The signed-in person; throws the redirect to sign-in otherwise (A6.02). */
export async function requireCustomer(request: Request): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (!viewer) throw toSignIn(request);
  return viewer;
}

/** A member of staff, with the rights that hold at this very request. */
export type Staff = Viewer & { role: Role; permissions: Permissions; may: (key: PermissionKey, access?: Access) => boolean };

/** Why the gate stays shut; the admin's error boundary turns it into the specified sentence and buttons. */
export type Denial =
  | { denied: "role" }
  | { denied: "right"; section: string; access: Access }
  | { denied: "error"; reference: string };

/** Answers 403 with the reason in the body, as data for the error boundary. */
const forbid = (denial: Denial, who: Record<string, unknown>) => Response.json({ ...denial, ...who }, { status: 403 });

/** Rights that cannot be read keep the gate shut, 503; the log has the cause under the reference that the person is shown (A4.16). */
function unreadable(problem: unknown, user: string): Response {
  const denial: Denial = { denied: "error", reference: requestScope()?.requestId ?? "0" };
  log.error({ err: problem, requestId: denial.reference }, "rights could not be read");
  return Response.json({ ...denial, user }, { status: 503 });
}

/**
 * Requires a signed-in user with a role that may enter the back office (A6.04, A6.05). Throws 302 to sign-in, or 403 with a
 * `Denial`; 503 when the rights cannot be read.
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const viewer = await requireCustomer(request);
  const [{ role, permissions }, { gateRoles }] = await Promise.all([
    oncePerRequest(`rights:${viewer.id}`, () => readPermissions(viewer.id)),
    findShopSettings(),
  ]).catch((problem: unknown) => {
    throw unreadable(problem, viewer.email);
  });
  if (!role || !gateRoles.includes(role)) throw forbid({ denied: "role" }, { user: viewer.email, role, sections: 0 });
  return { ...viewer, role, permissions, may: (key, access) => may(permissions, key, access) };
}

/** The right of a section, with or without its level: "orders", "orders_view" or "orders_edit" (A6.07). */
type SectionRight = PermissionKey | `${PermissionKey}_${Access}`;

/**
 * Staff who hold one right (A6.06). Accepts "orders", "orders_view" and "orders_edit" (A6.07).
 * Throws 302 to sign-in, or 403 with a `Denial`.
 */
export async function requireSection(request: Request, section: SectionRight, access: Access = "view"): Promise<Staff> {
  const staff = await requireStaff(request);
  const requested = parsePermission(section, access);
  if (requested && staff.may(requested.key, requested.access)) return staff;
  const denial: Denial = { denied: "right", section: requested?.key ?? section, access: requested?.access ?? access };
  throw forbid(denial, { user: staff.email, role: staff.role, sections: Object.keys(staff.permissions).length });
}

/** Whether somebody is an admin, to whom the storefront's menu offers the dashboard (A7.07). */
export const isAdmin = (viewer: Viewer | null): boolean => viewer?.role === "super_admin" || viewer?.role === "admin";
