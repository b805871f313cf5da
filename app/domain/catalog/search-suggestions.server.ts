import { db } from "#app/platform/db.server.ts";
import { keptFacts } from "#app/platform/kept-facts.server.ts";
import { toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryFacts } from "./categories.server.ts";
import { everything } from "./product-query.ts";
import { understand } from "./search-products.server.ts";
import type { Asked } from "./search-words.server.ts";

/** A category, or one of its shelves. */
export type SuggestedShelf = { category: number; subcategory: number | null; name: string; nameUr: string | null };

/** What may be meant by the beginning of a search, the likeliest first. */
export type Suggestions = { products: Card[]; shelves: SuggestedShelf[] };

const mostProducts = 6;
const mostShelves = 3;

/** One letter could mean anything. */
const leastLetters = 2;

/** What to offer somebody who is still typing, at most `most` products; nothing for a single letter. */
export async function suggest(text: string, most = mostProducts): Promise<Suggestions> {
  if (text.length < leastLetters) return { products: [], shelves: [] };
  const [facts, shelves, { words, rows }] = await Promise.all([
    findCategoryFacts(),
    findShelves(),
    understand(text, { filters: everything, order: null, take: most, skip: 0 }),
  ]);
  return {
    products: rows.map((row) => toCard(row, facts)),
    shelves: shelves
      .filter(({ folded }) => words?.asked.every((one) => beginsWith(one, folded)))
      .slice(0, mostShelves)
      .map(({ folded: _, ...shelf }) => shelf),
  };
}

/** Categories and shelves with their names folded, in the shop's order, categories first. */
const findShelves = keptFacts(
  "search-shelves",
  ["categories", "subcategories"],
  () => db.$queryRaw<(SuggestedShelf & { folded: string })[]>`
    SELECT category, subcategory, name, "nameUr", fold_words(concat_ws(' ', name, "nameUr")) AS folded FROM (
      SELECT id AS category, NULL::int AS subcategory, name, name_ur AS "nameUr", display_order AS place, id FROM categories
      UNION ALL
      SELECT category_id, s.id, s.name, s.name_ur, c.display_order + 1000000, s.id FROM subcategories s JOIN categories c ON c.id = s.category_id
      ORDER BY place, id LIMIT 1000) AS shelf`,
);

const beginsWith = ({ typed, meant }: Asked, folded: string): boolean =>
  [typed, ...meant].some((word) => word.length >= leastLetters && ` ${folded}`.includes(` ${word}`));
