import type { Tx } from "#app/platform/db.server.ts";
import { findCategoryIndex, readCategories } from "../categories.server.ts";
import { listUnits } from "../list-units.server.ts";

/** What the cells of a file are looked up in: categories with their subcategories by their names in both languages, and units. */
export type CategoryLookup = {
  categoryOf: (name: string) => number | null;
  subcategoryOf: (name: string, categoryId: number) => number | null;
  isIn: (subcategoryId: number, categoryId: number) => boolean;
  unitOf: (name: string) => string | null;
};

/** A name as a lookup key: trimmed, in lower case. */
export const foldName = (text: string) => text.trim().toLowerCase();

/**
 * Reads them once for a whole file; within a transaction the rows are locked, so that no category is deleted and no subcategory moves
 * before the file is applied.
 */
export async function readCategoryLookup(tx?: Pick<Tx, "category" | "$executeRaw">): Promise<CategoryLookup> {
  if (tx) {
    await tx.$executeRaw`SELECT id FROM categories ORDER BY id FOR KEY SHARE`;
    await tx.$executeRaw`SELECT id FROM subcategories ORDER BY id FOR SHARE`;
  }
  const { categories, categoryById } = await (tx ? readCategories(tx) : findCategoryIndex());
  const units = await listUnits();
  const named = <Thing extends { id: number; name: string; nameUr: string | null }>(rows: readonly Thing[]) =>
    new Map(rows.flatMap(({ id, name, nameUr }) => [name, nameUr ?? name].map((text) => [foldName(text), id] as const)));
  const categoryByName = named(categories);
  const subcategoriesByName = new Map(categories.map(({ id, subcategories }) => [id, named(subcategories)]));
  const unitByName = new Map(
    units.flatMap(({ name, abbreviation }) => [name, abbreviation].map((text) => [foldName(text), abbreviation] as const)),
  );
  return {
    categoryOf: (name) => categoryByName.get(foldName(name)) ?? null,
    subcategoryOf: (name, categoryId) => subcategoriesByName.get(categoryId)?.get(foldName(name)) ?? null,
    isIn: (subcategoryId, categoryId) =>
      categoryById.get(categoryId)?.subcategories.some(({ id }) => id === subcategoryId) ?? false,
    unitOf: (name) => unitByName.get(foldName(name)) ?? (foldName(name) === "each" ? "each" : null),
  };
}
