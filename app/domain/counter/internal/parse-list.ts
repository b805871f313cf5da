import { type Amount, amountAt, sizeWords } from "#app/domain/catalog/read-amount.ts";
import { bareUnits, isMeasured, type UnitWord, unitOf } from "#app/domain/catalog/unit-words.ts";
import { wordsOf } from "#app/domain/catalog/words-of.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { cleanMessage } from "./clean-message.ts";
import { isCancellation, isCorrection, isNot, withoutCorrection } from "./corrections.ts";
import { isElsewhere, isFiller, isHeading, withoutFiller } from "./filler-phrases.ts";

/** One requested item of a message. */
export type ParsedLine = {
  /** how much, in thousandths of `unit`; without a unit it counts what the shop sells */
  quantity: Thousandths;
  unit: UnitWord | null;
  /** the size of one of them, where given: "atta 5kg 1 thela" */
  size: { quantity: Thousandths; unit: UnitWord } | null;
  /** what is wanted, in lower case and without the amounts */
  words: string;
  /** the part of the message it was read from */
  original: string;
  /** whether an amount was given; words without one may be filler */
  isCounted: boolean;
};

/** No customer's list is longer; a longer text is not a list. */
const maxLines = 80;

/** So many lines of a message are read at all: what follows stands as it was written, and costs nothing. */
const maxGroups = 400;

/** A number beside an amount that is as large as this is a price. */
const minPrice = 40_000;

/** A requested item while it is being parsed. */
type Item = { words: string[]; amounts: Amount[] };

/** A parsed message: its requested items in order, and the parts that were not understood. */
export type ReadList = { lines: ParsedLine[]; unread: string[] };

/**
 * Reads a pasted message. Understands Roman Urdu and English, amounts before and after the item, fractions, packets with a size,
 * several items in a row, and what is taken back or corrected further on; greetings, prices and times are left out. Never throws,
 * whatever the text. Of more than 80 lines the others are not read.
 */
export function readList(message: string): ReadList {
  const lines: ParsedLine[] = [];
  const unread: string[] = [];
  const groups = cleanMessage(message);
  for (const parts of groups.slice(0, maxGroups)) {
    unread.push(...parts.filter(isElsewhere));
    for (const group of apartByCorrection(parts.filter((part) => !isElsewhere(part)))) {
      const [first = ""] = group;
      if (isCancellation(first)) takeBack(lines, first);
      else if (!isCorrection(first) || !correct(lines, first)) lines.push(...readLine(group));
    }
  }
  unread.push(...lines.slice(maxLines).map(({ original }) => original), ...groups.slice(maxGroups).flat());
  return { lines: lines.slice(0, maxLines), unread };
}

/** The requested items of a pasted message, at most 80. */
export const parseList = (message: string): ParsedLine[] => readList(message).lines;

/** Parts in a row that belong together, for an amount "of each" reaches them all; what corrects stands alone. */
function apartByCorrection(parts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let isOpen = false;
  for (const part of parts) {
    const stands = isCancellation(part) || isCorrection(part);
    if (isOpen && !stands) groups.at(-1)?.push(part);
    else groups.push([part]);
    isOpen = !stands;
  }
  return groups;
}

/** The last of the lines that contains one of these words; without words the last of all, -1 when there is none. */
function placeOf(lines: readonly ParsedLine[], words: readonly string[]): number {
  const telling = words.filter((word) => word.length > 2);
  if (telling.length === 0) return lines.length - 1;
  return lines.findLastIndex((line) => line.words.split(" ").some((word) => telling.includes(word)));
}

/** "Pyaz rehne dein" removes the pyaz of an earlier line. */
function takeBack(lines: ParsedLine[], part: string): void {
  const items = itemsOf(wordsOf(withoutCorrection(part)));
  const words = items.flatMap((item) => item.words);
  const at = placeOf(lines, words);
  if (at >= 0) lines.splice(at, 1);
}

/** "Nahi 3 kg", "sorry aloo 3 kg kar dein": corrects the amount of an earlier line; false when none matches. */
function correct(lines: ParsedLine[], part: string): boolean {
  const words = wordsOf(withoutCorrection(part)).filter((word) => !isFiller(word));
  const read = words.flatMap((_, at) => amountAt(words, at) ?? []);
  const [amount] = read;
  const named = words.filter((word, at) => amountAt(words, at) === null && !unitOf(word));
  const at = amount ? placeOf(lines, named) : -1;
  const line = lines[at];
  if (!amount || !line || amount.amount.quantity <= 0) return false;
  const { quantity, unit } = amount.amount;
  lines[at] = {
    ...line,
    quantity: thousandths(quantity),
    unit: unit ?? line.unit,
    isCounted: true,
    original: `${line.original}, ${part}`,
  };
  return true;
}

/** One group of parts; an amount "of each" reaches the things before and after it that have none of their own. */
function readLine(parts: readonly string[]): ParsedLine[] {
  const read = parts.flatMap((part) =>
    itemsOf(wordsOf(withoutFiller(part)))
      .flatMap(apart)
      .map((item) => ({ item, original: part })),
  );
  const each = read.flatMap(({ item }) => item.amounts).find(({ ofEach }) => ofEach);
  return read.flatMap(({ item, original }) => {
    const amounts = each && item.amounts.length === 0 ? [each] : item.amounts;
    return lineOf(withBareUnit({ words: item.words, amounts }), original);
  });
}

const containers = new Set("dabba dabbay dabbi dibba botal thaila thaili thela bori".split(" "));

const isContainer = (word: string | undefined): boolean => containers.has(word ?? "");

/** "Aloo kilo" means one kilo, "kg aloo 3" three, "surf ka dabba" one packet. */
function withBareUnit(item: Item): Item {
  const [amount, another] = item.amounts;
  if (another || (amount && amount.unit !== null)) return item;
  const last = item.words.length - 1;
  const at = [last, 0].find(
    (place) => bareUnits.has(item.words[place] ?? "") || (place === last && isContainer(item.words[last])),
  );
  const unit = at === undefined ? undefined : unitOf(item.words[at]);
  if (!unit || item.words.length < 2 || (amount && !isMeasured(unit.unit))) return item;
  const quantity = Math.round(((amount?.quantity ?? 1000) * unit.thousandths) / 1000);
  return {
    words: item.words.filter((_, place) => place !== at),
    amounts: [{ quantity, unit: unit.unit, ofEach: false }],
  };
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
    if (isNot(word) && item.amounts.length > 0 && amountAt(rest, 0)) {
      item.amounts.pop(); // "aloo 2 kg nahi 3 kg"
      continue;
    }
    if (!read && (isFiller(word) || isSizeWord(item.words.at(-1), word))) continue;
    startsWithAmount ??= read !== null;
    const isWhole = item.words.length > 0 && item.amounts.length > 0;
    if (isWhole && (startsWithAmount ? read && hasItems(rest) : !read && hasAmount(rest))) {
      items.push(item);
      item = { words: [], amounts: [] };
    }
    if (read) item.amounts.push(read.amount);
    else item.words.push(word);
  }
  return [...items, item].filter(({ words }) => words.length > 0);
}

/** "4 number" is a size: the number stays with the name. */
const isSizeWord = (before: string | undefined, word: string): boolean => sizeWords.has(word) && /^\d+$/.test(before ?? "");

const hasAmount = (words: readonly string[]): boolean => words.some((_, at) => amountAt(words, at) !== null);

function hasItems(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; ) {
    const read = amountAt(words, at);
    const word = words[at] ?? "";
    if (!read && !isFiller(word) && !unitOf(word)) return true;
    at += read?.length ?? 1;
  }
  return false;
}

const isPrice = ({ unit, quantity }: Amount): boolean => unit === "rupee" || (unit === null && quantity >= minPrice);

/** A thing as a line: of a measure and a count the measure is its size. */
function lineOf({ words, amounts }: Item, original: string): ParsedLine[] {
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
