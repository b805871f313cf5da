import { plainNumbers } from "#app/lib/western-digits.ts";
import { amountAt } from "./read-amount.ts";
import { bareUnits, isMeasured, type UnitWord, unitOf } from "./unit-words.ts";
import { wordsOf } from "./words-of.ts";

/** The amount in a search, in thousandths of `unit`, and the search without it; without a unit it may be a name's number. */
export type SearchAmount = { quantity: number; unit: UnitWord | null; words: string };

/** The amount in "2 kg aloo", "anday 1 darjan" or "aadha kilo tamatar"; null when the text names none, or nothing besides. */
export function parseSearchAmount(text: string): SearchAmount | null {
  const words = wordsOf(plainNumbers(text));
  const read = words.flatMap((_, at) => {
    const one = amountAt(words, at);
    const isAtEdge = one && (at === 0 || at + one.length === words.length);
    return one && (one.amount.unit || isAtEdge) ? [{ ...one, at }] : [];
  });
  const found = read.find(({ amount }) => amount.unit) ?? read[0];
  if (!found) return bareAmount(words);
  if (found.amount.quantity <= 0) return null;
  const rest = [...words.slice(0, found.at), ...words.slice(found.at + found.length)].join(" ");
  const isNamed = found.amount.unit ? /\p{L}{2}/u.test(rest) : /\p{L}{3}/u.test(rest);
  return isNamed ? { quantity: found.amount.quantity, unit: found.amount.unit, words: rest } : null;
}

/** "Kilo aloo", "anda darjan": one of a unit that stands first or last without a number. */
function bareAmount(words: readonly string[]): SearchAmount | null {
  const at = [words.length - 1, 0].find((place) => bareUnits.has(words[place] ?? ""));
  const unit = at === undefined ? undefined : unitOf(words[at]);
  const rest = words.filter((_, place) => place !== at).join(" ");
  const isAmount = unit && (isMeasured(unit.unit) || unit.unit === "dozen") && /\p{L}{3}/u.test(rest);
  return isAmount ? { quantity: unit.thousandths, unit: unit.unit, words: rest } : null;
}

/** What stands on a packet that holds this amount, folded as searches compare it: 5 kg, 500 g, 1 5 l. */
export function packetSizes({ quantity, unit }: Pick<SearchAmount, "quantity" | "unit">): string[] {
  const number = (value: number) => String(value).replace(".", " ");
  if (unit === "kg") return [`${number(quantity / 1000)} kg`, `${quantity} g`];
  if (unit === "litre") return [`${number(quantity / 1000)} l`, `${quantity} ml`];
  if (unit === "dozen") return [`${number((quantity * 12) / 1000)} pcs`];
  return unit === "piece" ? [`${number(quantity / 1000)} pcs`] : [];
}
