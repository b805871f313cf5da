import { db } from "#app/platform/db.server.ts";
import { maxCategories } from "./internal/category-names.server.ts";

/** Something a product can be put under. */
export type Choice = { id: number; name: string };

/** A subcategory with the category that it belongs to. */
export type SubcategoryChoice = Choice & { categoryId: number };

/** The categories by name, at most 500; always as they are now, unlike the storefront's cached ones. */
export const listCategoryChoices = (): Promise<Choice[]> =>
  db.category.findMany({ select: { id: true, name: true }, orderBy: [{ name: "asc" }, { id: "asc" }], take: maxCategories });

/** The subcategories of all categories by name, at most 5,000. */
export const listSubcategoryChoices = (): Promise<SubcategoryChoice[]> =>
  db.subcategory.findMany({
    select: { id: true, name: true, categoryId: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 5000,
  });
