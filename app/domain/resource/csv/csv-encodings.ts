/** The encodings in which spreadsheets save text: those that say so themselves, and the tables of Windows, old Macintoshes and DOS. */
export const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256", "macintosh", "cp437"] as const;

/** One of the encodings. */
export type CsvEncoding = (typeof csvEncodings)[number];

/** What a person may choose where the file says nothing. */
export const offeredEncodings = ["windows-1252", "windows-1256", "macintosh", "cp437"] as const satisfies readonly CsvEncoding[];

/** An encoding that a person may choose, by its name; null for another word. */
export const encodingNamed = (name: unknown): CsvEncoding | null =>
  offeredEncodings.find((encoding) => encoding === name) ?? null;

/** Text beyond it is not looked through for words, characters. */
const lookedThrough = 500_000;

/** Words with letters that are not English, each once, the first ones: by them a person sees whether a text was read as its writer meant it. */
export function foreignWords(text: string, most = 6): string[] {
  const words = new Set<string>();
  for (const [word] of text
    .slice(0, lookedThrough)
    .matchAll(/[\p{L}\p{M}\p{N}]*[^\p{ASCII}\p{Cf}\p{Z}][\p{L}\p{M}\p{N}’'-]*/gu)) {
    words.add(word.slice(0, 30));
    if (words.size === most) break;
  }
  return [...words];
}
