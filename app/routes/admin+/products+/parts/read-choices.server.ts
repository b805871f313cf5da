import { type Choice, listCategoryChoices, listShelfChoices, type ShelfChoice } from "#app/domain/catalog/list-shelves.server.ts";
import { listUnits, type SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { readOrTell } from "#app/http/told.server.ts";

/** What a list could not be read: which, and the reference that the log has it under. */
export type Trouble = { what: "categories" | "subcategories" | "units"; reference: string };

/** What the product form offers to choose from, and which of it could not be read. */
export type Choices = { categories: Choice[]; shelves: ShelfChoice[]; units: SellingUnit[]; troubles: Trouble[] };

/** Reads the lists of the product form. One that fails leaves the others, and says so (A8.14). */
export async function readChoices(): Promise<Choices> {
  const [categories, shelves, units] = await Promise.all([
    readOrTell("categories", listCategoryChoices()),
    readOrTell("subcategories", listShelfChoices()),
    readOrTell("units", listUnits()),
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
