import type { Card } from "#app/domain/catalog/card.ts";
import { itemsOf, type JsonList, jsonList } from "#app/lib/json-list.ts";
import { BuyAgain, useBought } from "./buy-again.tsx";

type Loaded = { bought: JsonList<Card> | null; view: { products: JsonList<Card> | null } };

/** Below what a search found: what else the customer bought before. */
export function BoughtBefore({ loaded }: { loaded: Loaded }) {
  const bought = useBought(loaded);
  const found = new Set(itemsOf(loaded.view.products).map(({ id }) => id));
  const others = jsonList(itemsOf(bought).filter(({ id }) => !found.has(id)));
  return others ? <BuyAgain products={others} /> : null;
}
