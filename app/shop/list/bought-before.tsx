import type { Card } from "#app/domain/catalog/card.ts";
import { BuyAgain, useBought } from "./buy-again.tsx";

/** Below what a search found: what else the customer bought before. */
export function BoughtBefore({ loaded }: { loaded: { bought: readonly Card[]; view: { products: readonly Card[] } } }) {
  const bought = useBought(loaded);
  const found = new Set(loaded.view.products.map(({ id }) => id));
  const others = bought.filter(({ id }) => !found.has(id));
  return others.length > 0 ? <BuyAgain products={others} /> : null;
}
