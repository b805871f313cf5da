import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { SearchWords } from "../search-words.server.ts";

/** A category or subcategory. */
export type SuggestedSubcategory = { category: number; subcategory: number | null; name: string; nameUr: string | null };

/** Categories and subcategories with their names folded, in the shop's order, categories first. */
export const findSubcategories = cachedRead(
  "search-shelves",
  ["categories", "subcategories"],
  () => db.$queryRaw<(SuggestedSubcategory & { folded: string; names: (string | null)[] })[]>`
    SELECT category, subcategory, name, "nameUr", fold_words(concat_ws(' ', name, "nameUr")) AS folded,
      ARRAY[fold_words(name), fold_words("nameUr")] AS names FROM (
      SELECT id AS category, NULL::int AS subcategory, name, name_ur AS "nameUr", display_order AS place, id FROM categories
      UNION ALL
      SELECT category_id, s.id, s.name, s.name_ur, c.display_order + 1000000, s.id FROM subcategories s JOIN categories c ON c.id = s.category_id
      ORDER BY place, id LIMIT 1000) AS shelf`,
);

/** Of folded words, those that only join others. */
const joining = new Set(["and", "or"]);

/**
 * The category whose name contains the whole search, as sabzi and vegetables do of Fresh Vegetables: what it holds ranks first. Of
 * several the one of which it is the larger part: fruit is Fresh Fruit before it is Dry Fruit & Mewa.
 */
export async function listMeantCategories({ asked }: SearchWords): Promise<number[]> {
  const found = await findSubcategories();
  const shareIn = (name: string | null) => {
    const says = asked.every(({ typed, meant }) => [typed, ...meant].some((word) => ` ${name} `.includes(` ${word} `)));
    return says && name ? asked.length / name.split(" ").filter((word) => word && !joining.has(word)).length : 0;
  };
  const shares = found
    .filter(({ subcategory }) => subcategory === null)
    .map(({ category, names }) => ({ category, share: Math.max(...names.map(shareIn)) }));
  const most = Math.max(...shares.map(({ share }) => share));
  return most > 0 ? shares.filter(({ share }) => share === most).map(({ category }) => category) : [];
}
