import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";

/** What staff see of a package beside its columns, at today's prices and stock. */
export interface PackageFigures {
  /** how many products it holds (B7.39) */
  lines: number;
  /** what they cost a customer one by one */
  itemTotal: Paisa;
  /** how often it can be sold; null without a limit */
  left: number | null;
  /** the product that runs out first; null without a limit */
  scarcest: string | null;
  /** what of it cannot be had now */
  missing: string[];
  /** what its products cost the shop, null when that of any is unknown; left out for who may not see it */
  cost?: Paisa | null;
}

/** One product of a package; `id` is null while the package is not saved. `quantity` in whole selling units. */
export interface PackageLine {
  id: number | null;
  productId: number;
  name: string;
  unit: string;
  unitSize: string | null;
  soldByWeight: boolean;
  quantity: number;
  /** what a unit costs a customer today */
  price: Paisa;
  isOnSale: boolean;
  /** what a unit costs the shop, paisa; left out for who may not see it */
  cost?: number | null;
}

/** What some lines cost a customer one by one, and the shop: null when that of any is unknown or not to be seen. */
export function totalsOf(lines: readonly PackageLine[]): { itemTotal: Paisa; cost: Paisa | null } {
  const amounts = (amountOf: (line: PackageLine) => number) =>
    sum(lines.map((line) => linePrice(paisa(amountOf(line)), thousandths(Math.round(line.quantity * 1000)))));
  const isKnown = lines.length > 0 && lines.every(({ cost }) => typeof cost === "number");
  return { itemTotal: amounts(({ price }) => price), cost: isKnown ? amounts(({ cost }) => cost ?? 0) : null };
}

/** What a customer saves by a package, and how many whole percent that is; null where it saves nothing. */
export function savingOf(price: number, itemTotal: number): { amount: Paisa; percent: number } | null {
  if (itemTotal <= price) return null;
  return { amount: paisa(itemTotal - price), percent: Math.floor(((itemTotal - price) * 100) / itemTotal) };
}
