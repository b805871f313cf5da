import { packetSizes, parseSearchAmount, type SearchAmount } from "../search-amount.ts";
import { readSearch, type SearchWords } from "../search-words.server.ts";
import { withoutPurpose } from "../words-of.ts";
import { withoutContainer, withoutGenitive, withoutPacking, withoutUnknown } from "./search-parts.ts";

/** What a search found, what its words were taken to mean, null when there were none, and the amount that it named. */
export type Understood<Row> = { words: SearchWords | null; rows: Row[]; amount: SearchAmount | null };

/**
 * Finds the products that match all of a text. Rows with a preferred phrase come first.
 *
 * @param isFirst only whether anything is found matters: the first row of the first page is enough
 */
export type Ask<Row> = (
  text: string,
  how: { preferred: readonly string[]; isFirst: boolean },
) => Promise<{ words: SearchWords | null; rows: Row[] }>;

/**
 * Searches for a typed text, and for fewer of its words where nothing matches all: "munh dhone ka sabun" falls back to sabun, "bara
 * dabba doodh" to doodh, "bachon ke liye doodh" to doodh at once, "kausar chawal", where kausar is unknown, to chawal. Dropped words only rank. "Chawal ki bori" never falls
 * back to bori.
 *
 * @param isLater for a later page: it is past the end, and there is no fallback, where the first page has rows
 */
export async function askInSteps<Row>(typed: string, ask: Ask<Row>, isLater: boolean): Promise<Understood<Row>> {
  const text = withoutPurpose(typed);
  const container = withoutContainer(text);
  if (container) return withAmount(container.noun, ask, { isLater, preferred: await phrasesOf(container.rest) });
  const whole = await withAmount(text, ask, { isLater, preferred: [] });
  const less = whole.rows.length === 0 ? (withoutGenitive(text) ?? withoutPacking(text) ?? withoutUnknown(whole.words)) : null;
  if (!less || (isLater && (await isFound(text, ask)))) return whole;
  const matches = await withAmount(less.noun, ask, { isLater, preferred: await phrasesOf(less.rest) });
  return matches.rows.length > 0 ? matches : whole;
}

const isFound = async <Row>(text: string, ask: Ask<Row>): Promise<boolean> =>
  (await ask(text, { preferred: [], isFirst: true })).rows.length > 0;

/**
 * Without its amount: "2 kg aloo" looks for aloo, and a packet that holds just so much ranks higher. A number alone may belong to a name
 * (7 up), and is an amount where nothing bears it.
 */
async function withAmount<Row>(
  text: string,
  ask: Ask<Row>,
  { isLater, preferred }: { isLater: boolean; preferred: readonly string[] },
): Promise<Understood<Row>> {
  const amount = parseSearchAmount(text);
  const how = { preferred, isFirst: false };
  if (amount?.unit)
    return { ...(await ask(amount.words, { ...how, preferred: [...packetSizes(amount), ...preferred] })), amount };
  const whole = { ...(await ask(text, how)), amount: null };
  if (!amount || whole.rows.length > 0 || (isLater && (await isFound(text, ask)))) return whole;
  const counted = await ask(amount.words, how);
  return counted.rows.length > 0 ? { ...counted, amount } : whole;
}

/** The words of a text and what means the same, folded. */
async function phrasesOf(text: string): Promise<string[]> {
  const said = await readSearch(text, { unfinished: false });
  return said?.asked.flatMap(({ typed, meant }) => [typed, ...meant]) ?? [];
}
