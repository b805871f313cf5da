import type { SubcategoryChoice } from "#app/domain/catalog/list-category-choices.server.ts";

/** A product's category and subcategory as form values; empty where none is chosen. */
export type Place = { category: string; subcategory: string };

/** Choosing another category clears the subcategory (A5.09). */
export const chooseCategory = (place: Place, category: string): Place =>
  category === place.category ? place : { category, subcategory: "" };

/** The subcategories of a category (A5.09). */
export const subcategoriesIn = (subcategories: readonly SubcategoryChoice[], category: string): SubcategoryChoice[] =>
  subcategories.filter(({ categoryId }) => String(categoryId) === category);
