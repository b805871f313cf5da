import { type Paisa, paisa, rupees } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";

/** A discount as staff type it: an amount in paisa, or a part in basis points (10 % is 1000). */
export type Discount = { amount: Paisa } | { basisPoints: number };

/** Reads "50", "Rs. 50", "-50" or "10%"; null for anything else, for what is below zero and for more than the whole. 0 is no discount. */
export function parseDiscount(text: string): Discount | null {
  const typed = text.trim().replace(/^[-−]\s*/u, "");
  const part = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(typed);
  if (!part) {
    const amount = parseRupees(typed);
    return amount === null || amount < 0 ? null : { amount };
  }
  const basisPoints = Math.round(Number(part[1]) * 100);
  return basisPoints <= 10_000 ? { basisPoints } : null;
}

/** What a discount takes off a sum, in paisa: a part of it in whole rupees, half up, and never more than the sum. An amount is as it is. */
export function discountOf(discount: Discount, sum: Paisa): Paisa {
  if ("amount" in discount) return discount.amount;
  const exact = (sum * discount.basisPoints) / 10_000;
  return paisa(Math.min(sum, Math.round(exact / rupees(1)) * rupees(1)));
}

/**
 * The largest discount that somebody gives alone, in basis points of what it is taken off (decisions 32, 36): whoever may edit the products sets
 * prices anyway, everybody else gives up to a tenth.
 */
export const discountLimit = ({ mayPrice }: { mayPrice: boolean }): number => (mayPrice ? 10_000 : 1000);

/** Whether a discount on a sum is within a limit in basis points. In paisa. */
export const isWithinLimit = (off: number, sum: number, limit: number): boolean => off * 10_000 <= sum * limit;
