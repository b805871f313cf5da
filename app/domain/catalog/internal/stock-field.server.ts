import { z } from "zod";
import { meaningField, moneyField } from "#app/lib/form-fields.server.ts";
import { parseQuantity } from "#app/lib/parse-quantity.ts";
import { typedText } from "#app/lib/western-digits.ts";
import { maxStock } from "../product-fields.ts";

/** Larger figures are refused as no number; up to it the sentence names the most that is taken. Thousandths. */
const beyondStock = 9_999_999_999;

/** What is left in selling units, at most a million; comes out as thousandths. */
export const stockField = meaningField((text) => parseQuantity(text, beyondStock), "quantity").refine(
  (stock) => stock <= maxStock,
  "stock-most",
);

/** A discount in percent as staff type it, `6`, `12.5`, `6%`: 0 to 100 with two decimals at most (A5.08); comes out as basis points. */
export const percentField = z
  .string()
  .transform(typedText)
  .pipe(z.string().regex(/^-?(?=\.?\d)\d{0,9}(?:\.\d{1,2})?\s*%?$/, "number"))
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
