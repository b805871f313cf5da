/** Marks that turn the direction of what follows them: U+061C, U+200E/F, U+202A–E, U+2066–9. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Signs without a shape: soft hyphen, zero-width blank, word joiner and invisible operators, byte order mark, Mongolian separator. */
const shapeless = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

/** A joiner shapes the letters or emoji on its two sides; anywhere else it only makes two texts look the same. */
const strayJoiner =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the presentation selector stands for itself
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** A text in Unicode's composed form (NFC) without signs that nobody sees; line breaks and tabs stay (decisions 26). */
export const withoutInvisible = (text: string): string =>
  text.normalize("NFC").replace(directions, "").replace(shapeless, "").replace(strayJoiner, "");

/** The text of a field that is one line: nothing invisible in it, a blank in place of line breaks and tabs (decisions 26). */
export const oneLine = (text: string): string =>
  withoutInvisible(text)
    .replace(/[ \u00a0]*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/g, " ")
    .trim();

/**
 * The same value with every text in it on one line: what is shown of rows that were stored before their fields were one line
 * (decisions 26). Dates and other objects with a prototype stay as they are.
 */
export function withOneLineTexts<Value>(value: Value): Value {
  if (typeof value === "string") return oneLine(value) as Value;
  if (Array.isArray(value)) return value.map(withOneLineTexts) as Value;
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOneLineTexts(part)])) as Value;
}

/** An address of the web within a text: with its scheme, with www, or a host and what follows it. */
const address =
  /:\/\/|\bwww\.|[a-z0-9-]+\.[a-z]{2,}\/|[a-z0-9-]{2,}\.(?:com|net|org|info|biz|pk|co|io|me|app|dev|ly|gl|xyz|shop|site|online|store|top|live|link|click|club|test)\b/i;

/** No name is longer; at each of its places the pattern reads on to the end of the word. */
const longestName = 300;

/** Whether a name holds an address of the web, which no person's does (decisions 26). */
export const holdsAddress = (name: string): boolean => address.test(name.slice(0, longestName));

/** Look-alikes of the signs by which WhatsApp sets bold, italic, struck out and fixed type. */
const plainMarks: Readonly<Record<string, string>> = { "*": "∗", _: "ˍ", "~": "∼", "`": "ʼ" };

/** Within a word they format nothing. */
const formatting = /(?<![\p{L}\p{N}])[*_~`]|[*_~`](?![\p{L}\p{N}])/gu;

/** A text that somebody wrote as the value of a WhatsApp message: one line, and no formatting of its own (decisions 26). */
export const plainValue = (text: string): string => oneLine(text).replace(formatting, (mark) => plainMarks[mark] ?? "");
