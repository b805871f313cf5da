import { z } from "zod";
import { parseRupees } from "./money.ts";
import { normalisePhone } from "./phone.ts";
import { parseQuantity } from "./quantity.ts";

/** Control characters never belong in what people type; PostgreSQL refuses the null byte outright. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const printable = (value: string) => !unprintable.test(value);

/** A text of `min` to `max` characters, trimmed. Empty counts as absent, so it is required unless made optional. */
export const textField = (max: number, min = 1) => z.string().trim().min(min).max(max).refine(printable, "null-byte");

/** An e-mail address, in lower case. */
export const emailField = z.string().trim().toLowerCase().max(254).refine(printable, "null-byte").pipe(z.email("email"));

/** What a typed text means, or the sentence to show when it means nothing. */
const meaning = <Value>(parse: (text: string) => Value | null, sentence: string) =>
  z
    .string()
    .trim()
    .max(30)
    .transform((value, context): Value => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    });

/** A Pakistani mobile number in any of its spellings; comes out as +923001234567. */
export const phoneField = meaning(normalisePhone, "phone");

/** Rupees with at most two decimals as typed; comes out as paisa. */
export const moneyField = meaning(parseRupees, "money");

/** Selling units as typed ("1.5"); comes out as thousandths. */
export const quantityField = meaning(parseQuantity, "quantity");

/** The number of a row, as a form carries it. */
export const idField = z.coerce
  .number({ error: ({ code }) => (code === "invalid_type" ? "number" : undefined) })
  .int("whole-number")
  .min(1)
  .max(2_147_483_647);

const isDay = (value: string) => {
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
};

/** A calendar day of this millennium, YYYY-MM-DD. */
export const dateField = z
  .string()
  .regex(/^2\d{3}-\d{2}-\d{2}$/, "date")
  .refine(isDay, "date");

/** A wall-clock time, HH:mm or HH:mm:ss; comes out as HH:mm:ss (A7.20). */
export const timeField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "time")
  .transform((value) => (value.length === 5 ? `${value}:00` : value));

/** A tick box: absent means no. */
export const tickField = z
  .enum(["on", "true", "1", "yes", "off", "false", "0", "no"], "choice")
  .optional()
  .transform((value) => value === "on" || value === "true" || value === "1" || value === "yes");
