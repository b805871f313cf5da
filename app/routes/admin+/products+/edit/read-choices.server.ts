import {
  type Choice,
  listCategoryChoices,
  listSubcategoryChoices,
  type SubcategoryChoice,
} from "#app/domain/catalog/list-category-choices.server.ts";
import { listUnits, type SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";

/** What a list could not be read: which, and the reference that the log has it under. */
export type ChoiceFailure = { what: "categories" | "subcategories" | "units"; reference: string };

/** What the product form offers to choose from, and which of it could not be read. */
export type Choices = { categories: Choice[]; shelves: SubcategoryChoice[]; units: SellingUnit[]; troubles: ChoiceFailure[] };

/** Reads the lists of the product form. One that fails leaves the others, and says so (A8.14). */
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
