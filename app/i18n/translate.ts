import type { Lang } from "./lang.ts";
import type { Message, Messages } from "./messages.ts";
import { isolated } from "./text-direction.ts";

/** What fills the gaps of a sentence; a plural is chosen by `count`. In Roman Urdu `productUr`, where given, fills `{product}`. */
export type Values = Readonly<Record<string, string | number>>;

/** Says one sentence of a part. A gap without a value stays visible as `{name}`. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

/** Urdu tells one from many as English does, and `Intl` has no data for Roman Urdu. */
const plurals = new Intl.PluralRules("en");

const known = new WeakMap<object, Partial<Record<Lang, Translate<string>>>>();

/** A visitor's own sentences (A4.05), each under the key and the English words that it takes the place of. */
export type CustomWords = ReadonlyMap<string, string>;

/** What an own sentence is found by. Where the shop's English changes, the sentence waits for its owner to look at it again. */
export const customWordsKey = (key: string, english: string): string => `${key}\n${english}`;

const knownOwn = new WeakMap<CustomWords, WeakMap<object, Translate<string>>>();

/** Speaks a part in the visitor's own words, and in English where there are none; the same function every time. */
export function customTranslator<Key extends string>(words: CustomWords, part: Messages<Key>): Translate<Key> {
  const speakers = knownOwn.get(words) ?? new WeakMap<object, Translate<string>>();
  knownOwn.set(words, speakers);
  const found = speakers.get(part) ?? speaker(part.en, { words });
  speakers.set(part, found);
  return found;
}

/** Speaks the sentences of a part in a language; the same function every time, so it is safe in a dependency list. */
export function translator<Key extends string>(lang: Lang, part: Messages<Key>): Translate<Key> {
  const speakers = known.get(part) ?? {};
  known.set(part, speakers);
  speakers[lang] ??= speaker(part[lang], { suffix: lang === "ur" ? "Ur" : "" });
  return speakers[lang];
}

function speaker(
  sentences: Readonly<Record<string, Message>>,
  { words, suffix = "" }: { words?: CustomWords; suffix?: string },
): Translate<string> {
  return (key, values) => {
    const sentence = sentences[key];
    if (sentence === undefined) return key;
    const said = typeof sentence === "string" ? sentence : sentence[pluralOf(values?.count)];
    const text = words?.get(customWordsKey(key, said)) ?? said;
    return values ? fill(text, values, suffix) : text;
  };
}

function pluralOf(count: string | number | undefined): "one" | "other" {
  return count !== undefined && plurals.select(Number(count)) === "one" ? "one" : "other";
}

/** Sentences cut at their gaps, once: every second piece names one. A page says hundreds. */
const cut = new Map<string, readonly string[]>();

function fill(text: string, values: Values, suffix: string): string {
  const pieces = cut.get(text) ?? text.split(/\{(\w+)\}/);
  cut.set(text, pieces);
  return pieces.reduce(
    (said, piece, at) =>
      said + (at % 2 === 0 ? piece : isolated(String(values[piece + suffix] ?? values[piece] ?? `{${piece}}`))),
  );
}
