import type { ProductFields } from "./product-fields.ts";

/** The columns of a product that staff edit; further pictures are rows of their own. */
export type ProductValues = Omit<ProductFields, "furtherPictures">;

/** Whether the shop pays more for a product than it is paid; never where the cost is unknown. */
export const isBelowCost = (price: number, costPrice: number | null): boolean => costPrice !== null && price < costPrice;

/** How much of its price a product leaves the shop, in tenths of a percent, negative below cost; null where the cost is unknown or the price is nothing. */
export function marginOf(price: number, costPrice: number | null): number | null {
  if (costPrice === null || price <= 0) return null;
  return Math.round(((price - costPrice) * 1000) / price);
}
