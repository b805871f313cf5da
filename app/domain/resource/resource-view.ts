import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";

/** A row as a list of the kit shows it. */
export type ListedRow = { id: number; version: number };

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
}

/** A deleted row that can be restored for 30 days. */
export type BinnedRow = { id: number; name: string; deletedAt: Date; deletedBy: string | null };

/** A field that two people changed: its value when the form was loaded, and the one that is saved now, both as typed. */
export type FieldConflict = { field: string; loaded: string; saved: string; savedBy: string | null; savedAt: Date | null };

/**
 * What a save of a row answers when nothing was written: the form as typed with what is wrong, the fields that somebody else changed
 * too, and the texts as they are saved now, which the answer form carries as `loaded`. The form names each conflict in a hidden `asked`
 * beside its `resolve_<field>`; one that is left undecided is asked about again.
 */
export interface UnsavedRow<Result> {
  result: Result;
  conflicts: readonly FieldConflict[];
  loaded: Readonly<Record<string, string>> | null;
}

/** A bulk action before it is applied: what would change, row by row, and which rows can't. */
export interface BulkPreview {
  action: string;
  rows: readonly { id: number; version: number; name: string; before: string; after: string }[];
  refused: readonly { id: number; name: string; why: string }[];
}

/** A dry run of a CSV import. */
export interface ImportPreview {
  id: string;
  counts: { added: number; changed: number; same: number; refused: number };
  rows: readonly { line: number; name: string; change: "add" | "change" | "same" | "refuse"; why?: string }[];
}

/** What the page of a resource gets from its loader; a part that could not be read is null and `reference` says where the log has why. */
export interface ResourceView<Row extends ListedRow> {
  title: string;
  mayEdit: boolean;
  query: ResourceQuery;
  list: { rows: readonly Row[]; total: number; perPage: number } | null;
  reference: string | null;
  tabs: readonly { name: string; count: number }[];
  bin: readonly BinnedRow[] | null;
  views: readonly { id: number; name: string; query: string }[];
  /** the editor: null when closed; `row` is null for a new one; `values` are the saved values as the form holds them, by field name */
  editor: { row: Row | null; values: Readonly<Record<string, string>> } | null;
  history: { id: number; name: string; entries: readonly HistoryEntry[] } | null;
  bulk: BulkPreview | null;
  imported: ImportPreview | null;
}
