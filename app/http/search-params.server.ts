/** A whole number of the query string between two bounds; anything else becomes the default. */
export function wholeNumber(
  params: URLSearchParams,
  name: string,
  { least = 1, most = 2_147_483_647, fallback = 1 } = {},
): number {
  const text = params.get(name) ?? "";
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : fallback;
}

/** One of a known list of words; anything else becomes the default. */
export function oneOf<const Word extends string, const Fallback extends string | null>(
  params: URLSearchParams,
  name: string,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback {
  return words.find((word) => word === params.get(name)) ?? fallback;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unprintable = /[\u0000-\u001f\u007f]+/g;

/** Free text, trimmed, without control characters, at most `most` characters; empty when absent. */
export function freeText(params: URLSearchParams, name: string, max = 100): string {
  return freeTexts(params, name, max)[0] ?? "";
}

/** The same for a parameter that may stand several times; at most twelve of them. */
export const freeTexts = (params: URLSearchParams, name: string, max = 100): string[] =>
  params
    .getAll(name)
    .slice(0, 12)
    .map((text) => text.replace(unprintable, " ").trim().slice(0, max));

/** The number of a row in a path, or null when it is none: the caller answers 404. */
export function rowId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : null;
}
