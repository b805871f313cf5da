import { redirect } from "@remix-run/node";
import { signInName } from "#app/domain/accounts/display-name.ts";
import { findViewer, type Viewer } from "#app/domain/accounts/session.server.ts";
import {
  type AccountGiven,
  type AccountRead,
  findAccount,
  findAccountSummary,
  noAccountSummary,
  type ViewerAccount,
} from "#app/domain/orders/account-summary.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import {
  type Access,
  holds,
  may,
  narrowedTo,
  type PermissionForm,
  type Permissions,
  parsePermission,
  type Role,
} from "#app/domain/team/permissions.ts";
import { readMemberRights } from "#app/domain/team/read-permissions.server.ts";
import { type SectionKey, sectionRight } from "#app/domain/team/section-rights.ts";
import { staffRequirement } from "#app/domain/two-factor/staff-requirement.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { log } from "#app/platform/log.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { oncePerRequest, requestScope } from "#app/platform/request-scope.server.ts";
import { cookieOf } from "./cookies.server.ts";
import { langOf } from "./lang.server.ts";
import { returnToPage } from "./return-to.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";
import { clearViewAs, findViewAs, type ViewAs } from "./view-as.server.ts";

/** The name of the cookie with the session's token. */
export const sessionCookie = "session";

const unattended = new WeakSet<Request>();

/** Marks a request that an open page sends by itself: nobody stands behind it, so it does not keep the session from going idle. */
export function asUnattended(request: Request): Request {
  unattended.add(request);
  return request;
}

const asSelf = new WeakSet<Request>();

/** Marks a request in which a view as another member does not count: the one that ends it. */
export function asThemselves(request: Request): Request {
  asSelf.add(request);
  return request;
}

/** The signed-in user, or null; for a reader who changes nothing as them. */
function readViewer(request: Request): Promise<Viewer | null> {
  const token = cookieOf(request, sessionCookie);
  if (!token) return Promise.resolve(null);
  return oncePerRequest(`viewer:${token}`, () => findViewer(token, { isUse: !unattended.has(request) }));
}

/**
 * The signed-in user with the summary of their account, or null; for pages that are only shown. Without a summary where it could not be
 * read. One statement, unless the user was read before in this request.
 *
 * @param read a read with further columns for a page, and their values; who reads the account again in the same request names none
 */
export function accountOf(
  request: Request,
  read: AccountRead = findAccount,
  given: AccountGiven = {},
): Promise<ViewerAccount | null> {
  const token = cookieOf(request, sessionCookie);
  if (!token) return Promise.resolve(null);
  return oncePerRequest(`account:${token}`, () => readAccount(request, token, read, given));
}

async function readAccount(
  request: Request,
  token: string,
  read: AccountRead,
  given: AccountGiven,
): Promise<ViewerAccount | null> {
  const name = `viewer:${token}`;
  if (requestScope()?.found.has(name)) {
    const viewer = await readViewer(request);
    const summary = viewer && (await readOrFallback("account", findAccountSummary(viewer.id), noAccountSummary));
    return summary && { viewer, summary, more: {} };
  }
  const use = { isUse: !unattended.has(request) };
  const reading = readOrFallback("account", read(token, use, given), undefined);
  const viewer = await oncePerRequest(name, async () => {
    const account = await reading;
    return account === undefined ? findViewer(token, use) : (account?.viewer ?? null);
  });
  const account = await reading;
  return viewer && { viewer, summary: account?.summary ?? noAccountSummary, more: account?.more ?? {} };
}

/**
 * The signed-in user, or null. Read once per request, however many loaders call it. Throws where a super admin who views the back office
 * as another member sends a form: nothing is done as himself meanwhile, in the storefront neither.
 */
export async function viewerOf(request: Request): Promise<Viewer | null> {
  const viewer = await readViewer(request);
  if (viewer?.role !== "super_admin" || !isWrite(request) || asSelf.has(request)) return viewer;
  const view = await findViewAs(request, viewer.id);
  if (view) throw refusedInView(request, view, viewer);
  return viewer;
}

/** Whether a request may change something. */
const isWrite = ({ method }: Request): boolean => method !== "GET" && method !== "HEAD";

/**
 * The refusal of a form sent during a view as another member, or after one that ended by itself, which it then ends: a page of the
 * storefront is shown again with the sentence, everything else is answered 403.
 */
function refusedInView(request: Request, { name, member }: ViewAs, viewer: Viewer): Response {
  const sentence = translator(langOf(request), refusals)(member ? "team.view-only" : "team.view-over", { name });
  const headers = new Headers(member ? {} : { "Set-Cookie": clearViewAs() });
  if (!/^\/(admin|api)(\/|$)/.test(new URL(request.url).pathname)) {
    return redirectWithToast(requestedPage(request), "row-not-done", { headers, values: { why: sentence } });
  }
  const denial: Denial = { denied: "view-only", sentence };
  return Response.json({ ...denial, user: signInName(viewer), role: viewer.role, sections: 0 }, { status: 403, headers });
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

/** The page that a request is for; of a posted form the one it stood on. */
export function requestedPage(request: Request): string {
  const path = pathOf(request);
  return request.method === "POST" ? returnToPage(request, undefined, pageBehind(path)) : path;
}

/**
 * Sends a visitor to the sign-in page, to come back here afterwards (A4.15); a posted form comes back to the page it stood on.
 *
 * @param cookie a further `Set-Cookie`, of what is kept until then
 */
export function toSignIn(request: Request, cookie: string | null = null): Response {
  return redirect(signInPath(request), cookie ? { headers: { "Set-Cookie": cookie } } : {});
}

const signInPath = (request: Request): string => `/auth?return_to=${encodeURIComponent(requestedPage(request))}`;

/** Requires a signed-in user, whatever their role; throws 302 to sign-in with an error toast otherwise (B6.09). */
export async function requireSignedIn(request: Request, toast: ToastKey): Promise<void> {
  if (!(await readViewer(request))) throw redirectWithToast(signInPath(request), toast);
}

/** The signed-in person; throws the redirect to sign-in otherwise (A6.02). */
export async function requireCustomer(request: Request): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (!viewer) throw toSignIn(request);
  return viewer;
}

/** Another member, as whom the back office is shown until some time. */
type ViewedAs = { id: number; name: string; role: Role; until: Date };

/** A member of staff, with the rights that hold at this very request; `may` takes a permission in each of its three forms (A6.07). */
export type Staff = Viewer & {
  role: Role;
  permissions: Permissions;
  /** the end of the days in which they may still set up a second factor; null where nobody asks for one */
  enrolBy: Date | null;
  /** the member as whom a super admin sees the back office: role and rights are theirs, and nothing can be changed */
  viewedAs: ViewedAs | null;
  may: (right: PermissionForm, access?: Access) => boolean;
};

/** What the team's pages say to others: a sentence, and whether the person holds the right alone, without the role that it takes too. */
type TeamDenial = { sentence: string; isHeld: boolean };

/** The refusals that the team's pages answer others with. */
type TeamRefusal = "team.restricted" | "team.assign-denied" | "team.grant-denied" | "team.revoke-denied";

/** Why the gate stays shut; the admin's error boundary turns it into the specified sentence and buttons. */
export type Denial =
  | { denied: "role" }
  | { denied: "right"; section: string; access: Access; team?: TeamDenial }
  | { denied: "view-only"; sentence: string }
  | { denied: "error"; reference: string };

/** Answers 403 with the reason in the body, as data for the error boundary. */
const forbid = (denial: Denial, who: Record<string, unknown>) => Response.json({ ...denial, ...who }, { status: 403 });

/** Rights that cannot be read keep the gate shut, 503; the log has the cause under the reference that the person is shown (A4.16). */
function unreadable(problem: unknown, user: string): Response {
  const denial: Denial = { denied: "error", reference: requestScope()?.requestId ?? "0" };
  log.error({ err: problem, requestId: denial.reference }, "rights could not be read");
  return Response.json({ ...denial, user }, { status: 503 });
}

/** Where a member does what the back office requires first. */
const requiredPages = { "new-password": "/profile?tab=password", "two-factor": "/profile/security" } as const;

/**
 * Requires a signed-in user with a role that may enter the back office (A6.04, A6.05). Throws 302 to sign-in, or to the page where a
 * password or a second factor is to be set up first; 403 with a `Denial`; 503 when the rights cannot be read.
 */
export async function requireStaff(request: Request): Promise<Staff> {
  const viewer = await readViewer(request);
  if (!viewer) throw toSignIn(request);
  const [rights, { gateRoles, site }] = await Promise.all([
    oncePerRequest(`rights:${viewer.id}`, () => readMemberRights(viewer.id)),
    findShopSettings(),
  ]).catch((problem: unknown) => {
    throw unreadable(problem, signInName(viewer));
  });
  const { role, permissions } = rights;
  if (!role || !gateRoles.includes(role)) throw forbid({ denied: "role" }, { user: signInName(viewer), role, sections: 0 });
  const { required, enrolBy } = staffRequirement(rights, site);
  if (required) throw redirect(requiredPages[required]);
  return viewOf(request, { ...viewer, ...withRights(role, permissions), enrolBy, viewedAs: null });
}

/** A role and rights, with the question for one of them. */
function withRights(role: Role, permissions: Permissions): Pick<Staff, "role" | "permissions" | "may"> {
  const mayDo: Staff["may"] = (right, level) => {
    const requested = parsePermission(right as string, level);
    return requested !== null && holds(role, permissions, requested.key, requested.access);
  };
  return { role, permissions, may: mayDo };
}

/** Requests that an open page sends in the background; nobody would see what they are answered. */
const isBackground = ({ headers }: Request): boolean => /json|event-stream/.test(headers.get("Accept") ?? "");

/**
 * A super admin who views the back office as another member has that member's role, and of their rights what is also held by the super
 * admin; every form is refused. Once the view ended by itself, the next page says so. Anybody else is who they are.
 */
async function viewOf(request: Request, staff: Staff): Promise<Staff> {
  if (asSelf.has(request) || !staff.may("team", "edit")) return staff;
  const view = await findViewAs(request, staff.id);
  if (!view) return staff;
  if (isWrite(request)) throw refusedInView(request, view, staff);
  if (!view.member) {
    if (isBackground(request)) return staff;
    const headers = { "Set-Cookie": clearViewAs() };
    throw redirectWithToast(pathOf(request), "team-view-over", { headers, values: { name: view.name } });
  }
  const { id, name, role, permissions, until } = view.member;
  return { ...staff, ...withRights(role, narrowedTo(staff.permissions, permissions)), viewedAs: { id, name, role, until } };
}

/**
 * Staff who may view, or edit, a section (A6.06); a section that only editors open asks for edit in any case.
 * Throws 302 to sign-in, or 403 with a `Denial`.
 */
export async function requireSection(request: Request, section: SectionKey, access: Access = "view"): Promise<Staff> {
  const staff = await requireStaff(request);
  const required = sectionRight(section, access);
  if (staff.may(required.key, required.access)) return staff;
  const denial: Denial = { denied: "right", section: required.key, access: required.access };
  throw forbid(denial, { user: signInName(staff), role: staff.role, sections: Object.keys(staff.permissions).length });
}

/**
 * A super admin with the right to edit the team (B §6). Throws as `requireSection` does, with the sentence of what was asked for
 * beside the gate's (decisions, ruling 5).
 */
export async function requireTeam(request: Request, refusal: TeamRefusal = "team.restricted"): Promise<Staff> {
  const staff = await requireStaff(request);
  if (staff.may("team", "edit")) return staff;
  const isHeld = may(staff.permissions, "team", "edit");
  const sentence = translator(langOf(request), refusals)(refusal);
  const denial: Denial = { denied: "right", section: "team", access: "edit", team: { sentence, isHeld } };
  throw forbid(denial, { user: signInName(staff), role: staff.role, sections: Object.keys(staff.permissions).length });
}

/** Whether somebody is an admin, to whom the storefront's menu offers the dashboard (A7.07). */
export const isAdmin = (viewer: Viewer | null): boolean => viewer?.role === "super_admin" || viewer?.role === "admin";
