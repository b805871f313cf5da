import { readCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { addProducts, writeProducts } from "../internal/write-products.server.ts";
import { type CategoryLookup, readCategoryLookup } from "./category-lookup.server.ts";
import type { CsvMapping } from "./csv-fields.ts";
import { findMissing, type MissingCategories, UsedCategories, withMissing, writeMissing } from "./missing-categories.server.ts";
import { idsIn, type PlannedRow, planImport } from "./plan-import.server.ts";
import type { CsvFile } from "./read-row.server.ts";
import type { RowProblem } from "./row-problem.ts";

/** How many rows did, or would do, what. */
export type ImportResult = { create: number; update: number; unchanged: number; error: number };

/** A file that may also create the categories, subcategories and units that it names and the shop lacks. */
export type ImportFile = CsvFile & { createsMissing?: boolean };

const nothingMissing: MissingCategories = { categories: [], subcategories: [], units: [] };

const missingIn = async (file: ImportFile, lookup: CategoryLookup): Promise<MissingCategories> =>
  file.createsMissing ? findMissing(file, lookup) : nothingMissing;

/** The problem of a row in a language. */
type Say = (problem: RowProblem) => string;

const rowsShown = 100;

/** What applying a file would do: how many rows do what, and the first hundred of those that fail and of those that change something;
 * `missing` is what it would create beside. */
export type DryRun = { result: ImportResult; errors: PlannedRow[]; changes: PlannedRow[]; missing: MissingCategories };

const nothing = (): ImportResult => ({ create: 0, update: 0, unchanged: 0, error: 0 });

function count(result: ImportResult, rows: readonly PlannedRow[]): void {
  for (const { outcome } of rows) result[outcome]++;
}

/** Works out what a file would do and does nothing. */
export async function dryRunImport(file: ImportFile): Promise<DryRun> {
  const lookup = await readCategoryLookup();
  const missing = await missingIn(file, lookup);
  const used = new UsedCategories();
  const run: DryRun = { result: nothing(), errors: [], changes: [], missing: nothingMissing };
  for await (const rows of planImport(db, file, withMissing(lookup, missing))) {
    count(run.result, rows);
    used.add(rows);
    for (const row of rows) {
      const shown = row.outcome === "error" ? run.errors : row.outcome === "unchanged" ? null : run.changes;
      if (shown && shown.length < rowsShown) shown.push(row);
    }
  }
  run.missing = used.of(missing);
  return run;
}

const errorLines = (rows: readonly PlannedRow[], describe: Say): string[][] =>
  rows.flatMap((row) => (row.outcome === "error" ? [[...row.cells, String(row.row), row.problems.map(describe).join(" ")]] : []));

/** The rows that would be left out as a file of their own: as they came, with the number and the reason behind. */
export async function* errorFileOf(file: ImportFile, heading: readonly string[], describe: Say): AsyncGenerator<string> {
  yield byteOrderMark + csvText([heading]);
  const lookup = await readCategoryLookup();
  for await (const rows of planImport(db, file, withMissing(lookup, await missingIn(file, lookup)))) {
    const lines = errorLines(rows, describe);
    if (lines.length > 0) yield csvText(lines);
  }
}

const underWay = processWide("product-imports", () => new Map<number, { done: number; total: number }>());

/** How far the applying of a file has come, in rows; null when this process is not at it. */
export const importProgress = (id: number): { done: number; total: number } | null => underWay.get(id) ?? null;

type Apply = {
  mapping: CsvMapping;
  /** the headings of the file of errors: the file's own and two more */
  heading: readonly string[];
  by: number;
  /** creates the categories, subcategories and units that good rows name and the shop lacks */
  createsMissing?: boolean;
  /** applies the other rows although some are wrong */
  leavesOutErrors: boolean;
  describe: Say;
};

/**
 * Applies a stored file in one transaction: all of its rows, or all but those that are wrong when that is wanted. It is applied
 * once; the rows left out stay with it as a file.
 *
 * @returns how many rows did what; refused with `csv.not-found`, `csv.applied-already`, `csv.has-errors`, or as `writeMissing` does
 */
export async function applyImport(
  id: number,
  { mapping, heading, by, createsMissing = false, leavesOutErrors, describe }: Apply,
): Promise<Outcome<ImportResult>> {
  try {
    return await transact(async (tx) => {
      const [kept] = await tx.$queryRaw<{ content: string; rows: number; isApplied: boolean; uploadedAt: Date }[]>`
        SELECT content, created_at AS "uploadedAt", rows_count AS rows, applied_at IS NOT NULL AS "isApplied" FROM product_imports
        WHERE id = ${id} AND by_user_id = ${by} FOR UPDATE`;
      if (!kept) return refused("csv.not-found");
      if (kept.isApplied) return refused("csv.applied-already");
      underWay.set(id, { done: 0, total: kept.rows });
      const file = { content: kept.content, uploadedAt: kept.uploadedAt, mapping, createsMissing };
      const lookup = await readCategoryLookup(tx); // before the products: a moved subcategory takes its own first, too
      await holdProducts(tx, file);
      const created = await createMissing(tx, { file, lookup, by });
      if (!created.ok) return created;
      const { result, errors } = await writeRows(tx, { id, file, lookup: withMissing(lookup, created.value), by, describe });
      if (result.error > 0 && !leavesOutErrors) return refused("csv.has-errors", { values: { count: result.error } });
      const errorFile = errors.length > 0 ? byteOrderMark + csvText([[...heading], ...errors]) : null;
      await tx.productImport.update({ where: { id }, data: { appliedAt: now(), result, errorFile } });
      return done(result);
    });
  } finally {
    underWay.delete(id);
  }
}

/** Creates what the good rows of a file name and the shop lacks; which rows are good is worked out before. */
async function createMissing(
  tx: Tx,
  { file, lookup, by }: { file: ImportFile; lookup: CategoryLookup; by: number },
): Promise<Outcome<MissingCategories>> {
  const missing = await missingIn(file, lookup);
  if (Object.values(missing).every((things) => things.length === 0)) return done(missing);
  const used = new UsedCategories();
  for await (const rows of planImport(tx, file, withMissing(lookup, missing))) used.add(rows);
  return writeMissing(tx, used.of(missing), { by });
}

async function writeRows(
  tx: Tx,
  { id, file, lookup, by, describe }: { id: number; file: CsvFile; lookup: CategoryLookup; by: number; describe: Say },
): Promise<{ result: ImportResult; errors: string[][] }> {
  const result = nothing();
  const errors: string[][] = [];
  for await (const rows of planImport(tx, file, lookup)) {
    const as = { by, action: "import" } as const;
    const added = rows.flatMap((row) => (row.outcome === "create" ? [row.values] : []));
    await addProducts(tx, added, as);
    const changed = rows.flatMap((row) => (row.outcome === "update" ? [{ before: row.before, after: row.after }] : []));
    await writeProducts(tx, changed, as);
    count(result, rows);
    errors.push(...errorLines(rows, describe));
    const progress = underWay.get(id);
    if (progress) progress.done += rows.length;
  }
  return { result, errors };
}

/** Holds all products that a file is about in the order of their ids, as orders do, before the first of them is changed. */
async function holdProducts(tx: Tx, { content, mapping }: CsvFile): Promise<void> {
  const [idAt, barcodeAt] = [mapping.indexOf("id"), mapping.indexOf("barcode")];
  const ids: string[] = [];
  const barcodes: string[] = [];
  for await (const { cells } of readCsv(content)) {
    if (idAt >= 0) ids.push(cells[idAt]?.trim() ?? "");
    if (barcodeAt >= 0) barcodes.push(cells[barcodeAt]?.trim() ?? "");
  }
  await tx.$executeRaw`
    SELECT p.id FROM products p WHERE p.id = ANY(${idsIn(ids)}::int[]) OR p.barcode = ANY(${barcodes.filter(Boolean)}::text[])
    ORDER BY p.id FOR NO KEY UPDATE`;
}
