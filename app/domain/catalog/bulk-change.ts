import { differences } from "#app/domain/audit/differences.ts";
import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import { maxPaisa, paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { maxStock } from "./product-fields.ts";
import { isBelowCost, type ProductValues } from "./product-values.ts";

/** How a price can be moved for many products at once. */
export const priceWays = ["raise-percent", "lower-percent", "raise-amount", "lower-amount", "set"] as const;

/** One of the ways. */
export type PriceWay = (typeof priceWays)[number];

/** What a new price is rounded to, half upwards: the paisa, whole rupees, fives or tens. */
export const roundings = ["paisa", "rupee", "five", "ten"] as const;

/** One of the steps. */
export type Rounding = (typeof roundings)[number];

/** What stock can become: counted anew, more by what has come in, or no longer tracked. */
export const stockWays = ["set", "add", "untrack"] as const;

/** One of the ways. */
export type StockWay = (typeof stockWays)[number];

/** What the most of a product in one order can become: an amount, or any. */
export const limitWays = ["set", "off"] as const;

/** One change for many products; what is null stays. `amount` of a price is basis points or paisa, that of stock thousandths. */
export interface BulkChange {
  price: { way: PriceWay; amount: number; rounding: Rounding } | null;
  /** basis points of an active discount; 0 ends it */
  discount: number | null;
  stock: { way: StockWay; amount: number } | null;
  /** the most of it in one order of the storefront, thousandths; a `most` of null ends the limit */
  orderLimit: { most: number | null } | null;
  inStock: boolean | null;
  featured: boolean | null;
  status: ProductStatus | null;
  /** A category, and a subcategory of it or none. */
  shelf: { categoryId: number; subcategoryId: number | null } | null;
}

const steps = { paisa: 1, rupee: 100, five: 500, ten: 1000 } as const satisfies Record<Rounding, number>;

/** A price moved and rounded once, half upwards; paisa. Can come out as nothing or too much, which the caller refuses. */
export function movePrice(price: number, { way, amount, rounding }: NonNullable<BulkChange["price"]>): number {
  const step = BigInt(steps[rounding]);
  const points = BigInt(way === "raise-percent" ? 10_000 + amount : 10_000 - amount);
  const moved = (numerator: bigint, denominator: bigint) => {
    const parts = denominator * step;
    const half = (2n * numerator + parts) / (2n * parts);
    return Number((numerator < 0n ? 0n : half) * step);
  };
  if (way === "raise-percent" || way === "lower-percent") return moved(BigInt(price) * points, 10_000n);
  if (way === "set") return moved(BigInt(amount), 1n);
  return moved(BigInt(price) + BigInt(way === "raise-amount" ? amount : -amount), 1n);
}

/** Why a product of the choice cannot take the change. */
export type BulkRefusal =
  | "price-nothing"
  | "price-too-high"
  | "stock-untracked"
  | "stock-too-high"
  | "whole-pieces"
  | "limit-steps";

/** What a bulk edit does to one product, or why it does nothing. */
export type BulkRow = {
  id: number;
  name: string;
  /** before the change */
  version: number;
  outcome: "changed" | "unchanged" | "refused";
  reason?: BulkRefusal;
  before: Partial<ProductValues>;
  after: Partial<ProductValues>;
  belowCost: boolean;
};

function stockOf(saved: ProductValues, { way, amount }: NonNullable<BulkChange["stock"]>): number | null | BulkRefusal {
  if (way === "untrack") return null;
  if (way === "set") return amount;
  if (saved.stockQuantity === null) return "stock-untracked";
  return saved.stockQuantity + amount > maxStock ? "stock-too-high" : saved.stockQuantity + amount;
}

/** What becomes of one product; nothing of it changes when one part of the change cannot be. */
export function planBulkRow(saved: ProductValues & { id: number; version: number }, change: BulkChange): BulkRow {
  const row = { id: saved.id, name: saved.name, version: saved.version, before: {}, after: {}, belowCost: false };
  const price = change.price ? movePrice(saved.price, change.price) : saved.price;
  if (price <= 0) return { ...row, outcome: "refused", reason: "price-nothing" };
  if (price > maxPaisa) return { ...row, outcome: "refused", reason: "price-too-high" };
  const stock = change.stock ? stockOf(saved, change.stock) : saved.stockQuantity;
  if (typeof stock === "string") return { ...row, outcome: "refused", reason: stock };
  if (change.stock && !saved.soldByWeight && (stock ?? 0) % 1000 !== 0)
    return { ...row, outcome: "refused", reason: "whole-pieces" };
  const most = change.orderLimit?.most ?? null;
  if (most !== null && most % (saved.soldByWeight ? saved.quantityStep : 1000) !== 0)
    return { ...row, outcome: "refused", reason: "limit-steps" };
  const difference = differences(saved, {
    price: paisa(price),
    stockQuantity: stock === null ? null : thousandths(stock),
    ...(change.discount !== null && { discountPercent: change.discount, discountActive: change.discount > 0 }),
    ...(change.orderLimit && { orderLimit: most === null ? null : thousandths(most) }),
    ...(change.inStock !== null && { inStock: change.inStock }),
    ...(change.featured !== null && { featured: change.featured }),
    ...(change.status && { status: change.status }),
    ...change.shelf,
  });
  if (!difference) return { ...row, outcome: "unchanged" };
  const paid = customerPrice({ ...saved, ...difference.after });
  return { ...row, outcome: "changed", ...difference, belowCost: isBelowCost(paid, saved.costPrice) };
}
