import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { printable } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { decodeCsv, surveyCsv } from "./csv/read-csv.server.ts";
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

/**
 * Keeps an uploaded file for the one who sent it, in place of their file before it.
 *
 * @returns its number; refused at `file` as `decodeCsv` and `surveyCsv` do, or with `csv.too-many-rows`, `row.no-columns`
 */
export async function saveRowImport<Model extends StaffModel>(
  { entity, fields }: StaffTable<Model>,
  file: { name: string; bytes: Uint8Array },
  { by }: { by: number },
): Promise<Outcome<number>> {
  const text = decodeCsv(file.bytes);
  if (!text.ok) return text;
  const survey = await surveyCsv(text.value);
  if (!survey.ok) return survey;
  const { header, rows } = survey.value;
  if (rows > mostLines) return refused("csv.too-many-rows", { field: "file", values: { most: mostLines } });
  const names = formFields({ fields }).map(({ name }) => name);
  if (!header.some((heading) => names.includes(heading.toLowerCase()))) return refused("row.no-columns", { field: "file" });
  const createdAt = now();
  const content = { fileName: printable(file.name).slice(0, 200), content: text.value, appliedAt: null, createdAt };
  const { id } = await db.resourceImport.upsert({
    where: { entity_byUserId: { entity, byUserId: by } },
    create: { entity, byUserId: by, ...content },
    update: content,
    select: { id: true },
  });
  return done(id);
}

const tallied = { add: "added", change: "changed", same: "same", refuse: "refused" } as const;

const nothing = (): RowImportCounts => ({ added: 0, changed: 0, same: 0, refused: 0 });

type Kept = { entity: string; id: number; by: number };

/** A kept file that may be applied, locked; null for somebody else's, one that was applied already and one older than a day. */
async function findKept(tx: Pick<Tx, "$queryRaw">, { entity, id, by }: Kept): Promise<RowFile | null> {
  const since = new Date(now().getTime() - day);
  const [kept] = await tx.$queryRaw<RowFile[]>`
    SELECT content, created_at AS "uploadedAt" FROM resource_imports
    WHERE id = ${id} AND entity = ${entity} AND by_user_id = ${by} AND applied_at IS NULL AND created_at > ${since} FOR UPDATE`;
  return kept ?? null;
}

/** What applying a kept file would do, line by line, and its columns that are left out; null for a file that cannot be applied. */
export async function dryRunRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by }: { by: number },
): Promise<{ counts: RowImportCounts; lines: DryRunLine[]; unknown: string[] } | null> {
  const file = await findKept(db, { entity: table.entity, id, by });
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
  return { counts, lines, unknown: await unknownColumns(table, file.content) };
}

/**
 * Applies a kept file in one transaction, once; lines that are refused are left out, as its dry run said.
 *
 * @returns how many lines did what; refused with `csv.not-found`, `row.taken`, `row.no-such`, or as the table's rules say
 */
export function importRows<Model extends StaffModel>(
  table: StaffTable<Model>,
  id: number,
  { by }: { by: number },
): Promise<Outcome<RowImportCounts>> {
  return transact<RowImportCounts>(async (tx) => {
    const file = await findKept(tx, { entity: table.entity, id, by });
    if (file === null) return refused("csv.not-found");
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
