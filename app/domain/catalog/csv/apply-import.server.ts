import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { barcodeSpellings, mendedCode } from "#app/lib/gtin.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { addProducts, writeProducts } from "../internal/write-products.server.ts";
import { type CategoryLookup, readCategoryLookup } from "./category-lookup.server.ts";
import type { CsvMapping } from "./csv-fields.ts";
import { findMissing, type MissingCategories, UsedCategories, withMissing, writeMissing } from "./missing-categories.server.ts";
import { idsIn, keysIn, type PlannedRow, planImport, renamedFrom } from "./plan-import.server.ts";
import { type CsvFile, readProductRows } from "./read-product-rows.server.ts";
import type { RowProblem } from "./row-problem.ts";
import type { WrittenProducts } from "./undo-import.server.ts";

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

/** Names that are ticked one by one: more are left out, and can be sent again. */
const renamesShown = 500;

/** So many barcodes with a doubtful check digit are named. */
const barcodesShown = 20;

/** The barcode that a row brings and whose check digit does not fit, or null: it is taken as it is, and named (decisions 41). */
function doubtfulBarcode(row: PlannedRow): string | null {
  const code = row.outcome === "create" ? row.values.barcode : row.outcome === "update" ? row.after.barcode : null;
  return code && mendedCode(code) !== null ? code : null;
}

/** What applying a file would do: how many rows do what, and the first hundred of those that fail and of those that change something;
 * `renames` change a product's name, `left` are none of the table; `doubtful` has
 * the count and the first of the barcodes with a wrong check digit, `withoutPicture` counts rows whose picture is of another site; `missing` is what it would create beside. */
export type DryRun = {
  result: ImportResult;
  errors: PlannedRow[];
  changes: PlannedRow[];
  renames: PlannedRow[];
  left: PlannedRow[];
  doubtful: { count: number; first: string[] };
  withoutPicture: number;
  missing: MissingCategories;
};

const nothing = (): ImportResult => ({ create: 0, update: 0, unchanged: 0, error: 0 });

function count(result: ImportResult, rows: readonly PlannedRow[]): void {
  for (const { outcome } of rows) if (outcome !== "left") result[outcome]++;
}

/** Works out what a file would do and does nothing. */
export async function dryRunImport(file: ImportFile): Promise<DryRun> {
  const lookup = await readCategoryLookup();
  const missing = await missingIn(file, lookup);
  const used = new UsedCategories();
  const run: DryRun = {
    result: nothing(),
    errors: [],
    changes: [],
    renames: [],
    left: [],
    missing: nothingMissing,
    doubtful: { count: 0, first: [] },
    withoutPicture: 0,
  };
  for await (const rows of planImport(db, file, withMissing(lookup, missing))) {
    count(run.result, rows);
    used.add(rows);
    for (const row of rows) {
      if (row.isWithoutPicture && row.outcome !== "error") run.withoutPicture++;
      const code = doubtfulBarcode(row);
      if (code !== null && run.doubtful.count++ < barcodesShown) run.doubtful.first.push(code);
      const isRenamed = renamedFrom(row) !== null;
      const lists = { error: run.errors, left: run.left, unchanged: null, create: run.changes, update: run.changes };
      const shown = isRenamed ? run.renames : lists[row.outcome];
      if (shown && shown.length < (isRenamed ? renamesShown : rowsShown)) shown.push(row);
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
  /** the numbers of the rows whose new name was ticked; the others that change a name are left out */
  renames?: ReadonlySet<number>;
  /** the category of new products whose row names none */
  category?: number | null;
  /** a person has seen that the words of a file with a guessed encoding are right */
  isTextRight?: boolean;
  describe: Say;
};

/** A row that would change a name which nobody ticked, as one that is left out. */
const orUnticked =
  (renames: ReadonlySet<number>) =>
  (row: PlannedRow): PlannedRow => {
    const { row: number, cells, name, id, carton, isWithoutPicture } = row;
    if (renamedFrom(row) === null || renames.has(number)) return row;
    const problems: RowProblem[] = [{ field: "name", reason: "rename", values: { old: renamedFrom(row) ?? "" } }];
    return { row: number, cells, name, id, carton, isWithoutPicture, outcome: "error", problems };
  };

const isUnticked = (row: PlannedRow): boolean =>
  row.outcome === "error" && row.problems.some((problem) => "reason" in problem && problem.reason === "rename");

/**
 * Applies a stored file in one transaction: all of its rows, or all but those that are wrong when that is wanted. It is applied
 * once; the rows left out stay with it as a file.
 *
 * @returns how many rows did what; refused with `csv.not-found`, `csv.applied-already`, `csv.has-errors`, or as `writeMissing` does
 */
export async function applyImport(
  id: number,
  {
    mapping,
    heading,
    by,
    createsMissing = false,
    leavesOutErrors,
    renames = new Set(),
    category = null,
    isTextRight = true,
    describe,
  }: Apply,
): Promise<Outcome<ImportResult>> {
  try {
    return await transact(async (tx) => {
      const [kept] = await tx.$queryRaw<KeptFile[]>`
        SELECT content, header, heading_row AS "headingRow", created_at AS "uploadedAt", rows_count AS rows,
          encoding_guessed AS "isGuessed", applied_at IS NOT NULL AS "isApplied" FROM product_imports
        WHERE id = ${id} AND by_user_id = ${by} FOR UPDATE`;
      if (!kept) return refused("csv.not-found");
      if (kept.isApplied) return refused("csv.applied-already");
      if (kept.isGuessed && !isTextRight) return refused("csv.text-unseen", { field: "text_right" });
      underWay.set(id, { done: 0, total: kept.rows });
      const { content, header, headingRow, uploadedAt } = kept;
      const file = { content, header, headingRow, uploadedAt, mapping, createsMissing, category };
      const tick = orUnticked(renames);
      const lookup = await readCategoryLookup(tx); // before the products: a moved subcategory takes its own first, too
      await holdProducts(tx, file);
      const created = await createMissing(tx, { file, lookup, by, tick });
      if (!created.ok) return created;
      const found = withMissing(lookup, created.value);
      const { result, errors, wrong, written } = await writeRows(tx, { id, file, lookup: found, by, describe, tick });
      if (wrong > 0 && !leavesOutErrors) return refused("csv.has-errors", { values: { count: wrong } });
      const errorFile = errors.length > 0 ? byteOrderMark + csvText([[...heading], ...errors]) : null;
      await tx.productImport.update({ where: { id }, data: { appliedAt: now(), result, errorFile, written } });
      return done(result);
    });
  } finally {
    underWay.delete(id);
  }
}

type KeptFile = {
  content: string;
  header: string[];
  headingRow: number | null;
  rows: number;
  isGuessed: boolean;
  isApplied: boolean;
  uploadedAt: Date;
};

type Tick = (row: PlannedRow) => PlannedRow;

/** Creates what the good rows of a file name and the shop lacks; which rows are good is worked out before. */
async function createMissing(
  tx: Tx,
  { file, lookup, by, tick }: { file: ImportFile; lookup: CategoryLookup; by: number; tick: Tick },
): Promise<Outcome<MissingCategories>> {
  const missing = await missingIn(file, lookup);
  if (Object.values(missing).every((things) => things.length === 0)) return done(missing);
  const used = new UsedCategories();
  for await (const rows of planImport(tx, file, withMissing(lookup, missing))) used.add(rows.map(tick));
  return writeMissing(tx, used.of(missing), { by });
}

type Writing = { id: number; file: CsvFile; lookup: CategoryLookup; by: number; describe: Say; tick: Tick };

async function writeRows(
  tx: Tx,
  { id, file, lookup, by, describe, tick }: Writing,
): Promise<{ result: ImportResult; errors: string[][]; wrong: number; written: WrittenProducts }> {
  const result = nothing();
  const errors: string[][] = [];
  const written: WrittenProducts = { created: [], changed: [] };
  let wrong = 0;
  for await (const planned of planImport(tx, file, lookup)) {
    const rows = planned.map(tick);
    const as = { by, action: "import" } as const;
    const added = rows.flatMap((row) => (row.outcome === "create" ? [row.values] : []));
    written.created.push(...(await addProducts(tx, added, as)));
    const changed = rows.flatMap((row) => (row.outcome === "update" ? [{ before: row.before, after: row.after }] : []));
    await writeProducts(tx, changed, as);
    written.changed.push(...changed.map(({ before: { id: product, version } }) => ({ id: product, version: version + 1 })));
    count(result, rows);
    errors.push(...errorLines(rows, describe));
    wrong += rows.filter((row) => row.outcome === "error" && !isUnticked(row)).length;
    const progress = underWay.get(id);
    if (progress) progress.done += rows.length;
  }
  return { result, errors, wrong, written };
}

/** Holds all products that a file is about in the order of their ids, as orders do, before the first of them is changed. */
async function holdProducts(tx: Tx, file: CsvFile): Promise<void> {
  const ids: string[] = [];
  const barcodes: string[] = [];
  for await (const row of readProductRows(file)) {
    if (!("read" in row)) continue;
    const key = keysIn(row.read, file.mapping);
    ids.push(key.id);
    barcodes.push(key.barcode);
  }
  await tx.$executeRaw`
    SELECT p.id FROM products p WHERE p.id = ANY(${idsIn(ids)}::int[]) OR lower(p.barcode) = ANY(${barcodes.flatMap(barcodeSpellings)}::text[])
    ORDER BY p.id FOR NO KEY UPDATE`;
}
