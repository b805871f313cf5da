import { useEffect, useState } from "react";
import type { InventoryProduct } from "#app/domain/orders/list-inventory.server.ts";
import { inventoryCache } from "./inventory-cache.ts";

const cache = inventoryCache();

/** After the last key, milliseconds. */
const pause = 200;

type Inventory = { products: readonly InventoryProduct[] | null; hasFailed: boolean };

/**
 * What the inventory has under a search.
 *
 * @param initial what came with the page, if it came with it; null has to be fetched
 */
export function useInventory(search: string, initial: readonly InventoryProduct[] | null): Inventory {
  const [shown, setShown] = useState<Inventory>({ products: initial, hasFailed: false });
  useEffect(() => {
    let isOver = false;
    const kept = cache.kept(search);
    if (kept) setShown({ products: kept, hasFailed: false });
    const timer = setTimeout(
      () =>
        cache.find(search).then(
          (products) => isOver || setShown({ products, hasFailed: false }),
          () => isOver || setShown({ products: null, hasFailed: true }),
        ),
      kept ? 0 : pause,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [search]);
  return shown;
}
