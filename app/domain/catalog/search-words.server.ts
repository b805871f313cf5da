import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db, raw } from "#app/platform/db.server.ts";

/**
 * One thing a search asks for: a word or a phrase, folded, and whatever means the same; the longer known words that it begins, or where
 * these are too many `ab:*`, what begins so; and whether it is a word that nobody knows and nothing mends, or one that was mended.
 */
export type Asked = { typed: string; meant: string[]; begins?: string[]; isUnknown?: true; isMended?: true };

/**
 * What somebody typed, understood: a product that is found answers everything asked. `preferred`: folded phrases, any of which ranks a product higher; `categories`: those whose name says all of it; both only rank what is found.
 */
export type SearchWords = { phrase: string; asked: Asked[]; preferred?: readonly string[]; categories?: readonly number[] };

/**
 * The same; whether words that only begin a known one may be slips instead, which they are not where too many would be, or where another
 * word is one that nothing mends, for then nothing is found anyway; and whether the last is one or two letters that are no word.
 */
export type TypedSearch = SearchWords & { isBegun: boolean; isOpen: boolean };

/** Nobody means more than this; the rest of a pasted text is left out. */
const mostWords = raw("8");

/** A search with more slips than this is hardly one of products: the longest are mended, the others stay as they are. */
const mostSlips = 3;

/** The shop knows no longer word, and no two that make one as long; letters. */
const longestWord = raw("30");

/** What begins more words than this is looked up by its beginning. */
const mostBegun = 24;

/** Words that say nothing about the thing itself: sarson ka tail is sarson tail, ginger n garlic ginger garlic. Folded. */
const small = new Set(
  "ka ki ke kay ko da di de vala vale vali valay aur and n the of for vit saman item cij cijen fud mar hua hui karne saf".split(
    " ",
  ),
);

/**
 * A typed word, folded; whether nobody knows it, or knows only what it begins; the longer known words that it begins; the known word
 * that it makes together with the next; where it only begins a known word, the one it may be a form of; what it was probably meant to be, the likeliest first.
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
 * Folds the text once and looks its words up among those that the shop knows. A word that nobody knows is read as two that were
 * written together, or else as the known words nearest to it; numbers and words of one or two letters are no slips.
 *
 * PostgreSQL plans it once for all texts, since nothing in the plan hangs on them.
 * Before slips are looked for, a word may be a form of a known one (mirchein), or sound like it (koka); in Urdu script it is compared by
 * its consonants.
 *
 * @param unfinished whether a word may still be typed: then the beginning of a known word is known too
 */
const readTyped = (text: string, unfinished: boolean, isUrdu: boolean): Promise<Typed[]> => db.$queryRaw<Typed[]>`
  WITH typed AS MATERIALIZED (
    SELECT word, place, lead(word) OVER (ORDER BY place) AS next, word ~ '[0-9]' OR length(word) < 3 OR EXISTS (SELECT FROM search_words known
      WHERE known.word >= typed.word AND known.word < typed.word || (SELECT ${unfinished ? "~" : "!"})) AS is_known
    FROM string_to_table(trim(fold_words((SELECT ${text}))), ' ') WITH ORDINALITY AS typed (word, place)
    WHERE word <> '' ORDER BY place LIMIT ${mostWords})
  SELECT word, NOT is_known AS "isSlip",
    is_known AND word !~ '[0-9]' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = typed.word) AS "isBegun",
    CASE WHEN word ~ '^[a-z]{3}' THEN ARRAY(SELECT known.word FROM search_words known WHERE known.word > typed.word AND known.word < typed.word || '~'
      LIMIT ${raw(String(mostBegun + 1))}) END AS begins,
    coalesce((SELECT known.word FROM search_words known WHERE known.word = typed.word || next),
      CASE WHEN length(next) > 2 THEN (SELECT words[1] FROM base_words(typed.word || next)) END) AS joined,
    CASE WHEN is_known AND word ~ '^[a-z]{4}' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = typed.word)
      THEN (SELECT words[1] FROM base_words(word)) END AS base,
    CASE WHEN (SELECT ${isUrdu}::boolean) AND word ~ '^[a-z]+$' THEN (SELECT words FROM urdu_words(word))
    WHEN place IN (SELECT place FROM typed WHERE NOT is_known AND length(word) <= ${longestWord} ORDER BY length(word) DESC, place LIMIT ${raw(String(mostSlips))})
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
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const count = Math.max(1, longestPhrase(words.slice(at), synonyms));
    const phrase = words.slice(at, at + count).join(" ");
    const joined = count === 1 ? typed[at]?.joined : null;
    const same = count === 1 ? [joined ?? [], typed[at]?.base ?? [], typed[at]?.probably?.slice(1) ?? []].flat() : [];
    const meant = [...same, ...(joined ? same : [phrase, ...same]).flatMap((word) => synonyms.get(word) ?? [])];
    if (joined) asked.push({ typed: `${phrase} ${words[at + 1]}`, meant });
    else if (words.length === 1 || !small.has(phrase)) asked.push({ typed: phrase, meant, ...asTyped(typed[at]) });
    at += joined ? 2 : count;
  }
  const last = typed.at(-1);
  const isOpen = !!last?.isBegun && last.word.length <= 2;
  return asked.length > 0 ? { phrase: words.join(" "), asked, isBegun: isMendable(typed), isOpen } : null;
}

/** What else is known of a word that is asked for as somebody typed it. */
function asTyped(typed: Typed | undefined): Pick<Asked, "begins" | "isUnknown" | "isMended"> {
  if (!typed) return {};
  if (typed.probably) return { isMended: true };
  const { word, begins, isSlip } = typed;
  if (!begins || begins.length === 0) return isSlip ? { isUnknown: true } : {};
  return { begins: begins.length > mostBegun ? [`${word}:*`] : begins };
}

/** Whether words that only begin a known one could all be mended, and then be found. */
function isMendable(typed: readonly Typed[]): boolean {
  const begun = typed.filter(({ word, isBegun }) => isBegun && word.length > 2);
  const slips = typed.filter(({ isSlip }) => isSlip);
  return begun.length > 0 && begun.length + slips.length <= mostSlips && slips.every(({ probably }) => probably);
}

/** How many of these words, from the first, make one synonym: three at most, 0 when none does. */
function longestPhrase(words: readonly string[], synonyms: ReadonlyMap<string, unknown>): number {
  return [3, 2, 1].find((count) => count <= words.length && synonyms.has(words.slice(0, count).join(" "))) ?? 0;
}
