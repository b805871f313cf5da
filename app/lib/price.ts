import { type Paisa, paisa } from "./money.ts";

/** What a unit price is counted in; each subcategory shows one basis so that its products compare. */
export type UnitBasis = "kg" | "litre" | "piece";

/**
 * What a customer pays for one selling unit: the only place where a discount meets a price.
 * A discounted price is rounded once, to the whole rupee, half upwards: the shop has no small change and prints Rs. 1,980 less 4 %
 * as Rs. 1,901, not Rs. 1,900.80. It never exceeds the list price and is free only at 100 %.
 */
export function customerPrice(product: {
  price: Paisa;
  /** basis points, 0 to 10000 */
  discountPercent: number;
  discountActive: boolean;
}): Paisa {
  const { price, discountPercent } = product;
  if (!hasDiscount(product)) return price;
  if (discountPercent >= 10_000) return paisa(0);
  const whole = Math.floor((price * (10_000 - discountPercent) + 500_000) / 1_000_000) * 100;
  return paisa(Math.min(price, Math.max(whole, 100)));
}

function hasDiscount(product: { discountPercent: number; discountActive: boolean }): boolean {
  return product.discountActive && product.discountPercent > 0;
}

/** How much of its basis one of each selling unit holds, written as parts of a thousand. */
const contents: Record<string, { basis: UnitBasis; thousandths: number }> = {
  kg: { basis: "kg", thousandths: 1000 },
  g: { basis: "kg", thousandths: 1 },
  l: { basis: "litre", thousandths: 1000 },
  ml: { basis: "litre", thousandths: 1 },
  each: { basis: "piece", thousandths: 1000 },
  pcs: { basis: "piece", thousandths: 1000 },
  bunch: { basis: "piece", thousandths: 1000 },
  dozen: { basis: "piece", thousandths: 12_000 },
};

/**
 * What a kilo, a litre or a piece comes to, for comparing packets: whole rupees, or paisa below Rs. 10 where a rupee is too coarse.
 *
 * @param unitSize how much of the unit one packet holds, a decimal such as `1.5`
 * @returns null when the packet cannot be counted in that basis
 */
export function unitPrice({ price, unit, unitSize, basis }: UnitPriceOf): { amount: Paisa; basis: UnitBasis } | null {
  const content = contents[unit.toLowerCase()];
  const size = Number(unitSize ?? 1);
  if (content?.basis !== basis || !(size > 0)) return null;
  const exact = (price * 1000) / (content.thousandths * size);
  const amount = exact < 1000 ? Math.round(exact) : Math.round(exact / 100) * 100;
  return Number.isSafeInteger(amount) ? { amount: paisa(amount), basis } : null;
}

type UnitPriceOf = { price: Paisa; unit: string; unitSize: string | null; basis: UnitBasis };
