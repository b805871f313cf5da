import { type ChangedField, listChangesAfter, listChangesSince } from "#app/domain/audit/changes-since.server.ts";
import { differences } from "#app/domain/audit/differences.ts";
import { type CsvRow, readCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { settleFields } from "../internal/check-product.server.ts";
import { mergeChanges, unknownChanges } from "../internal/merge-product.server.ts";
import { type SavedProduct, valueColumns } from "../internal/write-products.server.ts";
import { defaultFields } from "../product-fields.ts";
import type { ProductValues } from "../product-values.ts";
import type { CategoryLookup } from "./category-lookup.server.ts";
import type { CsvMapping } from "./csv-fields.ts";
import { type CsvFile, csvFieldOf, type ReadRow, readRow } from "./read-row.server.ts";
import type { RowProblem } from "./row-problem.ts";

/** What becomes of one row of a file. */
export type PlannedRow = { row: number; cells: string[]; name: string; id: number | null } & (
  | { outcome: "create"; values: ProductValues }
  | { outcome: "update"; before: SavedProduct; after: Partial<ProductValues> }
  | { outcome: "unchanged" }
  | { outcome: "error"; problems: RowProblem[] }
);

type Reader = Pick<Tx, "$queryRaw">;

const atOnce = 500;

/**
 * Plans what every row would create, change or leave, or its problem, some hundred rows at a time. A row is about the product of
 * its id, else of its barcode; a row without either is a new product, unless there is one of that name and size.
 */
export async function* planImport(
  reader: Reader,
  { content, mapping, uploadedAt }: CsvFile,
  lookup: CategoryLookup,
): AsyncGenerator<PlannedRow[]> {
  const seen = new Map<string, number>();
  for await (const rows of batches(readCsv(content))) {
    const known = await lookUp(reader, rows, { mapping, uploadedAt });
    yield rows.map((row) => planRow(row, { mapping, lookup, known, seen }));
  }
}

/** The rows below the heading, some hundred at a time. */
async function* batches(rows: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let isHeading = true;
  for await (const row of rows) {
    if (!isHeading) batch.push(row);
    isHeading = false;
    if (batch.length === atOnce) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

type Known = {
  byId: ReadonlyMap<string, SavedProduct>;
  byBarcode: ReadonlyMap<string, SavedProduct>;
  byName: ReadonlyMap<string, number>;
  /** the fields that were changed since the version that a row names, or since the file was sent where it names none, by product */
  changes: ReadonlyMap<number, ReadonlyMap<string, ChangedField>>;
};

const nameKey = (name: string, unit: string, size: string | null) => JSON.stringify([name, unit, size ?? "1"]);

const column = (rows: readonly CsvRow[], place: number) =>
  place < 0 ? [] : [...new Set(rows.map(({ cells }) => cells[place]?.trim() ?? "").filter(Boolean))];

/** The ids among some texts; `#12` is one too. */
export const idsIn = (texts: readonly string[]): number[] =>
  texts
    .map((text) => text.replace(/^#/, ""))
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);

/** Reads what the rows may be about, and what was changed of it meanwhile. */
async function lookUp(
  reader: Reader,
  rows: readonly CsvRow[],
  { mapping, uploadedAt }: Pick<CsvFile, "mapping" | "uploadedAt">,
): Promise<Known> {
  const ids = idsIn(column(rows, mapping.indexOf("id")));
  const barcodes = column(rows, mapping.indexOf("barcode"));
  const names = column(rows, mapping.indexOf("name"));
  const products = await reader.$queryRaw<SavedProduct[]>`
    SELECT ${valueColumns} FROM products p WHERE p.id = ANY(${ids}::int[]) OR p.barcode = ANY(${barcodes}::text[])`;
  const sameNames = await reader.$queryRaw<{ id: number; name: string; unit: string; size: string | null }[]>`
    SELECT id, name, unit, unit_size AS size FROM products
    WHERE status IN ('active', 'draft', 'archived') AND name = ANY(${names}::text[])`;
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const byBarcode = new Map(products.flatMap((product) => (product.barcode ? [[product.barcode, product] as const] : [])));
  const versionAt = mapping.indexOf("version");
  const named = rows.flatMap(({ cells }) => {
    const saved = savedOf(cells, mapping, { byId, byBarcode });
    return saved ? [{ id: saved.id, now: saved.version, said: cells[versionAt]?.trim() ?? "" }] : [];
  });
  const gained = named.flatMap(({ id, now, said }) => (said && Number(said) < now ? [{ id, gained: now - Number(said) }] : []));
  const unversioned = named.flatMap(({ id, said }) => (said ? [] : [id]));
  const afterUpload = uploadedAt ? await listChangesAfter(reader, "product", { ids: unversioned, after: uploadedAt }) : [];
  return {
    ...{ byId, byBarcode },
    changes: new Map([...(await listChangesSince(reader, "product", gained)), ...afterUpload]),
    byName: new Map(sameNames.map(({ id, name, unit, size }) => [nameKey(name, unit, size), id])),
  };
}

const cellAt = (cells: readonly string[], mapping: CsvMapping, name: "id" | "barcode"): string =>
  cells[mapping.indexOf(name)]?.trim() ?? "";

/** The product that a row is about, by its id or else its barcode. */
function savedOf(
  cells: readonly string[],
  mapping: CsvMapping,
  { byId, byBarcode }: Pick<Known, "byId" | "byBarcode">,
): SavedProduct | undefined {
  const id = cellAt(cells, mapping, "id").replace(/^#/, "");
  return id ? byId.get(id) : byBarcode.get(cellAt(cells, mapping, "barcode"));
}

/**
 * Merges a row into the product as it is saved now, from the version that it was exported with, or from when the file was sent where it
 * names none: a cell that was left alone keeps what
 * others saved since, and one that was edited although others changed the same field is a problem of the row. Stock that was edited is
 * corrected by what orders took since the export.
 */
function mergeRow(
  saved: SavedProduct,
  { change: wanted, base: { version, stockShown } }: ReadRow,
  changed: ReadonlyMap<string, ChangedField> | undefined,
): Pick<ReadRow, "change" | "problems"> {
  const { stockQuantity, ...others } = wanted;
  const change = stockQuantity !== undefined && stockQuantity === stockShown ? others : wanted;
  const isCurrent = version === saved.version || (version === null && !changed);
  const theirs = isCurrent ? new Map<string, ChangedField>() : (changed ?? unknownChanges(change));
  const merged = mergeChanges(change, saved, theirs);
  const problems = merged.conflicts.map(({ field }): RowProblem => ({ field: csvFieldOf(field), reason: "changed-meanwhile" }));
  const counted = merged.change.stockQuantity;
  if (typeof counted === "number" && typeof stockShown === "number" && saved.stockQuantity !== null && !merged.isRecounted)
    merged.change.stockQuantity = thousandths(Math.max(0, saved.stockQuantity + counted - stockShown));
  return { change: merged.change, problems };
}

type PlanContext = { mapping: CsvMapping; lookup: CategoryLookup; known: Known; seen: Map<string, number> };

function planRow({ row, cells }: CsvRow, { mapping, lookup, known, seen }: PlanContext): PlannedRow {
  const id = cellAt(cells, mapping, "id").replace(/^#/, "");
  const saved = savedOf(cells, mapping, known);
  const read = readRow(cells, mapping, { lookup, category: saved?.categoryId ?? null });
  const planned = { row, cells, name: read.name || (saved?.name ?? ""), id: saved?.id ?? null };
  const wrong = (...problems: RowProblem[]): PlannedRow => ({ ...planned, outcome: "error", problems });
  if (id && !saved) return wrong({ field: "id", reason: "no-such-id", values: { id } });
  if (read.problems.length > 0) return wrong(...read.problems);

  const { change, problems } = saved ? mergeRow(saved, read, known.changes.get(saved.id)) : read;
  if (problems.length > 0) return wrong(...problems);
  const values = valuesOf(saved, change, lookup);
  const holder = values.barcode ? known.byBarcode.get(values.barcode) : undefined;
  if (holder && holder.id !== saved?.id) return wrong({ field: "barcode", reason: "barcode-taken", values: { id: holder.id } });
  const stock = values.stockQuantity;
  const isStockSaid = !saved || change.stockQuantity !== undefined || change.soldByWeight !== undefined;
  if (isStockSaid && stock !== null && !values.soldByWeight && stock % 1000 !== 0)
    return wrong({ field: "stock_quantity", reason: "whole-pieces" });

  const same = saved ? undefined : known.byName.get(nameKey(values.name, values.unit, values.unitSize));
  if (same !== undefined) return wrong({ field: "name", reason: "exists", values: { id: same } });
  const twin = seenBefore(seen, row, [
    saved ? `#${saved.id}` : nameKey(values.name, values.unit, values.unitSize),
    ...(values.barcode ? [`=${values.barcode}`] : []),
  ]);
  if (twin !== null) return wrong({ field: null, reason: "twice", values: { row: twin } });

  if (!saved) return { ...planned, outcome: "create", values };
  const difference = differences(saved, values);
  return difference
    ? { ...planned, outcome: "update", before: saved, after: difference.after }
    : { ...planned, outcome: "unchanged" };
}

/** A product as it is to be saved: the row's values over the saved ones or the defaults. A subcategory of another category is dropped. */
function valuesOf(saved: SavedProduct | undefined, change: ReadRow["change"], lookup: CategoryLookup): ProductValues {
  const blank = { ...defaultFields, name: "", description: "", price: 0 as ProductValues["price"], categoryId: 0 };
  const { id: _, version: __, ...old } = saved ?? { id: 0, version: 0, ...blank };
  const { furtherPictures, ...values } = settleFields({ ...blank, ...old, ...change, furtherPictures: [] });
  const { subcategoryId, categoryId } = values;
  return { ...values, subcategoryId: subcategoryId !== null && lookup.isIn(subcategoryId, categoryId) ? subcategoryId : null };
}

/** The earlier row with one of these values; null when there is none, and then they belong to this row. */
function seenBefore(seen: Map<string, number>, row: number, keys: readonly string[]): number | null {
  for (const key of keys) {
    const before = seen.get(key);
    if (before !== undefined) return before;
  }
  for (const key of keys) seen.set(key, row);
  return null;
}
