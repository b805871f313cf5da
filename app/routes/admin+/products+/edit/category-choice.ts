import type { SubcategoryChoice } from "#app/domain/catalog/list-category-choices.server.ts";

/** Where a product stands, as the form holds it; empty where nothing is chosen. */
export type ChosenCategory = { category: string; shelf: string };

/** Another category is chosen: the subcategory of the one before means nothing in it (A5.09). */
export const chooseCategory = (place: ChosenCategory, category: string): ChosenCategory =>
  category === place.category ? place : { category, shelf: "" };

/** The subcategories that a category offers (A5.09). */
export const shelvesIn = (shelves: readonly SubcategoryChoice[], category: string): SubcategoryChoice[] =>
  shelves.filter(({ categoryId }) => String(categoryId) === category);
