import type { z } from "zod";
import { type ChangedField, listChangesAfter } from "#app/domain/audit/changes-since.server.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import type { db, Tx } from "#app/platform/db.server.ts";
import { cutToHeading, isFormula, plainCell, saysNothing, unescapeFormula } from "../csv/csv-cells.ts";
import { type CsvRow, readCsv } from "../csv/read-csv.server.ts";
import { fileColumns } from "../export-rows.server.ts";
import { fieldChecksOf } from "../form-of.server.ts";
import {
  type FieldValue,
  type FieldValues,
  type FormField,
  formFields,
  type RowOf,
  type StaffModel,
  type StaffTable,
} from "../staff-table.ts";
import { normalizedText, textsOf, toText } from "../to-text.ts";
import { rowsOf } from "./rows-of.server.ts";

/** What is wrong with a line of a file: at a field as a form would say it, or with the line as a whole. */
export type ImportProblem = { field: string; issue: z.core.$ZodIssue } | { refusal: Refusal };

/** What becomes of one line of a file; the values of a change are those alone that differ, by field name. */
export type PlannedImportRow<Model extends StaffModel> = { line: number; name: string } & (
  | { change: "add"; values: FieldValues }
  | { change: "change"; row: RowOf<Model>; values: FieldValues }
  | { change: "same" }
  | { change: "refuse"; problem: ImportProblem }
);

/** A kept file, when it was sent, and the row of its heading; null for the first one. */
export type RowFile = { content: string; uploadedAt: Date; headingRow: number | null };

type Heading = Pick<RowFile, "content" | "headingRow">;

/** A heading as it is compared, without empty cells behind the last. */
function columnsOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => plainCell(cell));
  return names.slice(0, names.findLastIndex(Boolean) + 1);
}

/** The lines of a file below its heading, some hundred at a time, and what the columns are called. */
async function* batches({ content, headingRow }: Heading, atOnce = 500): AsyncGenerator<{ header: string[]; lines: CsvRow[] }> {
  let header: string[] | null = null;
  let lines: CsvRow[] = [];
  for await (const line of readCsv(content)) {
    if (header) lines.push({ row: line.row, cells: [...cutToHeading(line.cells, header.length)] });
    else if (line.row >= (headingRow ?? 1)) header = columnsOf(line.cells).map((name) => name.toLowerCase());
    if (header && lines.length === atOnce) {
      yield { header, lines };
      lines = [];
    }
  }
  if (header && lines.length > 0) yield { header, lines };
}

/** The columns of a file that its table does not have, as the file names them: nothing is read from them. */
export async function unknownColumns<Model extends StaffModel>(
  table: StaffTable<Model>,
  { content, headingRow }: Heading,
): Promise<string[]> {
  const known = fileColumns(table);
  for await (const { row, cells } of readCsv(content))
    if (row >= (headingRow ?? 1)) return columnsOf(cells).filter((cell) => cell !== "" && !known.includes(cell.toLowerCase()));
  return [];
}

/** Types whose values are words that people write: there a dash or "N/A" may be meant. */
const worded: ReadonlySet<string> = new Set(["line", "text", "list", "emoji", "choice"]);

/** The number in a cell; null for an empty one, 0 for what is none. */
function numberIn(text: string | undefined): number | null {
  if (!text) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/**
 * Says of every line what it would add, change or leave, or what is wrong with it. A line with an id changes that row, in the version it
 * names, or merged with what was saved since the file was sent where it names none; a line without is about the row of its key, where the table has one, else a new row. A column that the file
 * lacks stays as it is.
 */
export async function* planRowImport<Model extends StaffModel>(
  reader: Tx | typeof db,
  table: StaffTable<Model>,
  { content, uploadedAt, headingRow }: RowFile,
): AsyncGenerator<PlannedImportRow<Model>[]> {
  const check = fieldChecksOf(table);
  const seen = new Set<number | string>();
  const keyOf = keyReader(table);
  const counted = new Set(formFields(table).flatMap(({ name, field }) => (worded.has(field.type) ? [] : [name])));
  const cellOf = (name: string, cell: string) => {
    const plain = plainCell(cell);
    return counted.has(name) && saysNothing(plain) ? "" : plain;
  };
  for await (const { header, lines } of batches({ content, headingRow })) {
    const cellsOf = ({ cells }: CsvRow) => Object.fromEntries(header.map((name, at) => [name, cellOf(name, cells[at] ?? "")]));
    const ids = lines.flatMap((line) => numberIn(cellsOf(line)["id"]) || []);
    const rows = await rowsOf(reader, table).findMany({ where: { id: { in: ids } }, take: ids.length });
    const rowById = new Map(rows.map((row) => [row.id, row]));
    const rowsByKey = await findByKey(
      reader,
      table,
      lines.flatMap((line) => keyOf(cellsOf(line)) ?? []),
    );
    const found = [...rows, ...[...rowsByKey.values()].flat()].map((row) => row.id);
    const changes = await listChangesAfter(reader, table.entity, { ids: found, after: uploadedAt });
    yield lines.map((line): PlannedImportRow<Model> => {
      const cells = cellsOf(line);
      const id = numberIn(cells["id"]);
      const key = keyOf(cells);
      const [row, ...others] = id === null ? (rowsByKey.get(key ?? "") ?? []) : [rowById.get(id)];
      const named = row?.id ?? key;
      const planned = { line: line.row, name: row ? table.nameOf(row) : "" };
      const refuse = (problem: ImportProblem) => ({ ...planned, change: "refuse" as const, problem });
      if (line.cells.length !== header.length) return refuse({ refusal: { code: "row.ragged" } });
      if (id !== null && !row) return refuse({ refusal: { code: "row.not-found" } });
      if (others.length > 0) return refuse({ refusal: { code: "row.key-shared", values: { count: others.length + 1 } } });
      if (id === null && table.form) return refuse({ refusal: { code: "row.not-added" } });
      if (named !== null && seen.has(named)) return refuse({ refusal: { code: "row.twice" } });
      if (named !== null) seen.add(named);
      const version = numberIn(cells["version"]);
      if (row && version !== null && version !== row.version) return refuse({ refusal: { code: "row.changed-meanwhile" } });
      const theirs = row && version === null ? changes.get(row.id) : undefined;
      return planLine(table, { planned, cells, row, check, theirs });
    });
  }
}

/** Reads the key of a line without a number; null where it has none, or the table has no key. */
function keyReader<Model extends StaffModel>(
  table: StaffTable<Model>,
): (cells: Readonly<Record<string, string>>) => string | null {
  const key = formFields(table).find(({ column }) => column === table.key);
  return (cells) => (key && !cells["id"] && normalizedText(key.field, unescapeFormula(cells[key.name] ?? ""))) || null;
}

/** No table that staff keep by hand has more rows under the keys of one batch, even where several rows share a key. */
const mostOfKeys = 10_000;

/** The rows of some keys, by key: more than one where the column is not unique. */
async function findByKey<Model extends StaffModel>(
  reader: Tx | typeof db,
  table: StaffTable<Model>,
  keys: readonly string[],
): Promise<Map<string, RowOf<Model>[]>> {
  const { key } = table;
  if (!key || keys.length === 0) return new Map();
  const rows = await rowsOf(reader, table).findMany({ where: { [key]: { in: [...keys] } }, take: mostOfKeys });
  const byKey = new Map<string, RowOf<Model>[]>();
  for (const row of rows) byKey.set(String(row[key]), [...(byKey.get(String(row[key])) ?? []), row]);
  return byKey;
}

type Line<Model extends StaffModel> = {
  planned: { line: number; name: string };
  cells: Readonly<Record<string, string>>;
  row: RowOf<Model> | undefined;
  /** what others saved of the row since the file was sent, where the line does not say what it was written from */
  theirs: ReadonlyMap<string, ChangedField> | undefined;
  check: ReturnType<typeof fieldChecksOf>;
};

function planLine<Model extends StaffModel>(
  table: StaffTable<Model>,
  { planned, cells, row, check, theirs }: Line<Model>,
): PlannedImportRow<Model> {
  const fields = formFields(table);
  const formula = fields.find(({ name }) => isFormula(cells[name] ?? ""));
  if (formula)
    return { ...planned, change: "refuse", problem: { refusal: { code: "row.formula", values: { field: formula.name } } } };
  const saved = textsOf(table, row ?? null);
  const textIn = ({ name, field }: FormField) => {
    if (cells[name] === undefined) return saved[name];
    // a tick that a form leaves out is off, but an empty cell changes nothing
    return field.type === "tick" && cells[name] === "" ? toText(field, field.default ?? false) : unescapeFormula(cells[name]);
  };
  const texts = fields.map((field) => [field.name, textIn(field)]);
  const parsed = check.safeParse(Object.fromEntries(texts));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue) return { ...planned, change: "refuse", problem: { field: String(issue.path[0] ?? ""), issue } };
  }
  const values = parsed.data as FieldValues;
  if (!row) return { ...planned, name: namedIn(table, values), change: "add", values };
  const changed = fields.filter(({ name, column, field }) => {
    if (field.immutable || cells[name] === undefined) return false;
    const text = toText(field, values[name]);
    const other = theirs?.get(column);
    return text !== saved[name] && !(other && text === toText(field, other.loaded as FieldValue));
  });
  if (changed.some(({ column }) => theirs?.has(column)))
    return { ...planned, change: "refuse", problem: { refusal: { code: "row.changed-meanwhile" } } };
  if (changed.length === 0) return { ...planned, change: "same" };
  return {
    ...planned,
    change: "change",
    row,
    values: Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? null])),
  };
}

/** What a new row would be called. */
const namedIn = <Model extends StaffModel>(table: StaffTable<Model>, values: FieldValues): string =>
  table.nameOf(Object.fromEntries(formFields(table).map(({ name, column }) => [column, values[name] ?? null])) as RowOf<Model>);
