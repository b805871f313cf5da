import { type ChangedField, listChangesAfter, listChangesSince } from "#app/domain/audit/changes-since.server.ts";
import { differences } from "#app/domain/audit/differences.ts";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { plainCell, saysNothing, unescapeFormula } from "#app/domain/resource/csv/csv-cells.ts";
import { barcodeKey, barcodeSpellings } from "#app/lib/gtin.ts";
import { thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { settleFields } from "../internal/check-product.server.ts";
import { mergeChanges, unknownChanges } from "../internal/merge-product.server.ts";
import { type SavedProduct, valueColumns } from "../internal/write-products.server.ts";
import { defaultFields } from "../product-fields.ts";
import type { ProductValues } from "../product-values.ts";
import type { CategoryLookup } from "./category-lookup.server.ts";
import type { CsvMapping } from "./csv-fields.ts";
import { type CsvFile, type NoProductReason, type ProductRow, readProductRows } from "./read-product-rows.server.ts";
import { type Carton, csvFieldOf, type ReadRow, readRow } from "./read-row.server.ts";
import type { RowProblem } from "./row-problem.ts";

/** What becomes of one row of a file. */
export type PlannedRow = {
  row: number;
  cells: string[];
  name: string;
  id: number | null;
  carton: Carton | null;
  isWithoutPicture: boolean;
} & (
  | { outcome: "create"; values: ProductValues }
  | { outcome: "update"; before: SavedProduct; after: Partial<ProductValues> }
  | { outcome: "unchanged" }
  | { outcome: "error"; problems: RowProblem[] }
  | { outcome: "left"; why: NoProductReason }
);

/** The name that a row takes from a product, or null: a person ticks each before it is written. */
export const renamedFrom = (row: PlannedRow): string | null =>
  row.outcome === "update" && row.after.name !== undefined && row.after.name !== row.before.name ? row.before.name : null;

type Reader = Pick<Tx, "$queryRaw">;

const atOnce = 500;

/**
 * Plans what every row would create, change or leave, or its problem, some hundred rows at a time. A row is about the product of
 * its id, else of its barcode; a row without either is a new product, unless there is one of that name and size; those of an import that was taken back do not count.
 */
export async function* planImport(reader: Reader, file: CsvFile, lookup: CategoryLookup): AsyncGenerator<PlannedRow[]> {
  const { mapping, uploadedAt, category = null } = file;
  const seen = new Map<string, number>();
  for await (const rows of batches(readProductRows(file))) {
    const known = await lookUp(reader, rows, { mapping, uploadedAt });
    yield rows.map((row) => planRow(row, { mapping, lookup, known, seen, category }));
  }
}

/** The rows, some hundred at a time. */
async function* batches(rows: AsyncGenerator<ProductRow>): AsyncGenerator<ProductRow[]> {
  let batch: ProductRow[] = [];
  for await (const row of rows) {
    batch.push(row);
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

type KeyField = "id" | "barcode" | "name" | "version";

/** A cell by which a row is looked up, as `readRow` reads it; empty where it says that there is nothing. */
function cellAt(cells: readonly string[], mapping: CsvMapping, field: KeyField): string {
  const text = plainCell(cells[mapping.indexOf(field)] ?? "");
  return saysNothing(text) ? "" : unescapeFormula(text);
}

/** The texts by which a row names its product. */
export const keysIn = (cells: readonly string[], mapping: CsvMapping): { id: string; barcode: string } => ({
  id: cellAt(cells, mapping, "id"),
  barcode: cellAt(cells, mapping, "barcode"),
});

const readCells = (rows: readonly ProductRow[]) => rows.flatMap((row) => ("read" in row ? [row.read] : []));

const column = (rows: readonly (readonly string[])[], mapping: CsvMapping, field: KeyField) =>
  mapping.includes(field) ? [...new Set(rows.map((cells) => cellAt(cells, mapping, field)).filter(Boolean))] : [];

/** The ids among some texts; `#12` is one too. */
export const idsIn = (texts: readonly string[]): number[] =>
  texts
    .map((text) => text.replace(/^#/, ""))
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);

/** Reads what the rows may be about, and what was changed of it meanwhile. */
async function lookUp(
  reader: Reader,
  rows: readonly ProductRow[],
  { mapping, uploadedAt }: { mapping: CsvMapping; uploadedAt: Date | undefined },
): Promise<Known> {
  const read = readCells(rows);
  const ids = idsIn(column(read, mapping, "id"));
  const barcodes = column(read, mapping, "barcode");
  const names = column(read, mapping, "name");
  const products = await reader.$queryRaw<SavedProduct[]>`
    SELECT ${valueColumns} FROM products p WHERE p.id = ANY(${ids}::int[]) OR lower(p.barcode) = ANY(${barcodes.flatMap(barcodeSpellings)}::text[])`;
  const sameNames = await reader.$queryRaw<
    { id: number; name: string; unit: string; size: string | null; isArchived: boolean }[]
  >`
    SELECT id, name, unit, unit_size AS size, status = 'archived' AS "isArchived" FROM products
    WHERE status IN ('active', 'draft', 'archived') AND name = ANY(${names}::text[])`;
  const takenBack = await listTakenBack(
    reader,
    sameNames.flatMap(({ id, isArchived }) => (isArchived ? [id] : [])),
  );
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const byBarcode = new Map(
    products.flatMap((product) => (product.barcode ? [[barcodeKey(product.barcode), product] as const] : [])),
  );
  const named = read.flatMap((cells) => {
    const saved = savedOf(cells, mapping, { byId, byBarcode });
    return saved ? [{ id: saved.id, now: saved.version, said: cellAt(cells, mapping, "version") }] : [];
  });
  const gained = named.flatMap(({ id, now, said }) => (said && Number(said) < now ? [{ id, gained: now - Number(said) }] : []));
  const unversioned = named.flatMap(({ id, said }) => (said ? [] : [id]));
  const afterUpload = uploadedAt ? await listChangesAfter(reader, "product", { ids: unversioned, after: uploadedAt }) : [];
  return {
    ...{ byId, byBarcode },
    changes: new Map([...(await listChangesSince(reader, "product", gained)), ...afterUpload]),
    byName: new Map(
      sameNames.flatMap(({ id, name, unit, size }) => (takenBack.has(id) ? [] : [[nameKey(name, unit, size), id] as const])),
    ),
  };
}

/** Of archived products those that an import added which was taken back: their names are free. */
async function listTakenBack(reader: Reader, ids: readonly number[]): Promise<Set<number>> {
  const entries = await readAuditLog({ entity: "product", rows: ids.map((id) => ({ id, take: 1 })) }, reader);
  return new Set(entries.flatMap(({ rowId, action }) => (action === "undo-import" ? [Number(rowId)] : [])));
}

/** The product that a row is about, by its id or else its barcode. */
function savedOf(
  cells: readonly string[],
  mapping: CsvMapping,
  { byId, byBarcode }: Pick<Known, "byId" | "byBarcode">,
): SavedProduct | undefined {
  const id = cellAt(cells, mapping, "id").replace(/^#/, "");
  return id ? byId.get(id) : byBarcode.get(barcodeKey(cellAt(cells, mapping, "barcode")));
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
  const change = { ...(stockQuantity !== undefined && stockQuantity === stockShown ? others : wanted) };
  if (change.barcode && saved.barcode && barcodeKey(change.barcode) === barcodeKey(saved.barcode)) delete change.barcode;
  const isCurrent = version === saved.version || (version === null && !changed);
  const theirs = isCurrent ? new Map<string, ChangedField>() : (changed ?? unknownChanges(change));
  const merged = mergeChanges(change, saved, theirs);
  const problems = merged.conflicts.map(({ field }): RowProblem => ({ field: csvFieldOf(field), reason: "changed-meanwhile" }));
  const counted = merged.change.stockQuantity;
  if (typeof counted === "number" && typeof stockShown === "number" && saved.stockQuantity !== null && !merged.isRecounted)
    merged.change.stockQuantity = thousandths(Math.max(0, saved.stockQuantity + counted - stockShown));
  return { change: merged.change, problems };
}

type PlanContext = {
  mapping: CsvMapping;
  lookup: CategoryLookup;
  known: Known;
  seen: Map<string, number>;
  category: number | null;
};

function planRow(come: ProductRow, { mapping, lookup, known, seen, category }: PlanContext): PlannedRow {
  const { row, cells: original } = come;
  if ("left" in come)
    return { row, cells: original, name: "", id: null, carton: null, isWithoutPicture: false, outcome: "left", why: come.left };
  const cells = come.read;
  const id = cellAt(cells, mapping, "id").replace(/^#/, "");
  const saved = savedOf(cells, mapping, known);
  const read = readRow(cells, mapping, { lookup, saved: saved ?? null, category });
  const name = read.name || (saved?.name ?? "");
  const planned = {
    row,
    cells: original,
    name,
    id: saved?.id ?? null,
    carton: read.carton,
    isWithoutPicture: read.isWithoutPicture,
  };
  const wrong = (...problems: RowProblem[]): PlannedRow => ({ ...planned, outcome: "error", problems });
  if (id && !saved) return wrong({ field: "id", reason: "no-such-id", values: { id } });
  if (read.problems.length > 0) return wrong(...read.problems);

  const { change, problems } = saved ? mergeRow(saved, read, known.changes.get(saved.id)) : read;
  if (problems.length > 0) return wrong(...problems);
  const values = valuesOf(saved, change, lookup);
  const holder = values.barcode ? known.byBarcode.get(barcodeKey(values.barcode)) : undefined;
  if (holder && holder.id !== saved?.id) return wrong({ field: "barcode", reason: "barcode-taken", values: { id: holder.id } });
  const stock = values.stockQuantity;
  const isStockSaid = !saved || change.stockQuantity !== undefined || change.soldByWeight !== undefined;
  if (isStockSaid && stock !== null && !values.soldByWeight && stock % 1000 !== 0)
    return wrong({ field: "stock_quantity", reason: "whole-pieces" });

  const same = saved ? undefined : known.byName.get(nameKey(values.name, values.unit, values.unitSize));
  if (same !== undefined) return wrong({ field: "name", reason: "exists", values: { id: same } });
  const twin = seenBefore(seen, row, [
    saved ? `#${saved.id}` : nameKey(values.name, values.unit, values.unitSize),
    ...(values.barcode ? [`=${barcodeKey(values.barcode)}`] : []),
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
