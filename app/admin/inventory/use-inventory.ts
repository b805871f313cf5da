import { useEffect, useState } from "react";
import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { fetchFrom, inventoryCache } from "./inventory-cache.ts";

const caches = new Map<string, ReturnType<typeof inventoryCache>>();

function cacheOf(path: string): ReturnType<typeof inventoryCache> {
  const cache = caches.get(path) ?? inventoryCache(fetchFrom(path));
  caches.set(path, cache);
  return cache;
}

/** Debounce of typing, milliseconds. */
const pause = 200;

type Inventory = { products: readonly InventoryProduct[] | null; hasFailed: boolean };

/**
 * The inventory under a search.
 *
 * @param path the address that answers it
 * @param initial the result that was loaded with the page; null has to be fetched
 */
export function useInventory(path: string, search: string, initial: readonly InventoryProduct[] | null): Inventory {
  const [shown, setShown] = useState<Inventory>({ products: initial, hasFailed: false });
  useEffect(() => {
    let isOver = false;
    const cache = cacheOf(path);
    const cached = cache.cached(search);
    if (cached) setShown({ products: cached, hasFailed: false });
    const timer = setTimeout(
      () =>
        cache.find(search).then(
          (products) => isOver || setShown({ products, hasFailed: false }),
          () => isOver || setShown({ products: null, hasFailed: true }),
        ),
      cached ? 0 : pause,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, search]);
  return shown;
}
