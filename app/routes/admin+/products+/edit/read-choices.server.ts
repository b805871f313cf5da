import {
  type Choice,
  listCategoryChoices,
  listSubcategoryChoices,
  type SubcategoryChoice,
} from "#app/domain/catalog/list-category-choices.server.ts";
import { listUnits, type SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";

/** A list that could not be read, and the reference in the log. */
export type Trouble = { what: "categories" | "subcategories" | "units"; reference: string };

/** The choices of the product form, and those that could not be read. */
export type Choices = { categories: Choice[]; shelves: SubcategoryChoice[]; units: SellingUnit[]; troubles: Trouble[] };

/** Reads the lists of the product form. One that fails is reported and leaves the others (A8.14). */
export async function readChoices(): Promise<Choices> {
  const [categories, shelves, units] = await Promise.all([
    readWithReference("categories", listCategoryChoices()),
    readWithReference("subcategories", listSubcategoryChoices()),
    readWithReference("units", listUnits()),
  ]);
  const told = [
    { what: "categories" as const, reference: categories.reference },
    { what: "subcategories" as const, reference: shelves.reference },
    { what: "units" as const, reference: units.reference },
  ];
  return {
    categories: categories.value ?? [],
    shelves: shelves.value ?? [],
    units: units.value ?? [],
    troubles: told.flatMap(({ what, reference }) => (reference === null ? [] : { what, reference })),
  };
}
