import {
  type Choice,
  listCategoryChoices,
  listSubcategoryChoices,
  type SubcategoryChoice,
} from "#app/domain/catalog/list-category-choices.server.ts";
import { listUnits, type SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";

/** A list that could not be read, and the reference in the log. */
export type ReadError = { what: "categories" | "subcategories" | "units"; reference: string };

/** The choices of the product form, and those that could not be read. */
export type Choices = { categories: Choice[]; subcategories: SubcategoryChoice[]; units: SellingUnit[]; errors: ReadError[] };

/** Reads the lists of the product form. One that fails is reported and leaves the others (A8.14). */
export async function readChoices(): Promise<Choices> {
  const [categories, subcategories, units] = await Promise.all([
    readWithReference("categories", listCategoryChoices()),
    readWithReference("subcategories", listSubcategoryChoices()),
    readWithReference("units", listUnits()),
  ]);
  const results = [
    { what: "categories" as const, reference: categories.reference },
    { what: "subcategories" as const, reference: subcategories.reference },
    { what: "units" as const, reference: units.reference },
  ];
  return {
    categories: categories.value ?? [],
    subcategories: subcategories.value ?? [],
    units: units.value ?? [],
    errors: results.flatMap(({ what, reference }) => (reference === null ? [] : { what, reference })),
  };
}
