import { db } from "#app/platform/db.server.ts";
import { keptFacts } from "#app/platform/kept-facts.server.ts";

/** What a search looks for, one pattern per typed word: regular expressions over `products.search_text`. */
export type SearchWords = {
  /** Every product found matches all of them: the word itself, as the beginning of a word, or one that means the same. */
  patterns: string[];
  /** The words as they were typed, folded: a product that says them itself comes before one that says it otherwise. */
  typed: string[];
};

/** Nobody means more than this; the rest of a pasted text is left out. */
const mostWords = 8;

/** Folded words and phrases that mean the same, each with all of its companions. */
const findSynonyms = keptFacts("synonyms", ["search_synonyms"], async () => {
  const groups = await db.$queryRaw<{ words: string[] }[]>`
    SELECT array_agg(fold_words(word)) AS words FROM search_synonyms, unnest(words) AS word GROUP BY id`;
  const companions = new Map<string, string[]>();
  for (const { words } of groups) {
    const folded = [...new Set(words.map((word) => word.trim()).filter(Boolean))];
    for (const word of folded)
      companions.set(word, [...(companions.get(word) ?? []), ...folded.filter((other) => other !== word)]);
  }
  return companions;
});

async function fold(text: string): Promise<string> {
  const [row] = await db.$queryRaw<{ folded: string }[]>`SELECT fold_words(${text}) AS folded`;
  return row?.folded.trim() ?? "";
}

/** Reads what somebody typed; null when it holds nothing that can be looked for. Aaloo, alu and potato are one (the synonyms). */
export async function readSearch(text: string): Promise<SearchWords | null> {
  const [phrase, synonyms] = await Promise.all([fold(text), findSynonyms()]);
  if (!phrase) return null;
  const typed = synonyms.has(phrase) ? [phrase] : [...new Set(phrase.split(" "))].slice(0, mostWords);
  const patterns = typed.map((word) => {
    const meant = [beginningOf(word), ...(synonyms.get(word) ?? []).map((other) => `${other}\\M`)];
    return `\\m(${meant.join("|")})`;
  });
  return { patterns: patterns.sort((one, other) => other.length - one.length), typed };
}

/** What is being typed may still grow, but a single letter or digit would begin half the shop. */
const beginningOf = (word: string): string => (word.length > 1 ? word : `${word}\\M`);
