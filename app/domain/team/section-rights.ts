import { type Access, type PermissionForm, type PermissionKey, parsePermission } from "./permissions.ts";

/**
 * The permission that opens each section of the back office, by the section's key, in menu order (A6.08). A section without an entry
 * does not compile.
 */
export const sectionRights = {
  dashboard: "dashboard",
  users: "users",
  team: "team_edit",
  products: "products",
  categories: "categories",
  subcategories: "subcategories",
  orders: "orders",
  packages: "packages",
  services: "services",
  "delivery-zones": "delivery_zones",
  day: "orders",
  khata: "orders_edit",
  contacts: "orders_edit",
  reviews: "reviews",
  content: "content",
  faq: "faq",
  videos: "videos",
  "seo-management": "content_edit",
  suggestions: "suggestions",
  "product-questions": "product_questions",
  whatsapp: "whatsapp",
  "fcm-notifications": "fcm",
  analytics: "analytics",
  abandonment: "abandonment",
  help: "help",
  settings: "settings",
  statistics: "dashboard",
  pricing: "products",
  contact: "content",
  "seo-health": "content",
  payments: "orders",
  outbox: "settings",
  email: "settings",
} as const satisfies Record<string, PermissionForm>;

/** A section of the back office, by the last part of its address. */
export type SectionKey = keyof typeof sectionRights;

/** The permission of a section and the level required to open it, or to edit where that is asked for. */
export function sectionRight(section: SectionKey, access: Access = "view"): { key: PermissionKey; access: Access } {
  const right = parsePermission(sectionRights[section]);
  return access === "edit" ? { ...right, access } : right;
}
