import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import type { RowChoice, UseCounts } from "./staff-table.ts";

/*
 * Where the two halves of the kit meet.
 * In addresses `sort` and the filters go by the name of their column; a tick is filtered by "on" or "off", a bilingual field by
 * "missing". A bulk action is "delete", or the form name of a field with what it becomes as `value` ("on" and
 * "off" for a tick). A row without a record has a number below 0 and version 0. It is applied by posting `id` and `version` once a row, in the same order, with `value`.
 * A form that asks about fields names each in a hidden `asked` beside its `resolve_<field>`: one left undecided is asked again. Rows are
 * deleted and moved with their `version`.
 * A file to import is posted as `file`; a view to save as `name` and `query`. Every post carries the list's own query in its
 * address, which is where its redirect leads back to, without `edit`, `bulk`, `id`, `all`, `value`, `history` and `import`.
 */

/** A row as a list of the kit shows it; without a version where the kit does not change rows. */
export type ListedRow = { id: number; version?: number };

/** Whether a listed row has no record yet. */
export const isUnsaved = ({ id }: { id: number }): boolean => id < 0;

/** What the address of a list asks for; empty values are left out of addresses. */
export interface ResourceQuery {
  /** search text, "" for none */
  q: string;
  /** "all", a status of the table, or "bin" */
  tab: string;
  page: number;
  /** the column sorted by, "" for the usual order (or best match while searching) */
  sort: string;
  direction: "asc" | "desc";
  /** filter values by column */
  filters: Readonly<Record<string, string>>;
  /** rows on a page where the reader chooses; absent for the usual number */
  rows?: number;
  /** how the rows are drawn where the reader chooses; absent for the usual way */
  show?: "table" | "cards";
}

/** A deleted row that can be restored for 30 days, with the rows that its reference fields named, by column. */
export type BinnedRow = {
  id: number;
  name: string;
  deletedAt: Date;
  deletedBy: string | null;
  references: Readonly<Record<string, unknown>>;
};

/** A row whose form is open and that is not there: its name if it ever was, and whether the bin still has it. */
export type MissingRow = { id: number; name: string | null; isBinned: boolean };

/** What the form of a missing row does with what was typed, each the name of a control whose value is "1". */
export const missingActions = { restore: "missing_restore", add: "missing_add" } as const;

/** A bulk action before it is applied: what would change, row by row, and which rows can't. */
export interface BulkPreview {
  action: string;
  /** what a field is set to; "" where the action needs none, or it is not chosen yet */
  value: string;
  /** why a field cannot be set to it */
  problem: string | null;
  /** the rows that it is about, as the address names them: their ids, or all that the list finds */
  chosen: readonly number[] | "all";
  rows: readonly { id: number; version: number; name: string; before: string; after: string }[];
  refused: readonly { id: number; name: string; why: string }[];
}

/**
 * What a save answers with when nothing was written: 400 with sentences at the fields, 409 with fields to ask about or with why
 * not. `error[""]` is about the whole form.
 */
export interface ResourceResult {
  /** what was typed, by field name */
  initialValue?: Readonly<Record<string, unknown>> | null;
  error?: Readonly<Record<string, string[] | null>> | null;
  /** fields that two people changed to different values */
  conflicts?: readonly FieldConflict[];
  /** beside conflicts: the texts of all fields as they are saved now, which the answer form carries as `loaded` */
  saved?: Readonly<Record<string, string>>;
}

/** What became of a line of a row, for the form that it belongs to; `undo` is the address that a post takes it back at. */
export type LineAnswer = { sentence: string; tone: "success" | "error"; undo: string | null };

/** A dry run of a CSV import. */
export interface ImportPreview {
  id: string;
  counts: { added: number; changed: number; same: number; refused: number };
  rows: readonly { line: number; name: string; change: "add" | "change" | "same" | "refuse"; why?: string }[];
  /** the columns of the file that the table does not have, as the file names them */
  unknown: readonly string[];
  /** how a file that does not say its encoding was read, and the words by which a person sees whether that is right */
  guessed: { encoding: string; words: readonly string[] } | null;
}

/** What the page of a resource gets from its loader; a part that could not be read is null and `reference` says where the log has why. */
export interface ResourceView<Row extends ListedRow> {
  title: string;
  mayEdit: boolean;
  query: ResourceQuery;
  /** `total` is null where counting all rows costs too much; `hasMore` then says whether another page follows */
  list: { rows: readonly Row[]; total: number | null; perPage: number; hasMore?: boolean } | null;
  reference: string | null;
  /** the parts of the list; without a count where counting costs too much */
  tabs: readonly { name: string; count?: number }[];
  bin: readonly BinnedRow[] | null;
  /** the rows that each reference field may name, by column */
  choices: Readonly<Record<string, readonly RowChoice[]>>;
  /** what names each row of the page, by id */
  use: Readonly<Record<number, UseCounts>>;
  /** the row to be emptied, the rows that all which names it may go to, and whether it may name none */
  emptying: { id: number; name: string; targets: readonly RowChoice[]; toNone: boolean } | null;
  /** in how many columns a grid of cards stands on this device */
  gridColumns: 2 | 3;
  views: readonly { id: number; name: string; query: string }[];
  /** the editor: null when closed; `row` is null for a new one; `values` are the saved values as the form holds them, by field name; `history` stands beside the form of a row; `missing` is the row that the address names and that is deleted or never was */
  editor: {
    row: Row | null;
    values: Readonly<Record<string, string>>;
    history?: readonly HistoryEntry[];
    missing?: MissingRow;
    /** the number of a row that is listed without a record, which the form is about */
    listed?: number;
  } | null;
  history: { id: number; name: string; entries: readonly HistoryEntry[] } | null;
  bulk: BulkPreview | null;
  imported: ImportPreview | null;
}

/** The view of a list that its section reads by a query of its own; it has no editor, history, bin nor files of the kit. */
export const viewOfList = <Row extends ListedRow>(
  list: Pick<ResourceView<Row>, "title" | "mayEdit" | "query" | "list" | "reference"> &
    Partial<Pick<ResourceView<Row>, "choices" | "tabs">>,
): ResourceView<Row> => ({
  ...{ tabs: [], choices: {}, views: [], bin: null, editor: null, history: null, bulk: null, imported: null },
  ...{ use: {}, emptying: null, gridColumns: 3 },
  ...list,
});
