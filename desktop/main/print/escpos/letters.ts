/** Replacements of typographic characters. */
const plainer: Readonly<Record<string, string>> = {
  "\u00a0": " ",
  "\u202f": " ",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
  "•": "*",
};

const western = /^[\x20-\x7e\u00a1-\u00ff]*$/;

/** The text with plain characters that every printer has. */
export const printableText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f‘’“”–—−…•]/g, (character) => plainer[character] ?? character)
    .replace(/\s/g, " ");

/** Whether the printer's own character set can encode it; otherwise it is printed as a picture. */
export const isWestern = (text: string): boolean => western.test(text);

/** The bytes of western text: in this range Windows-1252 and Unicode have the same codes. */
export const encodeWindows1252 = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0x3f);
