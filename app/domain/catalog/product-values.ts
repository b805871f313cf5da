import type { ProductFields } from "./product-fields.ts";

/** Everything that staff say about a product in its own row: further pictures are rows of their own. */
export type ProductValues = Omit<ProductFields, "furtherPictures">;

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The values that a change makes others of, as they are and as they become; null when there are none. */
export function differences<Values extends ProductValues>(
  before: Values,
  change: Partial<Values>,
): { before: Partial<Values>; after: Partial<Values> } | null {
  const names = (Object.keys(change) as (keyof Values)[]).filter(
    (name) => change[name] !== undefined && !isSame(before[name], change[name]),
  );
  const pick = (values: Partial<Values>) => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
  return names.length > 0 ? { before: pick(before), after: pick(change) } : null;
}

/** Whether the shop pays more for a product than it is paid; never where the cost is unknown. */
export const isBelowCost = (price: number, costPrice: number | null): boolean => costPrice !== null && price < costPrice;

/** How much of its price a product leaves the shop, in tenths of a percent, negative below cost; null where the cost is unknown or the price is nothing. */
export function marginOf(price: number, costPrice: number | null): number | null {
  if (costPrice === null || price <= 0) return null;
  return Math.round(((price - costPrice) * 1000) / price);
}
