/** Every right of the back office, by section (A §6). Two levels each; edit includes view. */
export const permissionKeys = [
  "dashboard",
  "products",
  "categories",
  "subcategories",
  "orders",
  "reviews",
  "packages",
  "services",
  "content",
  "faq",
  "users",
  "team",
  "suggestions",
  "delivery_zones",
  "product_questions",
  "analytics",
  "abandonment",
  "whatsapp",
  "fcm",
  "videos",
  "help",
  "settings",
] as const;

/** A section that rights are held for. */
export type PermissionKey = (typeof permissionKeys)[number];
/** How far a right goes. */
export type Access = "view" | "edit";
/** The highest level held for each key; a key that is absent is not held at all. */
export type Permissions = Partial<Record<PermissionKey, Access>>;

/** A permission with or without its level, view where none is given: "orders", "orders_view" or "orders_edit" (A6.07). */
export type PermissionForm = PermissionKey | `${PermissionKey}_${Access}`;

/** One permission as sent to the browser (A7.16). */
export type PermissionRow = { section_key: PermissionKey; has_view: boolean; has_edit: boolean };

/** What members of staff may be; a customer is none of them (decisions, People and rights). */
export const roles = ["super_admin", "admin", "manager", "editor", "staff", "viewer"] as const;
/** One of the roles. */
export type Role = (typeof roles)[number];

const all = (level: Access, keys: readonly PermissionKey[]): Permissions => Object.fromEntries(keys.map((key) => [key, level]));
const catalogue = ["products", "categories", "subcategories", "packages"] as const;
const content = ["services", "content", "faq", "videos"] as const;
const talk = ["reviews", "suggestions", "product_questions"] as const;
const figures = ["analytics", "abandonment"] as const;

/** What each role may do before any individual grant: the table of decisions.md. */
export const roleDefaults = {
  super_admin: all("edit", permissionKeys),
  admin: all(
    "edit",
    permissionKeys.filter((key) => key !== "team"),
  ),
  manager: {
    ...all("edit", [...catalogue, ...content, "orders", ...talk, "delivery_zones", "fcm"]),
    ...all("view", ["dashboard", "help", ...figures, "whatsapp", "users"]),
  },
  editor: {
    ...all("edit", [...catalogue, ...content, ...talk]),
    ...all("view", ["dashboard", "help", "delivery_zones", ...figures]),
  },
  staff: { ...all("edit", ["orders", ...talk]), ...all("view", ["dashboard", "help", ...catalogue, "delivery_zones"]) },
  viewer: all("view", ["dashboard", "help", ...catalogue, ...content, "orders", ...talk, "delivery_zones", ...figures]),
} as const satisfies Record<Role, Permissions>;

/** Whether the permissions held cover the required one; edit includes view. */
export function may(permissions: Permissions, key: PermissionKey, access: Access = "view"): boolean {
  const held = permissions[key];
  return held === "edit" || (held === "view" && access === "view");
}

/** Reads "orders", "orders_view" and "orders_edit" alike (A6.07); null for a key that does not exist. */
export function parsePermission(form: PermissionForm, access?: Access): { key: PermissionKey; access: Access };
export function parsePermission(form: string, access?: Access): { key: PermissionKey; access: Access } | null;
export function parsePermission(form: string, access: Access = "view"): { key: PermissionKey; access: Access } | null {
  const [, name = form, level] = /^(.+)_(view|edit)$/.exec(form) ?? [];
  const key = permissionKeys.find((known) => known === name);
  return key ? { key, access: (level as Access | undefined) ?? access } : null;
}

/** Of some rights what others hold too, each at the lower level. */
export function narrowedTo(own: Permissions, others: Permissions): Permissions {
  const both = permissionKeys.flatMap((key): [PermissionKey, Access][] => {
    if (!own[key] || !others[key]) return [];
    return [[key, own[key] === "edit" && others[key] === "edit" ? "edit" : "view"]];
  });
  return Object.fromEntries(both);
}

/** Role default ∪ the individual grants handed in; the higher level wins (A6.06). */
export function effectivePermissions(role: Role | null, grants: readonly { sectionKey: string; level: Access }[]): Permissions {
  const held: Permissions = role ? { ...roleDefaults[role] } : {};
  for (const { sectionKey, level } of grants) {
    const key = permissionKeys.find((known) => known === sectionKey);
    if (key && held[key] !== "edit") held[key] = level;
  }
  return held;
}

/** The rights held, one row each; a key that is not held has no row (A7.16). */
export const permissionRows = (permissions: Permissions): PermissionRow[] =>
  permissionKeys
    .filter((key) => may(permissions, key))
    .map((key) => ({ section_key: key, has_view: true, has_edit: may(permissions, key, "edit") }));

/**
 * Whether somebody of a role holds a right at the end: what the guard decides by and what the team's pages show. Team management takes
 * the role of a super admin too, so a permission of it alone has no effect (B §6, decisions, ruling 5).
 */
export const holds = (role: Role, permissions: Permissions, key: PermissionKey, access: Access = "view"): boolean =>
  (key !== "team" || role === "super_admin") && may(permissions, key, access);
