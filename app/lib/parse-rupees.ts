import { maxPaisa, type Paisa, paisa } from "./money.ts";
import { typedText } from "./western-digits.ts";

/** Thousands grouped by commas or blanks, western (1,234,567) or by lakh (12,34,567); a lone comma is not a decimal point. `450.000` is 450; another third decimal is refused. */
const amountInRupees = /^(-?)(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,3},\d{3}|\d{1,3}(?: \d{3}){1,3})(?:\.(\d{1,2}|000))?$/;

/** The currency before an amount, and what may stand behind one: `/-`, `/=`, the currency, the full stop of a sentence. */
const [currencyBefore, endBehind] = [
  /^(?:rs|pkr|₨|rupees?|rupay)\s*[.:]?\s*/i,
  /\s*(?:\/[-=])?\s*(?:rs|pkr|₨|rupees?|rupaye?|روپے|روپیہ|روپئے)?\.?$/i,
];

/**
 * Reads rupees as a person types them: `1,234.50`, `Rs. 200`, `1250/-`, `450 PKR`, `450 rupay`, `₨ 450`, `۴۵۰` (decisions 25).
 *
 * @returns null for anything else: no number, more than two decimals, beyond `most` paisa, or negative unless `allowNegative`
 */
export function parseRupees(text: string, { allowNegative = false, most = maxPaisa as number } = {}): Paisa | null {
  const match = amountInRupees.exec(typedText(text).replace(currencyBefore, "").replace(endBehind, ""));
  if (!match) return null;
  const [, minus, whole = "", fraction = ""] = match;
  const amount = Number(whole.replace(/[, ]/g, "")) * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  if (amount > most || (minus && !allowNegative)) return null;
  return paisa(minus && amount > 0 ? -amount : amount);
}
