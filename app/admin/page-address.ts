import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { findSection, sectionPath } from "./sections.ts";

/** The section of an address; anything unknown is the dashboard (A2.84). */
export const shownSection = (pathname: string): SectionKey => findSection(pathname.split("/")[2])?.key ?? "dashboard";

/** Where a product is added: an address of the products section, so that leaving the section closes the form (A2.91, A2.92). */
export const addProductPath = `${sectionPath("products")}/new`;

/** Where the counter sells. */
export const counterPath = `${sectionPath("orders")}/new`;

/** Whether a product is open, or the form that adds one. */
export const isProductOpen = (pathname: string): boolean => /^\/admin\/products\/[^/]/.test(pathname);

/** The rest of an address after a section's key: the id of a row, such as the order in `#orders/1042`. */
const row = /^[1-9]\d{0,9}$/;

/**
 * The path of a hash address (A2.83): `#orders` and `#orders/1042` open their section, an unknown key the dashboard (A2.84).
 *
 * @returns null without a hash
 */
export function addressOfHash(hash: string): string | null {
  const [key, id] = hash.replace(/^#\/?/, "").split("/");
  if (!key) return null;
  const section = findSection(key);
  if (!section) return sectionPath("dashboard");
  return id && row.test(id) ? `${sectionPath(section.key)}/${id}` : sectionPath(section.key);
}

/**
 * The redirect target of an admin address, or null when it is final: a hash always wins; `/admin` itself opens the stored last page if
 * permitted, else the dashboard that it already shows.
 */
export function resolveAddress(
  at: { pathname: string; hash: string },
  { lastPage, mayOpen }: { lastPage: string | null; mayOpen: readonly string[] },
): string | null {
  const hashed = addressOfHash(at.hash);
  if (hashed) return hashed;
  if (at.pathname.replace(/\/$/, "") !== "/admin") return null;
  const remembered = findSection(lastPage ?? undefined);
  return remembered && mayOpen.includes(remembered.key) ? sectionPath(remembered.key) : null;
}
