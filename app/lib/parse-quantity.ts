import { maxQuantity, type Thousandths, thousandths } from "./quantity.ts";
import { typedText } from "./western-digits.ts";

/** Thousands grouped by commas, or a decimal mark: a point, or a comma that cannot part thousands. */
const amountInUnits = /^(?=[.,]?\d)(\d{0,7}|\d{1,3}(?:,\d{3}){1,2}|\d{1,2}(?:,\d{2}),\d{3})(?:\.(\d{1,3})|,(\d{1,2}))?$/;

/** Words that only say that pieces are counted. */
const counted = /\s*(?:pcs?|pieces?|nos|adad|عدد)\.?$/i;

/** A fraction, with or without a whole number before it: ½, 1½, 1/2, 1 1/2. */
const fraction = /^(?:(\d{1,4})(?: |(?=[½¼¾])))?(?:(\d)\/([2-9])|([½¼¾]))$/;
const signs: Readonly<Record<string, number>> = { "½": 500, "¼": 250, "¾": 750 };

/** Thousandths of a written fraction; null for another text, and for one that thousandths cannot hold. */
function fractionIn(text: string): number | null {
  const [match, whole = "0", above, below, sign] = fraction.exec(text) ?? [];
  if (match === undefined) return null;
  const part = sign ? (signs[sign] ?? 0) : (Number(above) * 1000) / Number(below);
  return part < 1000 && Number.isInteger(part) ? Number(whole) * 1000 + part : null;
}

/**
 * Reads selling units as a person types them: `2`, `1.5`, `.25`, `2,5`, `1,200`, `۲`, `12 pcs`, `1½`, `3/4` (decisions 25).
 *
 * @returns null for anything else: no number, negative, finer than a thousandth, or beyond `most` thousandths
 */
export function parseQuantity(text: string, most: number = maxQuantity): Thousandths | null {
  const plain = typedText(text).replace(counted, "");
  const [match, whole = "", point, comma] = amountInUnits.exec(plain) ?? [];
  const amount =
    match === undefined
      ? fractionIn(plain)
      : Number(whole.replaceAll(",", "")) * 1000 + Number((point ?? comma ?? "").padEnd(3, "0"));
  return amount === null || amount > most ? null : thousandths(amount);
}
