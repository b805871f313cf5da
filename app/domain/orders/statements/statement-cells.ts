import { parseDate } from "#app/lib/dates.ts";
import { maxPaisa, type Paisa, parseRupees, westernDigits } from "#app/lib/money.ts";

/** No day, amount or word of direction is longer; texts of descriptions are not searched. */
export const longestCell = 60;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(year: string, month: string, day: string): string | null {
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? month : String(named);
  const full = year.length === 2 ? `20${year}` : year;
  return parseDate(`${full}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** Reads the day of "23/11/2026 14:05", "23-Nov-26", "Nov 23, 2026" or "2026-11-23T09:05"; the day stands before the month. */
export function readDay(text: string): string | null {
  if (text.length > longestCell) return null;
  const trimmed = westernDigits(text.trim());
  const [, isoYear, isoMonth, isoDay] = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(trimmed) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(20\d\d|\d\d)(?!\d)/i.exec(trimmed) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, named, dayAfter, yearAfter] = /^([a-z]{3,9})[ -](\d{1,2}),? *(20\d\d)(?!\d)/i.exec(trimmed) ?? [];
  return named && dayAfter && yearAfter ? dayOf(yearAfter, named, dayAfter) : null;
}

const currency = /^(?:rs\.?|pkr|₨)\s*/i;

/** Reads an amount as statements write it: "1,234.50 CR", "PKR 1,234", "(200)", "-PKR 200", "200-" and "200 DR" for what went out. Null for no amount. */
export function readAmount(text: string, most: number = maxPaisa): Paisa | null {
  if (text.length > longestCell || !/[\d٠-٩۰-۹]/.test(text)) return null;
  const plain = westernDigits(text.trim()).replace(/[−–]/g, "-");
  const isOut = /^\(.*\)$|^dr\b|(\b|\d)dr\.?$|^-|^\D{0,5}-\d|\d\s*-$/i.test(plain);
  const bare = plain
    .replace(/^\((.*)\)$/, "$1")
    .replace(/^[cd]r\b\.?\s*/i, "")
    .replace(/\s*[cd]r\.?$/i, "")
    .replace(/^[-+]\s*/, "")
    .replace(currency, "")
    .replace(/^[-+]\s*|\s*-$/g, "");
  const amount = parseRupees(bare, { most });
  return amount !== null && isOut && amount > 0 ? (-amount as Paisa) : amount;
}

/** Whether a written amount says by itself that it came in: "+450", "450 CR". */
export const saysIn = (text: string): boolean => /^\+|\dcr\.?$|\bcr\.?$|^cr\b/i.test(text.trim());

/** Balances of an account may be larger than any payment, paisa. */
export const mostBalance = 10 ** 14;
