import { lineField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { writeUnit } from "../add-unit.server.ts";
import { writeCategory } from "../internal/write-category.server.ts";
import { writeSubcategory } from "../internal/write-subcategory.server.ts";
import { type CategoryLookup, foldName } from "./category-lookup.server.ts";
import type { PlannedRow } from "./plan-import.server.ts";
import { cellsOf, unitNamed } from "./product-cells.ts";
import { type CsvFile, readProductRows } from "./read-product-rows.server.ts";

/** What a file names that the shop lacks. Ids are provisional until they are written. */
export type MissingCategories = {
  categories: { id: number; name: string }[];
  subcategories: { id: number; name: string; categoryId: number; category: string }[];
  units: string[];
};

/** Provisional ids begin where no row has one. */
const firstProvisional = 2_000_000_000;

const nameField = lineField(100);
const unitField = lineField(20);

/** A name that may be written, or null: such a row is wrong. */
const fitName = (text: string | undefined, field: typeof nameField): string | null => {
  const read = field.safeParse(text ?? "");
  return text && read.success ? (read.data ?? null) : null;
};

/** Lists the categories, subcategories and units that the rows of a file name and the shop does not have, each once. */
export async function findMissing(file: CsvFile, lookup: CategoryLookup): Promise<MissingCategories> {
  const categories = new Map<string, { id: number; name: string }>();
  const subcategories = new Map<string, MissingCategories["subcategories"][number]>();
  const units = new Map<string, string>();
  let next = firstProvisional;
  for await (const row of readProductRows(file)) {
    const read = "read" in row ? cellsOf(row.read, file.mapping, lookup) : { formula: null };
    if ("formula" in read) continue;
    const raw = read.texts;
    const unit = fitName(raw.get("unit"), unitField);
    if (unit && !unitNamed(unit, lookup) && !units.has(foldName(unit))) units.set(foldName(unit), unit);
    const category = fitName(raw.get("category"), nameField);
    if (!category) continue;
    const known = lookup.categoryOf(category) ?? categories.get(foldName(category))?.id;
    const categoryId = known ?? next++;
    if (known === undefined) categories.set(foldName(category), { id: categoryId, name: category });
    const name = fitName(raw.get("subcategory"), nameField);
    const key = `${categoryId} ${foldName(name ?? "")}`;
    if (!name || lookup.subcategoryOf(name, categoryId) !== null || subcategories.has(key)) continue;
    subcategories.set(key, { id: next++, name, categoryId, category });
  }
  return { categories: [...categories.values()], subcategories: [...subcategories.values()], units: [...units.values()] };
}

/** The shop's categories as if the missing ones existed. */
export function withMissing(lookup: CategoryLookup, { categories, subcategories, units }: MissingCategories): CategoryLookup {
  const categoryIds = new Map(categories.map(({ id, name }) => [foldName(name), id]));
  const subcategoryIds = new Map(subcategories.map(({ id, name, categoryId }) => [`${categoryId} ${foldName(name)}`, id]));
  const categoryOf = new Map(subcategories.map(({ id, categoryId }) => [id, categoryId]));
  const unitNames = new Map(units.map((unit) => [foldName(unit), unit]));
  return {
    categoryOf: (name) => lookup.categoryOf(name) ?? categoryIds.get(foldName(name)) ?? null,
    subcategoryOf: (name, categoryId) =>
      lookup.subcategoryOf(name, categoryId) ?? subcategoryIds.get(`${categoryId} ${foldName(name)}`) ?? null,
    isIn: (id, categoryId) => lookup.isIn(id, categoryId) || categoryOf.get(id) === categoryId,
    unitOf: (name) => lookup.unitOf(name) ?? unitNames.get(foldName(name)) ?? null,
  };
}

/** Notes what of it the good rows use: a category that only wrong rows name is not created. */
export class UsedCategories {
  private readonly ids = new Set<number>();
  private readonly units = new Set<string>();

  add(rows: readonly PlannedRow[]): void {
    for (const row of rows) {
      const values = row.outcome === "create" ? row.values : row.outcome === "update" ? row.after : null;
      if (values?.categoryId) this.ids.add(values.categoryId);
      if (values?.subcategoryId) this.ids.add(values.subcategoryId);
      if (values?.unit) this.units.add(values.unit);
    }
  }

  of({ categories, subcategories, units }: MissingCategories): MissingCategories {
    return {
      categories: categories.filter(({ id }) => this.ids.has(id)),
      subcategories: subcategories.filter(({ id }) => this.ids.has(id)),
      units: units.filter((unit) => this.units.has(unit)),
    };
  }
}

/**
 * Creates what is missing, as part of a larger transaction.
 *
 * @returns the same with the ids that it has now; refused as `writeCategory`, `writeSubcategory` and `writeUnit` do
 */
export async function writeMissing(
  tx: Tx,
  missing: MissingCategories,
  { by }: { by: number },
): Promise<Outcome<MissingCategories>> {
  const written: MissingCategories = { categories: [], subcategories: [], units: missing.units };
  const idOf = new Map<number, number>();
  for (const category of missing.categories) {
    const added = await writeCategory(tx, category, { by });
    if (!added.ok) return added;
    idOf.set(category.id, added.value);
    written.categories.push({ ...category, id: added.value });
  }
  for (const subcategory of missing.subcategories) {
    const categoryId = idOf.get(subcategory.categoryId) ?? subcategory.categoryId;
    const added = await writeSubcategory(tx, { name: subcategory.name, categoryId }, { by });
    if (!added.ok) return added;
    written.subcategories.push({ ...subcategory, categoryId, id: added.value });
  }
  for (const unit of missing.units) {
    const added = await writeUnit(tx, { name: unit, abbreviation: unit }, { by });
    if (!added.ok) return added;
  }
  return done(written);
}
