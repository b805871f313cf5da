import { LRUCache } from "lru-cache";

/** A cached page: its parts by encoding, computed once each, and its dependencies. */
export type CachedPage = {
  /** When its rendering began, by the process's monotonic clock: milliseconds. */
  at: number;
  html: Buffer;
  /** The headers that go with it whatever its encoding, name and value alternately. */
  headers: readonly string[];
  etag: string;
  products: ReadonlySet<string>;
  showsPackages: boolean;
  small: Map<string, Buffer | Promise<Buffer>>;
};

/** A kept page with its compressed copies takes about this much of its length. */
const withCopies = 1.5;

/** Whether a change makes every page untrue: all do but those of what is left of a product or of packages. */
export const invalidatesAll = (change = ""): boolean => change !== "package_parts" && !change.startsWith("product:");

/**
 * Whether a change makes a page untrue.
 *
 * @param change `product:7` when its stock shows differently, `package_parts` for that of packages; anything else is all pages
 */
export function invalidates(
  change: string | undefined,
  key: string,
  page: Pick<CachedPage, "products" | "showsPackages">,
): boolean {
  if (change === undefined || invalidatesAll(change)) return true;
  const [what, id = ""] = change.split(":");
  return what === "product" ? page.products.has(id) || key.includes("in_stock=") : page.showsPackages;
}

/** Rendered pages in memory; the least recently used are evicted above `max` bytes. */
export class PageStore {
  private readonly pages: LRUCache<string, CachedPage>;

  constructor(max: number) {
    this.pages = new LRUCache({ maxSize: max, sizeCalculation: ({ html }) => Math.max(1, Math.ceil(html.length * withCopies)) });
  }

  find(key: string): CachedPage | undefined {
    return this.pages.get(key);
  }

  add(key: string, page: CachedPage): void {
    this.pages.set(key, page);
  }

  /** Invalidates the pages of a change. */
  invalidate(change?: string): void {
    if (invalidatesAll(change)) this.pages.clear();
    for (const [key, page] of this.pages.entries()) if (invalidates(change, key, page)) this.pages.delete(key);
  }
}
