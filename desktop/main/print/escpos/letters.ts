/** What typography writes and a receipt need not. */
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

/** The text with letters that every printer has in place of the finer ones. */
export const printableText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u00a0\u202f‘’“”–—−…•]/g, (letter) => plainer[letter] ?? letter)
    .replace(/\s/g, " ");

/** Whether the printer's own letters can write it; else it is printed as a picture. */
export const isWestern = (text: string): boolean => western.test(text);

/** The bytes of western text: in this range Windows-1252 numbers letters as Unicode does. */
export const lettersOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0x3f);
