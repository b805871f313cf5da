import { db } from "#app/platform/db.server.ts";

/** A product's names as searches compare them, English before Roman Urdu, without their packing; and how often it is bought. */
export type FoldedNames = { names: string[]; popularity: number };

const packing = /(?: \d+){1,2} (?:kg|g|l|ml)$| \d+ (?:pcs|pc|v|w)$| \S+ [vw]al[aei]$| bina \S+$/;

/** The folded names of products by their ids. */
export async function readFoldedNames(ids: readonly number[]): Promise<Map<number, FoldedNames>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: number; popularity: number; names: string[] }[]>`
    SELECT id, popularity, ARRAY[trim(fold_words(name)), trim(fold_words(coalesce(name_ur, '')))] AS names
    FROM products WHERE id = ANY(${[...new Set(ids)]}::int[])`;
  return new Map(
    rows.map(({ id, popularity, names }) => [
      id,
      { popularity, names: names.filter(Boolean).map((name) => name.replace(packing, "")) },
    ]),
  );
}

/** Whether a name holds a folded phrase as whole words. */
export const isWithin = (phrase: string, { names }: FoldedNames): boolean =>
  names.some((name) => ` ${name} `.includes(` ${phrase} `));

/** Whether a name begins with a folded text. */
export const isBegunBy = (text: string, { names }: FoldedNames): boolean => names.some((name) => name.startsWith(text));

/** Whether a thing is what the last word of a name says: sabun is a Rose Sabun, lal is none. */
export const isNoun = (phrase: string, { names }: FoldedNames): boolean =>
  names.some((name) => name === phrase || name.endsWith(` ${phrase}`));
