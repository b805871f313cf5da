import { typedText } from "./western-digits.ts";

/** Thousands grouped by commas, western or by lakh; decimals behind a point. */
const number = /^[-+]?(?:\d{1,15}|\d{1,3}(?:,\d{2,3}){0,3},\d{3})(?:\.\d{1,9})?$/;

/** Reads a bare number as a person types it: `12`, `۱۲`, `1,200`, `-3`, `2.5` (decisions 25). Null for anything else, an empty text too. */
export function parseNumber(text: string): number | null {
  const plain = typedText(text);
  return number.test(plain) ? Number(plain.replaceAll(",", "")) : null;
}
