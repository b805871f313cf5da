import { maxPaisa, type Paisa } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { typedText, westernDigits } from "#app/lib/western-digits.ts";

/** No day, amount or word of direction is longer; texts of descriptions are not searched. */
export const longestCell = 60;

/** A sign between the currency and the amount: "PKR -200". */
const signWithin = /^((?:rs|pkr|₨)\s*[.:]?\s*)[-+]\s*/i;

/** Reads an amount as statements write it: "1,234.50 CR", "PKR 1,234", "(200)", "-PKR 200", "200-" and "200 DR" for what went out. Null for no amount. */
export function readAmount(text: string, most: number = maxPaisa): Paisa | null {
  if (text.length > longestCell || !/\d/.test(westernDigits(text))) return null;
  const plain = typedText(text)
    .replace(/[−–]/g, "-")
    .replace(/\s*\/[-=]/, "");
  const isOut = /^\(.*\)$|^dr\b|(\b|\d)dr\.?$|^-|^\D{0,5}-\d|\d\s*-$/i.test(plain);
  const bare = plain
    .replace(/^\((.*)\)$/, "$1")
    .replace(/^[cd]r\b\.?\s*/i, "")
    .replace(/\s*[cd]r\.?$/i, "")
    .replace(/^[-+]\s*/, "")
    .replace(signWithin, "$1")
    .replace(/\s*-$/, "");
  const amount = parseRupees(bare, { most });
  return amount !== null && isOut && amount > 0 ? (-amount as Paisa) : amount;
}

/** Whether a written amount says by itself that it came in: "+450", "450 CR". */
export const saysIn = (text: string): boolean => /^\+|\dcr\.?$|\bcr\.?$|^cr\b/i.test(text.trim());

/** Balances of an account may be larger than any payment, paisa. */
export const mostBalance = 10 ** 14;
