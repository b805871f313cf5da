import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";

const minute = 60_000;

/** Results are fresh for 5 minutes and cached for 10 (A9.10), milliseconds. */
const fresh = 5 * minute;
const cachedFor = 10 * minute;

type Entry = { at: number; products: readonly InventoryProduct[] };
export type Fetch = (search: string) => Promise<readonly InventoryProduct[]>;

/** Fetches what a section's own address answers: whoever edits orders need not be allowed to edit packages. */
export const fetchFrom =
  (path: string): Fetch =>
  async (search) => {
    const answer = await fetch(`${path}?q=${encodeURIComponent(search)}`);
    if (!answer.ok || answer.redirected) throw new Error(`The inventory answered ${answer.status}.`);
    const { products } = (await answer.json()) as { products: InventoryProduct[] };
    return products;
  };

/** The products that the picker has fetched, by search text. Stale results are shown while newer ones are fetched. */
export function inventoryCache(fetchProducts: Fetch, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const peek = (search: string): Entry | null => {
    const entry = entries.get(search);
    if (!entry) return null;
    if (now() - entry.at <= cachedFor) return entry;
    entries.delete(search);
    return null;
  };
  return {
    /** The cached result of a search, fresh or stale. */
    cached: (search: string): readonly InventoryProduct[] | null => peek(search)?.products ?? null,
    /** The result of a search: cached while fresh, else fetched. Rejects when the request fails. */
    async find(search: string): Promise<readonly InventoryProduct[]> {
      const entry = peek(search);
      if (entry && now() - entry.at <= fresh) return entry.products;
      const products = await fetchProducts(search);
      entries.set(search, { at: now(), products });
      return products;
    },
  };
}
