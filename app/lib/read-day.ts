import { parseDate } from "./dates.ts";
import { typedText } from "./western-digits.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The months in Urdu, in order; some have two spellings. */
const urduMonths: readonly RegExp[] = [
  /جنوری/,
  /فروری/,
  /مارچ/,
  /اپریل/,
  /مئی/,
  /جون/,
  /جولائی|جولائ/,
  /اگست/,
  /ستمبر/,
  /اکتوبر/,
  /نومبر/,
  /دسمبر/,
];

/** A written day without its weekday and the ending of an ordinal, its month in English: "Sat, 28th نومبر 2026". */
function plainDay(text: string): string {
  const typed = typedText(text)
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? +/i, "")
    .replace(/^(\D{0,12}\d{1,2})(?:st|nd|rd|th)(?![a-z])/i, "$1");
  if (!/\p{Script=Arabic}/u.test(typed)) return typed;
  return urduMonths.reduce((read, month, at) => read.replace(month, months[at] ?? ""), typed).replaceAll("،", ",");
}

/** No day is written longer, with its time; a longer text is not searched for one. */
const longest = 60;

function dayOf(year: string, month: string, day: string): string | null {
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? month : String(named);
  const full = year.length === 2 ? `20${year}` : year;
  return parseDate(`${full}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/**
 * Reads the day of "23/11/2026 14:05", "23-Nov-26", "Nov 23, 2026", "Sat, 28th Nov 2026", "۲۳ نومبر ۲۰۲۶", "20261123" or "2026-11-23T09:05" as `YYYY-MM-DD`; the day stands
 * before the month (decisions 25). Null for anything else.
 */
export function readDay(text: string): string | null {
  if (text.length > longest) return null;
  const typed = plainDay(text);
  const [, wholeYear, wholeMonth, wholeDay] = /^(20\d\d)([01]\d)([0-3]\d)$/.exec(typed) ?? [];
  if (wholeYear && wholeMonth && wholeDay) return dayOf(wholeYear, wholeMonth, wholeDay);
  const [, isoYear, isoMonth, isoDay] = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(20\d\d|\d\d)(?!\d)/i.exec(typed) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, named, dayAfter, yearAfter] = /^([a-z]{3,9})[ -](\d{1,2}),? *(20\d\d)(?!\d)/i.exec(typed) ?? [];
  return named && dayAfter && yearAfter ? dayOf(yearAfter, named, dayAfter) : null;
}
