import type { InventoryProduct } from "#app/domain/inventory/list-inventory.server.ts";
import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";

/** One product of a package; `id` is null while the package is not saved. `quantity` in whole selling units. */
export interface PackageLine {
  id: number | null;
  quantity: number;
  product: InventoryProduct;
}

/** What some lines cost a customer one by one, and the shop: left out when that of any is unknown or not to be seen. */
export type PackageTotals = { itemTotal: Paisa; cost?: Paisa };

/** Adds up some lines at today's prices. */
export function totalsOf(lines: readonly PackageLine[]): PackageTotals {
  const total = (amountOf: (product: InventoryProduct) => number) =>
    sum(lines.map(({ product, quantity }) => linePrice(paisa(amountOf(product)), thousandths(Math.round(quantity * 1000)))));
  const isKnown = lines.length > 0 && lines.every(({ product }) => typeof product.cost === "number");
  return { itemTotal: total(({ price }) => price), ...(isKnown && { cost: total(({ cost }) => cost ?? 0) }) };
}

/** How often one product allows a package to be sold; null without a limit. */
function timesOf({ quantity, product: { inStock, left } }: PackageLine): number | null {
  if (!inStock) return 0;
  return left === null ? null : Math.max(0, Math.floor(left / (quantity * 1000)));
}

/**
 * What staff see of a package beside its columns, at today's prices and stock: how many products it holds (B7.39), what they cost, how
 * often it can be sold (`left`, null without a limit), the product that runs out first, and what of it cannot be had now.
 */
export function figuresOf(lines: readonly PackageLine[], lang: Lang) {
  const times = lines.map((line) => ({ name: nameIn(lang, line.product), times: timesOf(line) }));
  const limited = times.flatMap(({ name, times: most }) => (most === null ? [] : [{ name, times: most }]));
  const [scarcest] = limited.toSorted((one, other) => one.times - other.times);
  const missing = limited.filter((part) => part.times === 0).map(({ name }) => name);
  const { times: left, name } = scarcest ?? { times: null, name: null };
  return { lines: lines.length, ...totalsOf(lines), left, scarcest: name, missing };
}

/** What a customer saves by a package, and how many whole percent that is; null where it saves nothing. */
export function savingOf(price: number, { itemTotal }: PackageTotals): { amount: Paisa; percent: number } | null {
  if (itemTotal <= price) return null;
  return { amount: paisa(itemTotal - price), percent: Math.floor(((itemTotal - price) * 100) / itemTotal) };
}

/** Whether the shop pays more for the products than a package costs; false for who does not see that. */
export const isSoldAtLoss = (price: number, totals: PackageTotals): totals is PackageTotals & { cost: Paisa } =>
  totals.cost !== undefined && price < totals.cost;
