import { maxQuantity, type Thousandths, thousandths } from "./quantity.ts";
import { typedText } from "./western-digits.ts";

/** Thousands grouped by commas, or a decimal mark: a point, or a comma that cannot part thousands. */
const amountInUnits = /^(?=[.,]?\d)(\d{0,7}|\d{1,3}(?:,\d{3}){1,2}|\d{1,2}(?:,\d{2}),\d{3})(?:\.(\d{1,3})|,(\d{1,2}))?$/;

/** Words that only say that pieces are counted. */
const counted = /\s*(?:pcs?|pieces?|nos|adad)\.?$/i;

/**
 * Reads selling units as a person types them: `2`, `1.5`, `.25`, `2,5`, `1,200`, `۲`, `12 pcs` (decisions 25).
 *
 * @returns null for anything else: no number, negative, finer than a thousandth, or beyond `most` thousandths
 */
export function parseQuantity(text: string, most: number = maxQuantity): Thousandths | null {
  const match = amountInUnits.exec(typedText(text).replace(counted, ""));
  if (!match) return null;
  const [, whole = "", point, comma] = match;
  const amount = Number(whole.replaceAll(",", "")) * 1000 + Number((point ?? comma ?? "").padEnd(3, "0"));
  return amount > most ? null : thousandths(amount);
}
