import type { z } from "zod";
import {
  bulkChange,
  findBulkAction,
  findBulkField,
  findBulkRows,
  mostBulkRows,
  readBulkValue,
} from "#app/domain/resource/bulk-rows.server.ts";
import { encodingNamed } from "#app/domain/resource/csv/csv-encodings.ts";
import { type DryRunLine, dryRunRows } from "#app/domain/resource/import-rows.server.ts";
import { readQuery } from "#app/domain/resource/resource-query.ts";
import { type BulkPreview, type ImportPreview, isUnsaved } from "#app/domain/resource/resource-view.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { readFileInQueue } from "./file-queue.server.ts";
import { sentence } from "./form.server.ts";
import { rowId } from "./search-params.server.ts";

/** The number of a listed row, below 0 for one without a record; null for another text. */
export function listedId(text: string): number | null {
  const id = rowId(text.replace(/^-/, ""));
  return id !== null && text.startsWith("-") ? -id : id;
}

/** The ids that an address names, as `id=1&id=2`. */
export const selectedIds = (params: URLSearchParams): number[] => params.getAll("id").flatMap((text) => listedId(text) ?? []);

const problemOf = (error: z.ZodError | undefined, lang: Lang): string | null =>
  error?.issues[0] ? sentence(lang, error.issues[0]) : null;

/**
 * What `?bulk=delete&id=1&id=2` would do, or with `&all=1` to all rows of the list; null where the address asks for no known action. A
 * field without its `value` changes nothing yet: it is chosen first.
 */
export async function readBulk<Model extends StaffModel>(
  table: StaffTable<Model>,
  params: URLSearchParams,
  lang: Lang,
): Promise<BulkPreview | null> {
  const [name, value] = [params.get("bulk") ?? "", params.get("value") ?? ""];
  const action = findBulkAction(table, name, value);
  const field = findBulkField(table, name);
  if (!action && !field) return null;
  const query = params.get("all") === "1" ? readQuery(table, params) : null;
  const ids = selectedIds(params).slice(0, mostBulkRows + 1);
  const rows = await findBulkRows(table, { ids, query });
  const why = translator(lang, refusals)("row.too-many", { most: mostBulkRows });
  const isDelete = action?.name === "delete";
  return {
    action: name,
    value: isDelete ? "" : value,
    problem: field && !action && value !== "" ? problemOf(readBulkValue(table, field, value).error, lang) : null,
    chosen: query ? "all" : ids,
    rows: rows.slice(0, mostBulkRows).flatMap((row) => {
      const { before, after } = action ? bulkChange(action, row) : { before: "", after: "" };
      const isSame = action && (isDelete ? isUnsaved(row) : !isUnsaved(row) && before === after);
      return isSame ? [] : [{ id: row.id, version: row.version, name: table.nameOf(row), before, after }];
    }),
    refused: rows.slice(mostBulkRows).map((row) => ({ id: row.id, name: table.nameOf(row), why })),
  };
}

/** The sentence for what is wrong with a line of a file, with the column's name where it is one cell. */
function whyNot({ problem }: DryRunLine, lang: Lang): string | null {
  if (!problem) return null;
  if ("refusal" in problem) return translator(lang, refusals)(problem.refusal.code, problem.refusal.values);
  return `${problem.field}: ${sentence(lang, problem.issue)}`;
}

/** What the file that `?import=7` names would do; null for none, or one that cannot be applied. */
export async function readImport<Model extends StaffModel>(
  table: StaffTable<Model>,
  params: URLSearchParams,
  { by, lang }: { by: number; lang: Lang },
): Promise<ImportPreview | null> {
  const id = rowId(params.get("import") ?? undefined);
  const encoding = encodingNamed(params.get("read_as"));
  const run = id === null ? null : await readFileInQueue(() => dryRunRows(table, id, { by, encoding }));
  if (id === null || !run) return null;
  const rows = run.lines.map((line) => {
    const why = whyNot(line, lang);
    return { line: line.line, name: line.name, change: line.change, ...(why !== null && { why }) };
  });
  return { id: String(id), counts: run.counts, rows, unknown: run.unknown, guessed: run.guessed };
}
