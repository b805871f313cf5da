import { itemsOf } from "#app/lib/json-list.ts";
import type { ListingView } from "#app/shop/list/listing.tsx";

/** A list as its loader answers it, with what it holds as objects: its brands by name, and how many products each leaves among the choices. */
export function listingItems<View extends ListingView>({ products, categories, brands, choices, ...view }: View) {
  const offered = itemsOf(brands);
  const counts = Object.fromEntries(offered.map(({ name, count }) => [name, count]));
  return {
    ...view,
    products: itemsOf(products),
    categories: itemsOf(categories),
    brands: offered.map(({ name }) => name),
    choices: choices && { ...choices, brands: counts },
  };
}
