import { isOtherSite } from "#app/domain/media/fetch-picture.server.ts";
import { formatMoney, type Paisa, paisa, toRupeesInput } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import type { SavedProduct } from "../internal/write-products.server.ts";
import type { ProductFields } from "../product-fields.ts";
import { sentFields, staffProductForm } from "../product-form.server.ts";
import type { CategoryLookup } from "./category-lookup.server.ts";
import { type CsvField, type CsvMapping, csvFields, isOwnFile, keyFields } from "./csv-fields.ts";
import { cellsOf, type ProductCells, readPacking, unitNamed } from "./product-cells.ts";
import type { RowProblem } from "./row-problem.ts";

/** A parsed row: its product and the values to save. */
export type ReadRow = {
  name: string;
  change: Partial<ProductFields>;
  problems: RowProblem[];
  base: RowBase;
  carton: Carton | null;
  /** whether its picture is of another site and left out: no page shows it, and a file of thousands fetches nothing */
  isWithoutPicture: boolean;
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

/** Words in any case; yes and no are read by `readYesNo`. */
const lowered: ReadonlySet<CsvField> = new Set(["status", "drawn_as"]);

/** Nothing of these can be empty: an empty cell leaves them as they are. */
const required: readonly CsvField[] = ["name", "description", "price", "category"];

const formNameOf = (field: CsvField): string => (field === "category" || field === "subcategory" ? `${field}_id` : field);

/** The column of a field by its name in the product form; null for one without a column. */
export const csvFieldOf = (name: unknown): CsvField | null => csvFields.find((field) => formNameOf(field) === name) ?? null;

/** What a spreadsheet makes of a long number: 8.964E+12, 8964000100015.0. */
const shortened = /^\d+(?:\.\d+)?e\+?\d+$|^\d{7,}\.0+$/i;

/** A carton of a supplier's list, as the preview shows it: how many pieces at which price, paisa. */
export type Carton = { pieces: number; price: Paisa };

/**
 * Reads one row by the rules of the product form. A column that the file does not have stays as it is. An empty cell leaves a product as
 * it is too, but in a file that this shop wrote, where it empties what can be empty. A picture of another site is refused in such a file,
 * and left out in another's.
 *
 * @param saved the product that the row is about; null for a new one, which takes its name for a description that is missing
 * @param category for a new product whose row names none
 */
export function readRow(
  cells: readonly string[],
  mapping: CsvMapping,
  {
    lookup,
    saved,
    category: usual,
  }: { lookup: CategoryLookup; saved: Pick<SavedProduct, "categoryId" | "imageUrl"> | null; category: number | null },
): ReadRow {
  const wrong = (problem: RowProblem): ReadRow => ({
    name: "",
    change: {},
    base: noBase,
    carton: null,
    isWithoutPicture: false,
    problems: [problem],
  });
  const read = cellsOf(cells, mapping, lookup);
  if ("formula" in read) return wrong({ field: read.formula, reason: "formula" });
  const raw = read.texts;
  const name = raw.get("name") ?? "";
  const base = { version: versionIn(raw.get("version") ?? ""), stockShown: stockShownIn(raw.get("stock_shown") ?? "") };
  const nothing = { name, change: {}, base, carton: null, isWithoutPicture: false };
  if (cells.length !== mapping.length) {
    const values = { cells: cells.length, columns: mapping.length };
    return { ...nothing, problems: [{ field: null, reason: "ragged", values }] };
  }
  const isOwn = isOwnFile(mapping);
  const problems: RowProblem[] = [];
  const barcode = raw.get("barcode") ?? "";
  if (shortened.test(barcode)) {
    if (isOwn && saved)
      raw.delete("barcode"); // a sheet shortened it; nobody meant to change it
    else problems.push({ field: "barcode", reason: "shortened", values: { text: barcode } });
  }
  const stock = raw.get("stock_quantity") ?? "";
  if (/^[-−]\s*\d/.test(stock)) problems.push({ field: "stock_quantity", reason: "negative-stock", values: { text: stock } });
  const picture = raw.get("image_url") ?? "";
  const isElsewhere = isOtherSite(picture) && picture !== saved?.imageUrl;
  if (isElsewhere && isOwn) problems.push({ field: "image_url", reason: "other-site" });
  else if (isElsewhere) raw.delete("image_url");
  const { carton, problem } = readCarton(raw, lookup);
  if (problem) problems.push(problem);
  if (!saved && !raw.get("description") && name) raw.set("description", name);
  if (!saved && !isOwn && !raw.has("sold_by_weight") && /[.,]\d*[1-9]/.test(stock) && raw.get("unit"))
    raw.set("sold_by_weight", "yes");

  const form: Record<string, string> = {};
  const sent = new Set<string>();
  for (const [field, cell] of raw) {
    if (keyFields.has(field)) continue;
    const isKept = saved ? !isOwn || required.includes(field) || keptWhenEmpty.has(field) : keptWhenEmpty.has(field);
    if (!cell && isKept) continue;
    sent.add(formNameOf(field));
    if (cell) form[formNameOf(field)] = lowered.has(field) ? cell.toLowerCase() : cell;
  }
  problems.push(...placeRow(form, raw, { lookup, mapping, category: saved?.categoryId ?? usual }));
  if (!saved && form.category_id) sent.add("category_id");
  if (form.subcategory_id) sent.add("subcategory_id");
  if (saved) for (const missing of required) if (!sent.has(missing)) form[formNameOf(missing)] ??= "1"; // never written: it is not among `sent`
  const parsed = staffProductForm.safeParse(form);
  if (!parsed.success) problems.push(...issuesOf(parsed.error.issues, problems));
  const change = parsed.success && problems.length === 0 ? sentFields(parsed.data, sent) : {};
  return { name, change, problems, base, carton, isWithoutPicture: isElsewhere && !isOwn };
}

const noBase: RowBase = { version: null, stockShown: undefined };

/** What a supplier's list says of a carton goes into unit and size of the piece, and its price where the list has no other. */
function readCarton(raw: ProductCells, lookup: CategoryLookup): { carton: Carton | null; problem?: RowProblem } {
  const packing = readPacking(raw.get("packing") ?? "");
  const unit = packing && unitNamed(packing.unit, lookup);
  if (packing && unit && !raw.get("unit")) {
    raw.set("unit", unit);
    if (!raw.get("unit_size")) raw.set("unit_size", packing.size);
  }
  const price = parseRupees(raw.get("carton_price") ?? "");
  if (!packing?.pieces || price === null) return { carton: null };
  const carton = { pieces: packing.pieces, price };
  const piece = parseRupees(raw.get("price") ?? "");
  if (!raw.get("price")) raw.set("price", toRupeesInput(paisa(Math.round(price / packing.pieces))));
  const isOff = piece !== null && Math.abs(piece * packing.pieces - price) > packing.pieces * 100;
  if (!isOff) return { carton };
  const values = { pieces: packing.pieces, carton: formatMoney(price), piece: formatMoney(piece) };
  return { carton, problem: { field: "carton_price", reason: "carton", values } };
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
  { lookup, mapping, category }: { lookup: CategoryLookup; mapping: CsvMapping; category: number | null },
): RowProblem[] {
  const problems: RowProblem[] = [];
  const named = raw.get("category");
  const categoryId = named ? lookup.categoryOf(named) : category;
  delete form.category_id;
  if (categoryId !== null) form.category_id = String(categoryId);
  else if (named) problems.push({ field: "category", reason: "no-category", values: { name: named } });
  const subcategory = raw.get("subcategory");
  const subcategoryId = subcategory && categoryId !== null ? lookup.subcategoryOf(subcategory, categoryId) : null;
  delete form.subcategory_id;
  if (subcategoryId !== null) form.subcategory_id = String(subcategoryId);
  else if (subcategory && categoryId !== null && mapping.includes("subcategory"))
    problems.push({ field: "subcategory", reason: "no-subcategory", values: { name: subcategory } });
  const unit = raw.get("unit");
  if (unit) {
    const known = unitNamed(unit, lookup);
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
