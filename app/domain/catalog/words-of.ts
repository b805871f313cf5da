import { gluedUnits } from "./unit-words.ts";

const glued = new RegExp(`(\\d)(?=(?:${gluedUnits})(?![a-z]))`, "g");
const gluedTo = new RegExp(`([a-z])(?=\\d+(?:\\.\\d+)?\\s*(?:${gluedUnits})(?![a-z]))`, "g");
const gluedOn = /(\d\s*(?:kgs?|kilo|gm|ml|ltr))(?=[a-z]{3})/g;

/** The words of one part in lower case, numbers apart from the units glued to them: 2kg, aloo2kg, x2. */
export function wordsOf(part: string): string[] {
  const spaced = part
    .toLowerCase()
    .replace(/\bx\s*(?=\d)|(?<=\d)\s*x\b/g, " ")
    .replace(gluedTo, "$1 ")
    .replace(glued, "$1 ")
    .replace(gluedOn, "$1 ")
    .replace(/(?<=[a-z])\.(?=\s|$)/g, " ")
    .replace(/(\d)\s*-\s*(\d)/g, "$1-$2")
    .replace(/(?<!\d)-|-(?!\d)/g, " ");
  return spaced
    .split(/[^\p{L}\p{M}\d./&'’-]+/u)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .slice(0, 80);
}

/** For whom or what something is: bachon ke liye doodh, biryani ke liye chawal, das logon ke liye. */
const purpose =
  /(?:(?:(?<!\p{L}|\d)\d+|(?<!\p{L})\p{L}+)\s+(?=(?:log|logon|afraad|bandon|bandey)\s))?(?<!\p{L})\p{L}+\s+k[ae]y?\s+(?:liye|liy|liay|lie|lye)(?!\p{L})/giu;

/** A text without what it is for, which names no thing; the whole text where nothing else is left. */
export function withoutPurpose(text: string): string {
  const rest = text.replace(purpose, " ").trim();
  return /\p{L}/u.test(rest) ? rest : text;
}

/** What something may cost at most, which is no amount: under 1000, 500 tak, 1500 se kam. */
export const priceLimit =
  /\b(?:under|below|upto|up to|max|less than)\s*(?:rs\.?|pkr)?\s*(\d[\d,]*)\b|(?:\b(?:rs\.?|pkr)\s*|(?<!\w|\d,))(\d[\d,]+)\s*(?:rupay|rupees|rs)?\s*(?:tak|se\s+kam)\b/gi;

/** A search with a price that it may cost at most, in rupees as typed; null for one without, or with nothing besides. */
export function readPriceLimit(text: string): { words: string; most: string } | null {
  const [found] = text.matchAll(priceLimit);
  const most = (found?.[1] ?? found?.[2] ?? "").replaceAll(",", "");
  const words = found ? text.replace(found[0], " ").replace(/\s+/g, " ").trim() : "";
  return /\p{L}{2}/u.test(words) && Number(most) >= 10 ? { words, most } : null;
}
