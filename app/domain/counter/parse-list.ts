import { type AskedUnit, isMeasured, unitOf } from "#app/domain/catalog/asked-units.ts";
import { type Amount, amountAt } from "#app/domain/catalog/read-amount.ts";
import { wordsOf } from "#app/domain/catalog/words-of.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { cleanMessage } from "./clean-message.ts";
import { isElsewhere, isHeading, isTalk, withoutAsking } from "./small-talk.ts";

/** One thing asked for in a message. */
export type AskedLine = {
  /** how much, in thousandths of `unit`; without a unit it counts what the shop sells */
  quantity: Thousandths;
  unit: AskedUnit | null;
  /** how much one of them holds, where it was said: "atta 5kg 1 thela" */
  size: { quantity: Thousandths; unit: AskedUnit } | null;
  /** what is wanted, in lower case and without the amounts */
  words: string;
  /** the part of the message it was read from */
  original: string;
  /** whether an amount was said; words without one may be small talk */
  isCounted: boolean;
};

/** No customer's list is longer; a longer text is not a list. */
const mostLines = 80;

/** A number beside an amount that is as large as this is what somebody thinks it costs. */
const leastPrice = 40_000;

/** Something asked for while it is still being read. */
type Item = { words: string[]; amounts: Amount[] };

/**
 * The things that a pasted message asks for, in its order, at most 80. Understands Roman Urdu and English, amounts before and
 * after the thing, fractions, packets with a size, several things in a row; leaves out greetings, addresses, prices and times.
 * Never throws, whatever the text.
 */
export function parseList(message: string): AskedLine[] {
  return cleanMessage(message).flatMap(readLine).slice(0, mostLines);
}

/** One line of the message; an amount "of each" reaches the things before and after it that have none of their own. */
function readLine(parts: readonly string[]): AskedLine[] {
  const read = parts
    .filter((part) => !isElsewhere(part))
    .flatMap((part) =>
      itemsOf(wordsOf(withoutAsking(part)))
        .flatMap(apart)
        .map((item) => ({ item, original: part })),
    );
  const each = read.flatMap(({ item }) => item.amounts).find(({ ofEach }) => ofEach);
  return read.flatMap(({ item, original }) => {
    const amounts = each && item.amounts.length === 0 ? [each] : item.amounts;
    return lineOf({ words: item.words, amounts }, original);
  });
}

/** "dhania podina 1-1 gaddi": as many things as words. */
function apart(item: Item): Item[] {
  if (!item.amounts.some(({ ofEach }) => ofEach)) return [item];
  return item.words.map((word) => ({ words: [word], amounts: item.amounts }));
}

/** Cuts a part into things: where it begins with an amount each amount begins one, else the words after an amount do. */
function itemsOf(words: readonly string[]): Item[] {
  const items: Item[] = [];
  let item: Item = { words: [], amounts: [] };
  let startsWithAmount: boolean | undefined;
  for (let at = 0; at < words.length; ) {
    const read = amountAt(words, at);
    const word = words[at] ?? "";
    const rest = words.slice(at + (read?.length ?? 1));
    at += read?.length ?? 1;
    if (!read && isTalk(word)) continue;
    startsWithAmount ??= read !== null;
    const isWhole = item.words.length > 0 && item.amounts.length > 0;
    if (isWhole && (startsWithAmount ? read && hasThings(rest) : !read && hasAmount(rest))) {
      items.push(item);
      item = { words: [], amounts: [] };
    }
    if (read) item.amounts.push(read.amount);
    else item.words.push(word);
  }
  return [...items, item].filter(({ words }) => words.length > 0);
}

const hasAmount = (words: readonly string[]): boolean => words.some((_, at) => amountAt(words, at) !== null);

function hasThings(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; ) {
    const read = amountAt(words, at);
    const word = words[at] ?? "";
    if (!read && !isTalk(word) && !unitOf(word)) return true;
    at += read?.length ?? 1;
  }
  return false;
}

const isPrice = ({ unit, quantity }: Amount): boolean => unit === "rupee" || (unit === null && quantity >= leastPrice);

/** A thing as a line: of a measure and a count the measure is its size. */
function lineOf({ words, amounts }: Item, original: string): AskedLine[] {
  const meant = amounts.length > 1 ? amounts.filter((one) => !isPrice(one)) : amounts;
  const size = meant.length > 1 ? meant.find(({ unit }) => isMeasured(unit)) : undefined;
  const amount = meant.find((one) => one !== size) ?? meant[0];
  const loose = amount?.unit === null ? words.findIndex((word) => unitOf(word)?.unit === "packet") : -1;
  const named = words.filter((_, place) => place !== loose || words.length === 1);
  if (named.length === 0 || (!amount && isHeading(named)) || (amount && amount.quantity <= 0)) return [];
  return [
    {
      quantity: thousandths(amount?.quantity ?? 1000),
      unit: loose >= 0 && words.length > 1 ? "packet" : (amount?.unit ?? null),
      size: size?.unit ? { quantity: thousandths(size.quantity), unit: size.unit } : null,
      words: named.join(" "),
      original,
      isCounted: amount !== undefined,
    },
  ];
}
