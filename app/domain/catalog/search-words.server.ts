import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db, raw } from "#app/platform/db.server.ts";

/**
 * One term of a search: a word or a phrase, folded, and its synonyms; the longer known words that it is a prefix of, or where these
 * are too many `ab:*`; and whether it is unknown without a correction, or was corrected from `slip`; `isPrefix`: it only begins
 * known words.
 */
export type SearchTerm = {
  typed: string;
  meant: string[];
  begins?: string[];
  isUnknown?: true;
  isMended?: true;
  slip?: string;
  isPrefix?: true;
};

/**
 * A parsed search: a match contains every term. `preferred`: folded phrases, any of which raises the rank; `categories`: those
 * whose name contains all of it; both only rank.
 */
export type SearchWords = { phrase: string; asked: SearchTerm[]; preferred?: readonly string[]; categories?: readonly number[] };

/**
 * The same; whether prefixes of known words may be typing errors instead, which they are not where too many would match or another
 * word has no correction, as nothing is found then anyway; and whether the last is one or two letters that are no word.
 */
export type TypedSearch = SearchWords & { isBegun: boolean; isOpen: boolean };

/** Nobody means more than this; the rest of a pasted text is left out. */
const maxWords = raw("8");

/** A search with more slips than this is hardly one of products: the longest are mended, the others stay as they are. */
const maxCorrections = 3;

/** The maximum length of a known word, or of two joined words; letters. */
const longestWord = raw("30");

/** What begins more words than this is looked up by its beginning. */
const maxPrefixes = 24;

/** Stop words: sarson ka tail is sarson tail, ginger n garlic ginger garlic. Folded. */
const small = new Set(
  "ka ki ke kay ko da di de vala vale vali valay aur and n the of for vit saman item cij cijen fud mar hua hui karne saf".split(
    " ",
  ),
);

/**
 * A typed word, folded; whether it is unknown, or only a prefix of a known word; the longer known words with that prefix; the known
 * word that it forms together with the next; the inflected form it may be; its probable corrections, the likeliest first.
 */
type Typed = {
  word: string;
  isSlip: boolean;
  isBegun: boolean;
  begins: string[] | null;
  joined: string | null;
  base: string | null;
  probably: string[] | null;
};

/**
 * Folds the text once and looks its words up among the known words. An unknown word is read as two joined words, or else as the
 * nearest known words; numbers and words of one or two letters are not corrected.
 *
 * PostgreSQL plans it once for all texts, since the plan does not depend on them. Before corrections, a word may be a form of a
 * known one (mirchein), or a homophone of it (koka); in Urdu script it is compared by its consonants.
 *
 * @param unfinished whether the last word may be incomplete: then a prefix of a known word counts as known
 */
const readTyped = (text: string, unfinished: boolean, isUrdu: boolean): Promise<Typed[]> => db.$queryRaw<Typed[]>`
  WITH typed AS MATERIALIZED (
    SELECT word, place, lead(word) OVER (ORDER BY place) AS next, word ~ '[0-9]' OR length(word) < 3 OR EXISTS (SELECT FROM search_words known
      WHERE known.word >= typed.word AND known.word < typed.word || (SELECT ${unfinished ? "~" : "!"})) AS is_known
    FROM string_to_table(trim(fold_words((SELECT ${text}))), ' ') WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' ORDER BY place LIMIT ${maxWords})
  SELECT word, NOT is_known AS "isSlip",
    is_known AND word !~ '[0-9]' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = typed.word) AS "isBegun",
    CASE WHEN word ~ '^[a-z]{3}' THEN ARRAY(SELECT known.word FROM search_words known WHERE known.word > typed.word AND known.word < typed.word || '~'
      LIMIT ${raw(String(maxPrefixes + 1))}) END AS begins,
    coalesce((SELECT known.word FROM search_words known WHERE known.word = typed.word || next),
      CASE WHEN length(next) > 2 THEN (SELECT words[1] FROM base_words(typed.word || next)) END) AS joined,
    CASE WHEN is_known AND word ~ '^[a-z]{4}' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = typed.word)
      THEN (SELECT words[1] FROM base_words(word)) END AS base,
    CASE WHEN (SELECT ${isUrdu}::boolean) AND word ~ '^[a-z]+$' THEN (SELECT words FROM urdu_words(word))
    WHEN place IN (SELECT place FROM typed WHERE NOT is_known AND length(word) <= ${longestWord} ORDER BY length(word) DESC, place LIMIT ${raw(String(maxCorrections))})
      THEN coalesce((SELECT words FROM base_words(word)), (SELECT words FROM alike_words(word)), (SELECT words FROM two_words(word) WHERE words[1] !~ '\\m[a-z]{2}\\M'),
        (SELECT words FROM nearest_words(word)), (SELECT words FROM two_words(word)),
        (SELECT words FROM two_words((SELECT stem FROM stems_of(word) WHERE stem LIKE '%i' LIMIT 1))),
        (SELECT words FROM nearest_words((SELECT stem FROM stems_of(word) ORDER BY length(stem), place LIMIT 1)))) END AS probably
  FROM typed ORDER BY place`;

/** Letters of Urdu script. */
const urdu = /[\u0621-\u06d2]/;

/** Folded words and phrases that mean the same, each with all of its companions. */
const findSynonyms = cachedRead("synonyms", ["search_synonyms"], async () => {
  const groups = await db.$queryRaw<{ words: string[] }[]>`
    SELECT array_agg(trim(fold_words(word))) AS words FROM search_synonyms, unnest(words) AS word GROUP BY id`;
  const companions = new Map<string, string[]>();
  for (const { words } of groups)
    for (const word of words.filter(Boolean))
      companions.set(
        word,
        [...new Set([...(companions.get(word) ?? []), ...words])].filter((other) => other && other !== word),
      );
  return companions;
});

/** Reads what somebody typed; null when it holds nothing that can be looked for. Aaloo, alu and potato are one (the synonyms). */
export async function readSearch(text: string, { unfinished }: { unfinished: boolean }): Promise<TypedSearch | null> {
  const [typed, synonyms] = await Promise.all([readTyped(text, unfinished, urdu.test(text)), findSynonyms()]);
  const words = typed.map(({ word, probably }) => (small.has(word) ? word : (probably?.[0] ?? word)));
  const requested: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const count = Math.max(1, longestPhrase(words.slice(at), synonyms));
    const phrase = words.slice(at, at + count).join(" ");
    const joined = count === 1 ? typed[at]?.joined : null;
    const same = count === 1 ? [joined ?? [], typed[at]?.base ?? [], typed[at]?.probably?.slice(1) ?? []].flat() : [];
    const meant = [...same, ...(joined ? same : [phrase, ...same]).flatMap((word) => synonyms.get(word) ?? [])];
    if (joined) requested.push({ typed: `${phrase} ${words[at + 1]}`, meant });
    else if (words.length === 1 || !small.has(phrase)) requested.push({ typed: phrase, meant, ...asTyped(typed[at]) });
    at += joined ? 2 : count;
  }
  const last = typed.at(-1);
  const isOpen = !!last?.isBegun && last.word.length <= 2;
  return requested.length > 0 ? { phrase: words.join(" "), asked: requested, isBegun: isMendable(typed), isOpen } : null;
}

/** Further properties of a word that is searched as it was typed. */
function asTyped(typed: Typed | undefined): Pick<SearchTerm, "begins" | "isUnknown" | "isMended" | "slip" | "isPrefix"> {
  if (!typed) return {};
  if (typed.probably) return { isMended: true, slip: typed.word };
  const { word, begins, isSlip } = typed;
  if (!begins || begins.length === 0) return isSlip ? { isUnknown: true } : {};
  return { begins: begins.length > maxPrefixes ? [`${word}:*`] : begins, ...(isSlip && { isPrefix: true as const }) };
}

/** Whether words that only begin a known one could all be mended, and then be found. */
function isMendable(typed: readonly Typed[]): boolean {
  const begun = typed.filter(({ word, isBegun }) => isBegun && word.length > 2);
  const slips = typed.filter(({ isSlip }) => isSlip);
  return begun.length > 0 && begun.length + slips.length <= maxCorrections && slips.every(({ probably }) => probably);
}

/** How many of these words, from the first, make one synonym: three at most, 0 when none does. */
function longestPhrase(words: readonly string[], synonyms: ReadonlyMap<string, unknown>): number {
  return [3, 2, 1].find((count) => count <= words.length && synonyms.has(words.slice(0, count).join(" "))) ?? 0;
}
