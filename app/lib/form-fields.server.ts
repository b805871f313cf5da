import { z } from "zod";
import { readBarcode } from "./gtin.ts";
import { holdsAddress, oneLine, withoutInvisible } from "./one-line.ts";
import { parseNumber } from "./parse-number.ts";
import { parseQuantity } from "./parse-quantity.ts";
import { parseRupees } from "./parse-rupees.ts";
import { parseTexts } from "./parse-texts.ts";
import { callerPhone, normalisePhone } from "./phone.ts";
import { readDay } from "./read-day.ts";
import { readYesNo } from "./yes-no.ts";

/** Control characters and halves of surrogate pairs never belong in what people type; PostgreSQL refuses them in JSON, and the null byte anywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

const isPrintable = (value: string) => value.search(unprintable) < 0;

/** A text without control characters, where they are removed rather than refused: a pasted message, the name of a file. */
export const printable = (text: string): string => text.replace(unprintable, "");

/** A text far beyond what is taken is refused as it came: cleaning it would cost more than it is worth. */
const bounded = (clean: (text: string) => string, max: number, min: number) =>
  z
    .string()
    .transform((text) => (text.length > 2 * max + 1000 ? text : clean(text).trim()))
    .pipe(z.string().min(min).max(max).refine(isPrintable, "null-byte"));

/**
 * A text of `min` to `max` characters that may have several lines, trimmed, without signs that nobody sees. Empty counts as absent, so
 * it is required unless made optional.
 */
export const textField = (max: number, min = 1) => bounded(withoutInvisible, max, min);

/** The same of a control with one line (decisions 26): a line break that was pasted becomes a blank. */
export const lineField = (max: number, min = 1) => bounded(oneLine, max, min);

/** What a person is called: one line, nothing that looks like markup, no address of the web (decisions 26). */
export const personField = (max: number) =>
  lineField(max)
    .refine((name) => !/[<>]/.test(name), "name")
    .refine((name) => !holdsAddress(name), "name-address");

/** A text of at most `max` code points, trimmed, without signs that nobody sees, counted as a browser counts them: a line break is one. Empty counts as absent. */
export const countedField = (max: number) =>
  z
    .string()
    .transform((text) => (text.length > 4 * max + 1000 ? text : withoutInvisible(text.replaceAll("\r\n", "\n")).trim()))
    .superRefine((text, context) => {
      if (Array.from(text).length > max) context.addIssue({ code: "too_big", origin: "string", maximum: max, input: text });
    })
    .refine(isPrintable, "null-byte");

/** A text of at most `max` characters as it was pasted, blanks and all; it may be empty. */
export const pastedField = (max: number) => z.string().max(max).transform(printable);

/** An e-mail address, in lower case. */
export const emailField = z.string().trim().toLowerCase().max(254).refine(isPrintable, "null-byte").pipe(z.email("email"));

/** What a typed text of at most 30 characters means; an unreadable text has the given message, a key of `fields`. */
export const meaningField = <Value>(parse: (text: string) => Value | null, sentence: string) =>
  z
    .string()
    .trim()
    .max(30, sentence)
    .transform((value, context): Value => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    });

/** A Pakistani mobile number in any of its spellings; comes out as +923001234567. */
export const phoneField = meaningField(normalisePhone, "phone");

/** The number of a caller, also a landline or one of another country (decisions 25); comes out as + and digits. */
export const callerField = meaningField(callerPhone, "caller-phone");

/** Rupees with at most two decimals as typed; comes out as paisa. */
export const moneyField = meaningField(parseRupees, "money");

/** Selling units as typed ("1.5"); comes out as thousandths. */
export const quantityField = meaningField(parseQuantity, "quantity");

/** A whole number from `least` to `most`. A text that is no number has one message, a number out of bounds another with the bounds. */
export const wholeNumberField = (least: number, most: number) =>
  z.preprocess(
    (sent) => (typeof sent === "string" ? parseNumber(sent) : sent),
    z
      .number({ error: ({ code }) => (code === "invalid_type" ? "number" : undefined) })
      .int("whole-number")
      .min(least)
      .max(most),
  );

/** The number of a row, as a form carries it. */
export const idField = wholeNumberField(1, 2_147_483_647);

/** What an optional field gets in place of blanks alone. */
export const blankAsAbsent = (sent: unknown): unknown => (typeof sent === "string" && sent.trim() === "" ? undefined : sent);

/** What is not sent is stored as nothing. */
export const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

/** The version that was on the screen: null without one, which saves over whatever is there; 0, always stale, when it cannot be read. */
export const versionField = idField.optional().transform(orNull).catch(0);

/** A calendar day of the years 2000 to 2099 as browsers send and people write it; comes out as YYYY-MM-DD. */
export const dateField = meaningField(readDay, "date");

/** A code on a packet or of the shop's own labels; comes out without what scanners and sheets put around it (decisions 41). */
export const barcodeField = z
  .string()
  .max(100, "barcode")
  .transform((text, context): string => {
    const read = readBarcode(text);
    if ("code" in read) return read.code;
    context.addIssue({ code: "custom", message: read.reason });
    return z.NEVER;
  });

/** A wall-clock time, HH:mm or HH:mm:ss; comes out as HH:mm:ss (A7.20). */
export const timeField = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "time")
  .transform((value) => (value.length === 5 ? `${value}:00` : value));

/** A tick box: absent means no. */
export const tickField = meaningField(readYesNo, "tick").optional().transform(Boolean);

const longestLoaded = 500_000;

/** The texts that a form was loaded with by field name, from the JSON it carries; null when it carries none that can be read. */
export const loadedField = z.string().max(longestLoaded).transform(parseTexts).optional().transform(orNull).catch(null);
