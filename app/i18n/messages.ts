import type { Lang } from "./lang.ts";

type Plural = { readonly one: string; readonly other: string };

/** A sentence with `{name}` gaps, or its singular and plural, chosen by the value `count`. */
export type Message = string | Plural;

/** One key in English and in Roman Urdu; where English has a plural, Roman Urdu has one. */
type Pair = readonly [en: string, ur: string] | readonly [en: Plural, ur: Plural];

/** Sentences of a catalogue by their keys, both languages side by side. */
export type MessageTable = Readonly<Record<string, Pair>>;

/** The sentences of one page or area in every language. */
export type Messages<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, Message>>>>;

type InOneLanguage<Table extends MessageTable> = {
  readonly [Key in keyof Table]: Table[Key] extends readonly [string, string] ? string : Plural;
};

/** A catalogue: the sentences of a table, language by language. */
export function messages<Table extends MessageTable>(table: Table): Readonly<Record<Lang, InOneLanguage<Table>>> {
  const inLanguage = (side: 0 | 1) =>
    Object.fromEntries(Object.entries(table).map(([key, pair]) => [key, pair[side]])) as InOneLanguage<Table>;
  return { en: inLanguage(0), ur: inLanguage(1) };
}
