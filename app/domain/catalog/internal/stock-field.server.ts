import { z } from "zod";
import { meaningField, moneyField } from "#app/lib/form-fields.server.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { maxStock } from "../product-fields.ts";

/**
 * Reads what is left of a product in selling units as staff type them: `12`, `1.5`.
 *
 * @returns null for anything else: no number, negative, finer than a thousandth, ten million units or more
 */
function parseStock(text: string): Thousandths | null {
  const match = /^(?=\.?\d)(\d{0,7})(?:\.(\d{1,3}))?$/.exec(text.trim().replace(/(?<=\d),(?=\d{3}\b)/g, ""));
  if (!match) return null;
  const [, whole = "", fraction = ""] = match;
  return thousandths(Number(whole) * 1000 + Number(fraction.padEnd(3, "0")));
}

/** What is left in selling units, at most a million; comes out as thousandths. */
export const stockField = meaningField(parseStock, "quantity").refine((stock) => stock <= maxStock, "stock-most");

/** A discount in percent as staff type it, `6`, `12.5`, `6%`: 0 to 100 with two decimals at most (A5.08); comes out as basis points. */
export const percentField = z
  .string()
  .trim()
  .regex(/^-?(?=\.?\d)\d{0,9}(?:\.\d{1,2})?\s*%?$/, "number")
  .transform((text) => Number.parseFloat(text))
  .pipe(z.number().min(0).max(100))
  .transform((percent) => Math.round(percent * 100));

/** A price in rupees, more than nothing; comes out as paisa. */
export const priceField = moneyField.refine((price) => price > 0, "money");

/** A flag that is switched on or off; undefined leaves it as it is. */
export const switchField = z
  .enum(["on", "off"], "choice")
  .transform((value) => value === "on")
  .optional();
