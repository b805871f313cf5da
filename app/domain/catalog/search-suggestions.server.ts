import { toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { findSubcategories, type SuggestedSubcategory } from "./internal/search-subcategories.server.ts";
import { everything } from "./product-query.ts";
import type { SearchAmount } from "./search-amount.ts";
import { understand } from "./search-products.server.ts";
import type { SearchTerm } from "./search-words.server.ts";

/** What may be meant by the beginning of a search, the likeliest first, and the amount that it names. */
export type Suggestions = { products: Card[]; shelves: SuggestedSubcategory[]; amount: SearchAmount | null };

const maxProducts = 6;
const maxSubcategories = 3;

/** One letter is not selective. */
const minCharacters = 2;

/** Suggestions for an incomplete search, at most `most` products; none for a single letter. */
export async function suggest(text: string, max = maxProducts): Promise<Suggestions> {
  if (text.length < minCharacters) return { products: [], shelves: [], amount: null };
  const [facts, shelves, { words, rows, amount }] = await Promise.all([
    findCategoryIndex(),
    findSubcategories(),
    understand(text, { filters: everything, order: null, take: max, skip: 0 }),
  ]);
  return {
    products: rows.map((row) => toCard(row, facts)),
    shelves: shelves
      .filter(({ folded }) => words?.asked.every((one) => beginsWith(one, folded)))
      .slice(0, maxSubcategories)
      .map(({ folded: _, names: __, ...shelf }) => shelf),
    amount,
  };
}

const beginsWith = ({ typed, meant }: SearchTerm, folded: string): boolean =>
  [typed, ...meant].some((word) => word.length >= minCharacters && ` ${folded}`.includes(` ${word}`));
