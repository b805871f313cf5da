import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { printable } from "#app/lib/form-fields.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { plainCell } from "./csv/csv-cells.ts";
import { type CsvEncoding, foreignWords } from "./csv/csv-encodings.ts";
import { decodeCsv } from "./csv/decode-csv.server.ts";
import { surveyCsv } from "./csv/read-csv.server.ts";
import { storedRow } from "./delete-row.server.ts";
import { columnValuesOf } from "./form-of.server.ts";
import { refuseProblem } from "./internal/database-problem.ts";
import { nextPositions } from "./internal/next-positions.server.ts";
import {
  type ImportProblem,
  type PlannedImportRow,
  planRowImport,
  type RowFile,
  unknownColumns,
} from "./internal/plan-import.server.ts";
import { readyToAdd } from "./internal/ready-to-add.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { writeRow } from "./internal/write-row.server.ts";
import { type FieldValues, formFields, type RowOf, type StaffModel, type StaffTable } from "./staff-table.ts";

/** No file of a staff-kept table has more lines: they are written one by one in one transaction. */
const mostLines = 5000;

/** Lines of a dry run that are shown: those that change something or are refused. */
const mostShown = 200;

const day = 86_400_000;

/** How many lines of a file do what. */
export type RowImportCounts = { added: number; changed: number; same: number; refused: number };

/** A line of a dry run; `problem` says why it is refused. */
export type DryRunLine = {
  line: number;
  name: string;
  change: PlannedImportRow<StaffModel>["change"];
  problem: ImportProblem | null;
};

type ReadFile = { content: string; headingRow: number; encoding: string; encodingGuessed: boolean };

/** Reads a file's text and finds its heading, which may stand below a preamble: the row that names most fields of the table. */
async function readFile<Model extends StaffModel>(table: StaffTable<Model>, bytes: Uint8Array): Promise<Outcome<ReadFile>> {
  const decoded = await decodeCsv(bytes);
  if (!decoded.ok) return decoded;
  const { text: content, encoding, isGuessed } = decoded.value;
  const names = new Set(formFields(table).map(({ name }) => name));
  const named = (cells: readonly string[]) => cells.filter((cell) => names.has(plainCell(cell).toLowerCase())).length;
  const survey = await surveyCsv(content, (first) => {
    const counts = first.map(named);
    return Math.max(0, counts.indexOf(Math.max(1, ...counts)));
  });
  if (!survey.ok) return survey;
  const { header, headingRow, rows } = survey.value;
  if (rows > mostLines) return refused("csv.too-many-rows", { field: "file", values: { most: mostLines } });
  if (named(header) === 0) return refused("row.no-columns", { field: "file" });
  return done({ content, headingRow, encoding, encodingGuessed: isGuessed });
}

/**
 * Keeps an uploaded file for the one who sent it, in place of their file before it.
 *
 * @returns its number; refused at `file` as `decodeCsv` and `surveyCsv` do, or with `csv.too-many-rows`, `row.no-columns`
 */
export async function saveRowImport<Model extends StaffModel>(
  table: StaffTable<Model>,
  file: { name: string; bytes: Uint8Array },
  { by }: { by: number },
): Promise<Outcome<number>> {
  const read = await readFile(table, file.bytes);
  if (!read.ok) return read;
  const { entity } = table;
  const bytes = read.value.encodingGuessed ? new Uint8Array(file.bytes) : null;
  const fileName = printable(oneLine(file.name)).slice(0, 200);
  const kept = { fileName, ...read.value, bytes, appliedAt: null, createdAt: now() };
  const { id } = await db.resourceImport.upsert({
    where: { entity_byUserId: { entity, byUserId: by } },
    create: { entity, byUserId: by, ...kept },
    update: kept,
    select: { id: true },
  });
  return done(id);
}

const tallied = { add: "added", change: "changed", same: "same", refuse: "refused" } as const;

const nothing = (): RowImportCounts => ({ added: 0, changed: 0, same: 0, refused: 0 });

type Kept = { entity: string; id: number; by: number; encoding?: CsvEncoding | null };

type KeptRowFile = RowFile & { encoding: string | null; isGuessed: boolean; bytes: Uint8Array | null };

/** How a person says that a file with a guessed encoding is to be read; null leaves it at the guess. */
type ReadAs = { by: number; encoding?: CsvEncoding | null };

/** A kept file that may be applied, locked; null for somebody else's, one that was applied already and one older than a day. */
async function findKept(tx: Pick<Tx, "$queryRaw">, { entity, id, by, encoding = null }: Kept): Promise<KeptRowFile | null> {
  const since = new Date(now().getTime() - day);
  const [kept] = await tx.$queryRaw<KeptRowFile[]>`
    SELECT content, created_at AS "uploadedAt", heading_row AS "headingRow", encoding, encoding_guessed AS "isGuessed", bytes
    FROM resource_imports
    WHERE id = ${id} AND entity = ${entity} AND by_user_id = ${by} AND applied_at IS NULL AND created_at > ${since} FOR UPDATE`;
  const again = encoding && kept?.bytes ? await decodeCsv(kept.bytes, encoding) : null;
  return kept && again?.ok ? { ...kept, content: again.value.text, encoding } : (kept ?? null);
}

/** What a file would do; `words` are those by which a person sees whether a guessed `encoding` is right, null where nothing was guessed. */
type RowDryRun = {
  counts: RowImportCounts;
  lines: DryRunLine[];
  unknown: string[];
  guessed: { encoding: string; words: string[] } | null;
};

/** What applying a kept file would do, line by line, and its columns that are left out; null for a file that cannot be applied. */
export async function dryRunRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by, encoding = null }: ReadAs,
): Promise<RowDryRun | null> {
  const file = await findKept(db, { entity: table.entity, id, by, encoding });
  if (file === null) return null;
  const counts = nothing();
  const lines: DryRunLine[] = [];
  for await (const planned of planRowImport(db, table, file))
    for (const line of planned) {
      counts[tallied[line.change]]++;
      if (line.change === "same" || lines.length === mostShown) continue;
      lines.push({
        line: line.line,
        name: line.name,
        change: line.change,
        problem: line.change === "refuse" ? line.problem : null,
      });
    }
  const guessed = file.isGuessed ? { encoding: file.encoding ?? "", words: foreignWords(file.content) } : null;
  return { counts, lines, unknown: await unknownColumns(table, file), guessed };
}

/**
 * Applies a kept file in one transaction, once; lines that are refused are left out, as its dry run said.
 *
 * @returns how many lines did what; refused with `csv.not-found`, `csv.text-unseen`, `row.taken`, `row.no-such`, or as the table's rules say
 */
export function importRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by, encoding = null }: ReadAs,
): Promise<Outcome<RowImportCounts>> {
  return transact<RowImportCounts>(async (tx) => {
    const file = await findKept(tx, { entity: table.entity, id, by, encoding });
    if (file === null) return refused("csv.not-found");
    if (file.isGuessed && encoding === null) return refused("csv.text-unseen");
    const counts = nothing();
    for await (const planned of planRowImport(tx, table, file)) {
      const as = { by, entity: table.entity };
      const added = await addLines(tx, table, planned, by);
      if (!added.ok) return added;
      await recordAudits(tx, added.value, { ...as, action: "add" });
      const changed = await changeLines(tx, table, planned, by);
      if (!changed.ok) return changed;
      const changes = changed.value;
      await recordAudits(tx, changes, { ...as, action: "save" });
      for (const { change } of planned) counts[tallied[change]]++;
      const late = planned.filter(({ change }) => change === "change").length - changes.length;
      counts.changed -= late;
      counts.refused += late;
    }
    await tx.resourceImport.update({ where: { id }, data: { appliedAt: now() } });
    return done(counts);
  }).catch(refuseProblem(table));
}

async function addLines<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  planned: readonly PlannedImportRow<Model>[],
  by: number,
): Promise<Outcome<AuditedChange[]>> {
  const added = planned.flatMap((line) => (line.change === "add" ? [columnValuesOf(table, line.values)] : []));
  if (added.length === 0) return done([]);
  const positionOf = await nextPositions(tx, table);
  const rows = table.rules
    ? await addEach(tx, table, { added, positionOf, by })
    : done(
        await rowsOf(tx, table).createManyAndReturn({
          data: added.map((columns, at) => ({ ...columns, ...positionOf(at) })),
        }),
      );
  return rows.ok ? done(rows.value.map((row) => ({ id: row.id, before: null, after: storedRow(table, row) }))) : rows;
}

type Adding = { added: readonly FieldValues[]; positionOf: (at: number) => object; by: number };

/** Adds lines one after the other, as each may be refused for what the one before it added. */
async function addEach<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { added, positionOf, by }: Adding,
): Promise<Outcome<RowOf<Model>[]>> {
  const rows: RowOf<Model>[] = [];
  for (const [at, values] of added.entries()) {
    const ready = await readyToAdd(tx, table, { values, by });
    if (!ready.ok) return ready;
    const row = await rowsOf(tx, table).create({ data: { ...ready.value, ...positionOf(at) } });
    await table.rules?.after?.(tx, { before: null, after: row, by });
    rows.push(row);
  }
  return done(rows);
}

/** Writes the changed lines; a row that somebody saved in between stays as it is. */
async function changeLines<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  planned: readonly PlannedImportRow<Model>[],
  by: number,
): Promise<Outcome<AuditedChange[]>> {
  const changes: AuditedChange[] = [];
  for (const line of planned) {
    if (line.change !== "change") continue;
    const change = await writeRow(tx, table, { row: line.row, after: columnValuesOf(table, line.values), by });
    if (!change.ok) return change;
    if (change.value) changes.push(change.value);
  }
  return done(changes);
}
