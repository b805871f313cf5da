import { isFormula, unescapeFormula } from "#app/domain/resource/csv/csv-cells.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import type { ProductFields } from "../product-fields.ts";
import { sentFields, staffProductForm } from "../product-form.server.ts";
import type { CategoryLookup } from "./category-lookup.server.ts";
import { type CsvField, type CsvMapping, csvFields, keyFields } from "./csv-fields.ts";
import type { RowProblem } from "./row-problem.ts";

/** A parsed row: its product and the values to save. */
export type ReadRow = {
  key: { id: string; barcode: string };
  name: string;
  change: Partial<ProductFields>;
  problems: RowProblem[];
  base: RowBase;
};

/** What a product was when the file was written; null and undefined where the file does not say. */
export type RowBase = { version: number | null; stockShown: Thousandths | null | undefined };

/** What nothing can be: an empty cell leaves these as they are. */
const keptWhenEmpty: ReadonlySet<CsvField> = new Set([
  "discount_active",
  "featured",
  "in_stock",
  "sold_by_weight",
  "quality",
  "status",
  "unit",
  "quantity_step",
]);

const lowered: ReadonlySet<CsvField> = new Set([
  "discount_active",
  "featured",
  "in_stock",
  "sold_by_weight",
  "status",
  "drawn_as",
]);

const required = ["name", "description", "price"] as const;

const formNameOf = (field: CsvField): string => (field === "category" || field === "subcategory" ? `${field}_id` : field);

/** The column of a field by its name in the product form; null for one without a column. */
export const csvFieldOf = (name: unknown): CsvField | null => csvFields.find((field) => formNameOf(field) === name) ?? null;

/** A stored file, the mapping of its columns, and when it was sent: a row that names no version is merged with what was saved since. */
export type CsvFile = { content: string; mapping: CsvMapping; uploadedAt?: Date };

/** The cells of the columns that are read, without the blanks around them. */
export function cellsOf(cells: readonly string[], mapping: CsvMapping): Map<CsvField, string> {
  const read = new Map<CsvField, string>();
  mapping.forEach((field, place) => {
    if (field) read.set(field, (cells[place] ?? "").trim());
  });
  return read;
}

/**
 * Reads one row by the rules of the product form. A column that the file does not have stays as it is, an empty cell empties
 * what can be empty.
 *
 * @param category the category the product is in now, for a row that names only a subcategory; null for a new product
 */
export function readRow(
  cells: readonly string[],
  mapping: CsvMapping,
  { lookup, category }: { lookup: CategoryLookup; category: number | null },
): ReadRow {
  const raw = cellsOf(cells, mapping);
  const key = { id: raw.get("id")?.replace(/^#/, "") ?? "", barcode: unescapeFormula(raw.get("barcode") ?? "") };
  const name = unescapeFormula(raw.get("name") ?? "");
  const base = { version: versionIn(raw.get("version") ?? ""), stockShown: stockShownIn(raw.get("stock_shown") ?? "") };
  const nothing = { key, name, change: {}, base };
  if (cells.length !== mapping.length) {
    const values = { cells: cells.length, columns: mapping.length };
    return { ...nothing, problems: [{ field: null, reason: "ragged", values }] };
  }
  const problems: RowProblem[] = [];
  for (const [field, cell] of raw) if (isFormula(cell)) problems.push({ field, reason: "formula" });
  if (problems.length > 0) return { ...nothing, problems };

  const form: Record<string, string> = {};
  const sent = new Set<string>();
  for (const [field, cell] of raw) {
    if (keyFields.has(field) || (!cell && keptWhenEmpty.has(field))) continue;
    sent.add(formNameOf(field));
    if (cell) form[formNameOf(field)] = lowered.has(field) ? cell.toLowerCase() : unescapeFormula(cell);
  }
  problems.push(...placeRow(form, raw, { lookup, category }));
  const isNew = category === null;
  if (!isNew) for (const missing of required) if (!sent.has(missing)) form[missing] = "1"; // never written: it is not among `sent`
  const parsed = staffProductForm.safeParse(form);
  if (!parsed.success) problems.push(...issuesOf(parsed.error.issues, problems));
  const change = parsed.success && problems.length === 0 ? sentFields(parsed.data, sent) : {};
  return { key, name, change, problems, base };
}

/** The version in a cell: null for an empty one, 0 for a text that is none, which no product has. */
const versionIn = (cell: string): number | null => (cell === "" ? null : /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : 0);

function stockShownIn(cell: string): Thousandths | null | undefined {
  if (cell === "none") return null;
  return /^\d{1,6}(\.\d{1,3})?$/.test(cell) ? thousandths(Math.round(Number(cell) * 1000)) : undefined;
}

/** Puts the ids of category and subcategory into the form in place of their names, and the unit's abbreviation. */
function placeRow(
  form: Record<string, string>,
  raw: ReadonlyMap<CsvField, string>,
  { lookup, category }: { lookup: CategoryLookup; category: number | null },
): RowProblem[] {
  const problems: RowProblem[] = [];
  const named = raw.get("category");
  const categoryId = named ? lookup.categoryOf(unescapeFormula(named)) : raw.has("category") ? null : category;
  delete form.category_id;
  if (categoryId !== null) form.category_id = String(categoryId);
  else if (named) problems.push({ field: "category", reason: "no-category", values: { name: named } });
  const subcategory = raw.get("subcategory");
  const subcategoryId =
    subcategory && categoryId !== null ? lookup.subcategoryOf(unescapeFormula(subcategory), categoryId) : null;
  delete form.subcategory_id;
  if (subcategoryId !== null) form.subcategory_id = String(subcategoryId);
  else if (subcategory && categoryId !== null)
    problems.push({ field: "subcategory", reason: "no-subcategory", values: { name: subcategory } });
  const unit = raw.get("unit");
  if (unit) {
    const known = lookup.unitOf(unescapeFormula(unit));
    if (known) form.unit = known;
    else problems.push({ field: "unit", reason: "no-unit", values: { name: unit } });
  }
  return problems;
}

type Issues = readonly { code?: string | undefined; message: string; path: readonly PropertyKey[] }[];

/** The form's issues, each at its column; a missing value is reported there and not again for the whole row. */
function issuesOf(issues: Issues, known: readonly RowProblem[]): RowProblem[] {
  const found = issues.flatMap((issue) => {
    const field = csvFieldOf(issue.path[0]);
    return field && !known.some((problem) => problem.field === field) ? [{ field, issue }] : [];
  });
  if (found.length > 0 || known.length > 0) return found;
  return issues.slice(0, 1).map((issue) => ({ field: null, issue }));
}
