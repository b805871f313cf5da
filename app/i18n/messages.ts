import type { Lang } from "./lang.ts";

/** A sentence with `{name}` gaps, or its singular and plural, chosen by the value `count`. */
export type Message = string | { readonly one: string; readonly other: string };

/** A translation of an English part: the same keys, a plural where English has one. */
export type Translation<En> = {
  readonly [Key in keyof En]: En[Key] extends string ? string : { readonly one: string; readonly other: string };
};

/** The sentences of one page or area in every language. */
export type Messages<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, Message>>>>;
