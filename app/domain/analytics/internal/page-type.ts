/** The page types of analytics (A2.35); every other page is `other`. */
const pageTypes = ["home", "product", "category", "package", "cart", "checkout", "order-success", "admin", "other"] as const;

/** One of the kinds. */
export type PageType = (typeof pageTypes)[number];

const patterns: readonly (readonly [PageType, RegExp])[] = [
  ["home", /^\/(home)?$/],
  ["product", /^\/products?\/[^/]+$/],
  ["category", /^\/(category|categories)\/[^/]+$/],
  ["package", /^\/packages?\/[^/]+$/],
  ["cart", /^\/cart$/],
  ["checkout", /^\/checkout$/],
  ["order-success", /^\/order-success$/],
  ["admin", /^\/admin(\/|$)/],
];

/** What kind of page stands at a path; the second addresses of a page count like its first, a slash at the end for nothing. */
export function pageTypeOf(path: string): PageType {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? "other";
}
