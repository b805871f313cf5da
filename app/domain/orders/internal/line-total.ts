import type { Paisa } from "#app/lib/money.ts";
import { linePrice, type Thousandths, thousandths } from "#app/lib/quantity.ts";

/** A line as its price is reckoned: `ordered` and `packed` in thousandths, null while it is not packed; prices in paisa. */
export type PricedLine = {
  unitPrice: Paisa;
  ordered: Thousandths;
  packed: Thousandths | null;
  soldByWeight: boolean;
  /** whether the customer agreed to pay for all that was packed, and for what stands in for another line */
  isAgreed: boolean;
  /** what the line that it replaces would have cost; null when it replaces none */
  most: Paisa | null;
};

/**
 * The maximum of a line that is charged without the customer's agreement: a tenth above the ordered weight, and no piece more than
 * was ordered.
 */
export const maxUnagreed = ({ ordered, soldByWeight }: Pick<PricedLine, "ordered" | "soldByWeight">): Thousandths =>
  soldByWeight ? thousandths(Math.floor((ordered * 11) / 10)) : ordered;

/**
 * What a customer pays for a line: what was packed, at most a tenth more than was ordered and never more than the line it replaces,
 * unless they agreed to it; the rest is given free (decisions 20).
 */
export function lineTotal(line: PricedLine): Paisa {
  const { unitPrice, ordered, packed, isAgreed, most } = line;
  const given = packed ?? ordered;
  if (isAgreed) return linePrice(unitPrice, given);
  const price = linePrice(unitPrice, Math.min(given, maxUnagreed(line)) as Thousandths);
  return most === null ? price : (Math.min(price, most) as Paisa);
}
