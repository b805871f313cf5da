import { typedText } from "./western-digits.ts";

/** An amount of Pakistani rupees, counted in paisa (1 rupee = 100 paisa). Always a whole number. */
export type Paisa = number & { readonly unit: "paisa" };

/** The dearest price the database holds (a 32-bit integer): Rs. 21,474,836.47. */
export const maxPaisa = 2_147_483_647 as Paisa;

/** Accepts a whole number of paisa; throws on fractions, so that rounding happens somewhere visible. */
export function paisa(amount: number): Paisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paisa: ${amount}`);
  return amount as Paisa;
}

/** An amount written in rupees with at most two decimals, such as a tariff or a default; throws on finer fractions. */
export function rupees(amount: number): Paisa {
  const whole = Math.round(amount * 100);
  if (whole / 100 !== amount) throw new RangeError(`Not an amount in rupees and paisa: ${amount}`);
  return paisa(whole);
}

/** Adds amounts; an empty list is zero. */
export function sum(amounts: readonly Paisa[]): Paisa {
  return paisa(amounts.reduce((total, amount) => total + amount, 0));
}

/** An amount as customers read it, `Rs. 1,234` or `Rs. 1,234.50` (A1.06); the space does not break. */
export function formatMoney(amount: Paisa): string {
  const [whole = "", fraction] = toRupeesInput(paisa(Math.abs(amount))).split(".");
  const text = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return `${amount < 0 ? "-" : ""}Rs.\u00a0${text}${fraction ? `.${fraction}` : ""}`;
}

/** An amount with the code of its currency, `PKR 1,234`, as the payments show it (B2.16). */
export const formatCurrency = (amount: Paisa, currency = "PKR"): string => formatMoney(amount).replace("Rs.", currency);

/** An amount as a form field holds it: rupees, `1234` or `1234.50`. */
export function toRupeesInput(amount: Paisa): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** Thousands grouped by commas or blanks, western (1,234,567) or by lakh (12,34,567); a lone comma is not a decimal point. `450.000` is 450; another third decimal is refused. */
const amountInRupees = /^(-?)(\d{1,9}|\d{1,3}(?:,\d{2,3}){0,3},\d{3}|\d{1,3}(?: \d{3}){1,3})(?:\.(\d{1,2}|000))?$/;

/** The currency before an amount, and what may stand behind one: `/-`, `/=`, the currency. */
const [currencyBefore, endBehind] = [/^(?:rs\.?|pkr|₨)\s*/i, /\s*(?:\/[-=])?\s*(?:rs\.?|pkr|₨)?$/i];

/**
 * Reads rupees as a person types them: `1,234.50`, `Rs. 200`, `1250/-`, `450 PKR`, `₨ 450`, `۴۵۰` (decisions 25).
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
