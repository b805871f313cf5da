import { typedText } from "./western-digits.ts";

/** What scanners, sheets and lists put before a code: AIM's symbology, a tilde, the apostrophe or the formula that keeps a text a text, `EAN:`. */
const around = [
  /^=?"(.*)"$/,
  /^['’](.*)$/,
  /^~(.*)$/,
  /^\](?:[A-Za-z]\d)(.*)$/,
  /^(?:ean|upc|gtin|bar ?code)(?:-?(?:8|1[234])(?= |:))?[ :#]+(\d[\d \p{Pd}]{6,17})$/iu,
] as const;

/** What parts the elements of a GS1 code. */
const groupSeparator = String.fromCharCode(29);

/** A GS1 element string begins with the GTIN: `01`, fourteen digits, then dates and lots. */
const elements = /^\(?01\)?(\d{14})(?:$|[(\d])/;

/** Lengths of EAN-8, UPC without its zero, UPC, EAN and GTIN. */
const gtinLengths: ReadonlySet<number> = new Set([8, 11, 12, 13, 14]);

/** What a sheet makes of a long number: 8.964E+12, 8964000100015.0. */
const shortened = /^\d+(?:\.\d+)?e\+?\d+$|^\d{7,}\.0+$/i;

const ownLabel = /^[\w.-]{4,40}$/;

/** A code without what stands around it, and without the blanks and dashes amid its digits. */
function bareCode(text: string): string {
  let code = typedText(text.replaceAll(groupSeparator, " "));
  for (const pattern of around) code = (pattern.exec(code)?.[1] ?? code).trim();
  const digits = code.replace(/[\s\p{Pd}]/gu, "");
  if (/^\d+$/.test(digits) && gtinLengths.has(digits.length)) code = digits; // 896-0 is a label of the shop's own
  const [, inElements] = elements.exec(code.replace(/\s/g, "")) ?? [];
  return inElements ? inElements.replace(/^0/, "") : code;
}

/**
 * The GTIN that a code stands for, folded to 14 digits: UPC, EAN and GTIN, `]E0…`, GS1's `01…`, with Urdu digits or blanks (decisions 41).
 * Null for the shop's own labels. A wrong check digit is no reason to refuse.
 */
export function gtin(text: string): string | null {
  const code = bareCode(text);
  return /^\d+$/.test(code) && gtinLengths.has(code.length) ? code.padStart(14, "0") : null;
}

/**
 * The code that the digits before the last of a GTIN would end in, where its check digit is another: probably mistyped, so it is asked
 * about (decisions 41). Null for a right one, and for the shop's own labels.
 */
export function mendedCode(text: string): string | null {
  const [code, key] = [bareCode(text), gtin(text)];
  if (key === null) return null;
  const sum = [...key.slice(0, -1)].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  const last = String((10 - (sum % 10)) % 10);
  return code.endsWith(last) ? null : code.slice(0, -1) + last;
}

/** A barcode as it is compared: two texts with one key are one code, however they were written. */
export const barcodeKey = (text: string): string => gtin(text) ?? bareCode(text).toLowerCase();

/** Every way in which the same code may be stored, in lower case: as it is given, and with more or fewer leading zeros. */
export function barcodeSpellings(text: string): string[] {
  const given = text.trim().toLowerCase();
  return [...new Set([...(ownLabel.test(given) ? [given] : []), ...spellingsOf(barcodeKey(text))])];
}

function spellingsOf(key: string): string[] {
  if (!/^\d{14}$/.test(key)) return ownLabel.test(key) ? [key] : [];
  return [14, 13, 12, 11, 8].flatMap((length) => (/^0*$/.test(key.slice(0, 14 - length)) ? [key.slice(14 - length)] : []));
}

/** Whether a text may have come from a scanner: a code with at least four digits in a row. */
export const isScannable = (text: string): boolean => {
  const code = bareCode(text);
  return /\d{4}/.test(code) && /^[0-9A-Z-]{6,32}$/i.test(code);
};

/** What a code is that a person enters; or why it is none: `barcode-shortened` by a sheet, `barcode` for another text. */
export function readBarcode(text: string): { code: string } | { reason: "barcode" | "barcode-shortened" } {
  const code = bareCode(text);
  if (shortened.test(code)) return { reason: "barcode-shortened" };
  return ownLabel.test(code) ? { code } : { reason: "barcode" };
}
