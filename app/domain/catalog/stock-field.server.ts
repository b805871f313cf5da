import { z } from "zod";
import { moneyField } from "#app/lib/form-fields.server.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";

/**
 * Reads what is left of a product in selling units as staff type them: `12`, `1.5`.
 *
 * @returns null for anything else: no number, negative, finer than a thousandth, a million units or more
 */
export function parseStock(text: string): Thousandths | null {
  const match = /^(?=\.?\d)(\d{0,6})(?:\.(\d{1,3}))?$/.exec(text.trim().replace(/(?<=\d),(?=\d{3}\b)/g, ""));
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  return thousandths(Number(whole) * 1000 + Number(fraction.padEnd(3, "0")));
}

/**
 * Reads a discount in percent as staff type it: `6`, `12.5`, `6%`.
 *
 * @returns basis points; null for anything else: no number, finer than a hundredth, more than 100 (A5.08)
 */
export function parsePercent(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return points <= 10_000 ? points : null;
}

const meaning = (parse: (text: string) => number | null, sentence: string) =>
  z
    .string()
    .trim()
    .max(30, sentence)
    .transform((value, context): number => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    });

/** What is left in selling units; comes out as thousandths. */
export const stockField = meaning(parseStock, "quantity");

/** A discount in percent, 0 to 100; comes out as basis points. */
export const percentField = meaning(parsePercent, "number");

/** A price in rupees, more than nothing; comes out as paisa. */
export const priceField = moneyField.refine((price) => price > 0, "money");
