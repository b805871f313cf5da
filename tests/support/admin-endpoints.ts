import type { ActionFunctionArgs } from "@remix-run/node";
import { findSection, type Section, sections } from "#app/admin/sections.ts";
import type { PermissionKey, Role } from "#app/domain/team/permissions.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { isCheck } from "#tests/fixtures/runs.ts";

/** The six roles, as decisions.md, People and rights, has them. */
export const order = ["super_admin", "admin", "manager", "editor", "staff", "viewer"] as const;
/** The default rights of each section, a letter for each role of `order`. */
export const table: Record<PermissionKey, string> = {
  dashboard: "EEVVVV",
  help: "EEVVVV",
  products: "EEEEVV",
  categories: "EEEEVV",
  subcategories: "EEEEVV",
  packages: "EEEEVV",
  services: "EEEE-V",
  content: "EEEE-V",
  faq: "EEEE-V",
  videos: "EEEE-V",
  orders: "EEE-EV",
  reviews: "EEEEEV",
  suggestions: "EEEEEV",
  product_questions: "EEEEEV",
  delivery_zones: "EEEVVV",
  analytics: "EEVV-V",
  abandonment: "EEVV-V",
  whatsapp: "EEV---",
  fcm: "EEE---",
  users: "EEV---",
  settings: "EE----",
  team: "E-----",
};

/** What a role may: edit, view, or nothing. */
export type Level = "E" | "V" | "-";
/** The right that an endpoint takes. */
export type Requirement = { permission: PermissionKey; access: "view" | "edit" };
type Serve = (args: ActionFunctionArgs) => unknown;
type RouteFile = { loader?: Serve; action?: Serve; default?: unknown };
/** A loader or an action of the back office, with a request to it; `asked` null: an admitted role is enough. */
export type Endpoint = { name: string; serve: Serve; args: (cookie?: string) => ActionFunctionArgs; asked: Requirement | null };

/** The route files of the back office. */
export const modules = import.meta.glob<RouteFile>([
  "/app/routes/admin+/*.{ts,tsx}",
  "/app/routes/admin+/*+/*.{ts,tsx}",
  "!/app/routes/admin+/**/*.test.*",
]);

/** Routes of the layout require an admitted role alone; the palette's results are checked below. */
const frame = ["_layout", "palette", "theme"];

/** Takes pictures for every section, which its address names. */
const pictures = "/app/routes/admin+/picture.ts";

/** The sections a route file answers for: its folder or its own name; null is the frame. */
function sectionsOf(file: string): (Section | null)[] {
  const place = file.replace("/app/routes/admin+/", "").replace(/\.tsx?$/, "");
  if (frame.includes(place)) return [null];
  if (place === "index" || place === "$") return [findSection("dashboard")];
  if (file === pictures) return [...sections];
  const own = findSection(place.split(/\+?\//)[0]);
  if (!own) throw new Error(`${file} belongs to no section of the registry`);
  return [own];
}

/** Whatever a file's address leaves open is the number of some row: `$orderId` is 1. */
const paramsOf = (file: string) => Object.fromEntries([...file.matchAll(/\$(\w+?)(?=[_./+]|$)/g)].map(([, name]) => [name, "1"]));

/** The form for a new row, what is looked up while filling it in, statements, and the code that signs a phone in take edit to be opened. */
const isForm = (file: string) => /\/(?:new|create|inventory|test|qr|statements)(?:_\.[\w$]+)?\.tsx?$/.test(file);

async function endpointsOf(file: string): Promise<Endpoint[]> {
  const { loader, action } = await modules[file]!();
  return sectionsOf(file).flatMap((section) => {
    const path = file === pictures ? `/admin/picture?section=${section?.key}` : section ? `/admin/${section.key}` : "/admin";
    const params = { ...paramsOf(file), "*": section?.key ?? "" };
    const asks = (access: Requirement["access"]) => section && { permission: section.permission, access };
    const endpoints: Endpoint[] = [];
    const name = `${file} ${section?.key ?? ""}`;
    if (loader) {
      const requested = asks(isForm(file) ? "edit" : (section?.access ?? "view"));
      for (const [way, at] of [["GET", path] as const, ["GET data", `${path}.data`] as const])
        endpoints.push({
          name: `${name} ${way}`,
          serve: loader,
          args: (cookie) => visit(at, { params, ...(cookie && { cookie }) }),
          asked: requested,
        });
    }
    if (action) {
      const args = (cookie?: string) => post(path, {}, { params, ...(cookie && { cookie }) });
      endpoints.push({ name: `${name} POST`, serve: action, args, asked: asks("edit") });
    }
    return endpoints;
  });
}

/**
 * Every loader and action of the back office, generated from its route files; `npm run check` leaves out that a page's data alone is asked
 * for, which the same guard answers.
 */
export const endpoints = (await Promise.all(Object.keys(modules).map(endpointsOf)))
  .flat()
  .filter(({ name }) => !isCheck || !name.endsWith("GET data"));

/** The result of an endpoint, in a word. */
export async function answerOf({ serve, args }: Endpoint, cookie?: string): Promise<string> {
  const thrown = await Promise.resolve(serve(args(cookie))).catch((refusal: unknown) => refusal);
  if (thrown instanceof Response && thrown.status === 403) {
    const { denied, access, section } = (await thrown.json()) as Record<string, string>;
    return ["403", denied, access, section].filter(Boolean).join(" ");
  }
  const { status, location } = await answerTo(thrown);
  if (status >= 500) return String(status);
  return location?.startsWith("/auth") ? `${status} ${location}` : "in";
}

const covers = (level: Level, access: Requirement["access"]) => level === "E" || (level === "V" && access === "view");

/** What the table grants a role at one endpoint, with single levels that individual grants put in its place. */
export function grantedBy(role: Role, asked: Requirement | null, instead: Partial<Record<PermissionKey, Level>> = {}): string {
  if (!asked) return "in";
  const level = instead[asked.permission] ?? (table[asked.permission][order.indexOf(role)] as Level);
  return covers(level, asked.access) ? "in" : `403 right ${asked.access} ${asked.permission}`;
}

/** What each endpoint is answered, by its name. One after the other: all at once would wait for the same few connections, and a busy shop answers otherwise. */
export async function askEach(
  asked: readonly Endpoint[],
  ask: (endpoint: Endpoint) => Promise<string>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const endpoint of asked) answers[endpoint.name] = await ask(endpoint);
  return answers;
}
