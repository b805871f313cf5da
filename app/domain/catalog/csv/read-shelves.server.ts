import { findCategoryFacts } from "../categories.server.ts";
import { listUnits } from "../list-units.server.ts";

/** What the words of a file are looked up among: categories with their shelves by their names in both languages, and units. */
export type Shelves = {
  categoryOf: (name: string) => number | null;
  subcategoryOf: (name: string, categoryId: number) => number | null;
  isIn: (subcategoryId: number, categoryId: number) => boolean;
  unitOf: (name: string) => string | null;
};

/** A name as it is looked up: without the blanks around it, in small letters. */
export const folded = (text: string) => text.trim().toLowerCase();

/** Reads them once for a whole file. */
export async function readShelves(): Promise<Shelves> {
  const [{ categories, categoryById }, units] = await Promise.all([findCategoryFacts(), listUnits()]);
  const named = <Thing extends { id: number; name: string; nameUr: string | null }>(things: readonly Thing[]) =>
    new Map(things.flatMap(({ id, name, nameUr }) => [name, nameUr ?? name].map((text) => [folded(text), id] as const)));
  const categoryByName = named(categories);
  const shelvesByName = new Map(categories.map(({ id, subcategories }) => [id, named(subcategories)]));
  const unitByName = new Map(
    units.flatMap(({ name, abbreviation }) => [name, abbreviation].map((text) => [folded(text), abbreviation] as const)),
  );
  return {
    categoryOf: (name) => categoryByName.get(folded(name)) ?? null,
    subcategoryOf: (name, categoryId) => shelvesByName.get(categoryId)?.get(folded(name)) ?? null,
    isIn: (subcategoryId, categoryId) =>
      categoryById.get(categoryId)?.subcategories.some(({ id }) => id === subcategoryId) ?? false,
    unitOf: (name) => unitByName.get(folded(name)) ?? (folded(name) === "each" ? "each" : null),
  };
}
