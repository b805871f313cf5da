/** A cached page: its parts by encoding, computed once each, and its dependencies. */
export type CachedPage = {
  /** When its rendering began, by the process's monotonic clock: milliseconds. */
  at: number;
  html: Buffer;
  /** The headers that go with it whatever its encoding, name and value in turn. */
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
  private readonly pages = new Map<string, CachedPage>();
  private taken = 0;

  constructor(private readonly max: number) {}

  find(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    if (!page) return undefined;
    this.pages.delete(key);
    this.pages.set(key, page);
    return page;
  }

  add(key: string, page: CachedPage): void {
    this.remove(key);
    this.pages.set(key, page);
    this.taken += sizeOf(page);
    for (const oldest of this.pages.keys()) {
      if (this.taken <= this.max) break;
      this.remove(oldest);
    }
  }

  /** Invalidates the pages of a change. */
  invalidate(change?: string): void {
    if (invalidatesAll(change)) {
      this.pages.clear();
      this.taken = 0;
      return;
    }
    for (const [key, page] of this.pages) if (invalidates(change, key, page)) this.remove(key);
  }

  private remove(key: string): void {
    const page = this.pages.get(key);
    if (!page) return;
    this.pages.delete(key);
    this.taken -= sizeOf(page);
  }
}

const sizeOf = ({ html }: CachedPage): number => html.length * withCopies;
