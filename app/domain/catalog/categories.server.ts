import type { UnitBasis } from "#app/lib/price.ts";
import { cachedRead } from "#app/platform/cached-read.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { maxCategories } from "./internal/category-names.server.ts";
import { placeholderOf } from "./placeholder.ts";

/** A subcategory. */
export type Subcategory = { id: number; name: string; nameUr: string | null; unitBasis: UnitBasis };

/** A category with its subcategories, as the menus and chips show it. */
export type Category = {
  id: number;
  name: string;
  nameUr: string | null;
  description: string | null;
  descriptionUr: string | null;
  /** Its picture, or its block print. */
  image: string;
  glyph: string;
  hue: number;
  subcategories: Subcategory[];
};

/** Names, ids and prints of all categories as they are saved; `findCategoryIndex` for what may be some milliseconds old. */
export async function readCategories(reader: Pick<Tx, "category"> = db) {
  const rows = await reader.category.findMany({
    orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    take: maxCategories,
    select: {
      ...{ id: true, name: true, nameUr: true, description: true, descriptionUr: true, imageUrl: true, glyph: true, hue: true },
      subcategories: { orderBy: { id: "asc" }, select: { id: true, name: true, nameUr: true, unitBasis: true } },
    },
  });
  const categories: Category[] = rows.map(({ imageUrl, ...category }) => ({
    ...category,
    image: imageUrl ?? placeholderOf(category),
  }));
  const shelves = categories.flatMap(({ subcategories }) => subcategories);
  return {
    categories,
    categoryById: new Map(categories.map((category) => [category.id, category])),
    subcategoryById: new Map(shelves.map((subcategory) => [subcategory.id, subcategory])),
  };
}

/** Names, ids and prints of all categories, cached until one of them changes. Prices and stock are never part of it. */
export const findCategoryIndex = cachedRead("categories", ["categories", "subcategories"], () => readCategories());

/** What `findCategoryFacts` gives. */
export type CategoryIndex = Awaited<ReturnType<typeof readCategories>>;

/** All categories in the shop's order; at most 500. */
export const listCategories = async (): Promise<Category[]> => (await findCategoryIndex()).categories;

/** One category, or null. */
export const findCategory = async (id: number): Promise<Category | null> =>
  (await findCategoryIndex()).categoryById.get(id) ?? null;
