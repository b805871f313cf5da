import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { ownOrigins } from "#app/platform/env.server.ts";
import { listedPaths } from "./public-pages.ts";

const longestPath = 300;

/**
 * The page of the shop that a canonical address names, as path and query: one of its own origins or a path, without credentials
 * (decisions 40). Null for every other.
 */
export function ownPagePath(address: string): string | null {
  const link = safeLink(address);
  const [origin = "http://localhost"] = ownOrigins();
  if (!link || !/^(\/|https?:)/i.test(link)) return null;
  const url = new URL(link, origin);
  if (url.hash || !ownOrigins().includes(url.origin)) return null;
  return (url.pathname + url.search).slice(0, longestPath);
}

const isThere = async (found: Promise<object | null>): Promise<boolean> => (await found) !== null;

const select = { id: true } as const;

/** Whether a visitor finds a page under a path: one that search engines may list, a product on sale, a category, an active package. */
async function isPublished(client: Pick<Tx, "product" | "category" | "package">, page: string): Promise<boolean> {
  if (listedPaths.includes(page)) return true;
  const [, kind, digits] = /^\/(product|category|package)\/([1-9]\d{0,8})$/.exec(page) ?? [];
  const id = Number(digits);
  if (kind === "product") return isThere(client.product.findFirst({ where: { id, status: "active" }, select }));
  if (kind === "category") return isThere(client.category.findFirst({ where: { id }, select }));
  return kind === "package" && isThere(client.package.findFirst({ where: { id, isActive: true }, select }));
}

/**
 * Whether a canonical address may be saved (decisions 40).
 *
 * @returns refused with `seo.canonical-elsewhere`, `seo.canonical-missing`, both at its field
 */
export async function checkCanonical(tx: Tx, address: string): Promise<Outcome<void>> {
  const page = ownPagePath(address);
  if (page === null) return refused("seo.canonical-elsewhere", { field: "canonical_url" });
  return (await isPublished(tx, page)) ? done(undefined) : refused("seo.canonical-missing", { field: "canonical_url" });
}

/** Whether a stored canonical address leads to a page of the shop now; what was stored before the rule, or outlived its page, does not. */
export async function isCanonicalSound(address: string): Promise<boolean> {
  const page = ownPagePath(address);
  return page !== null && (await isPublished(db, page));
}
