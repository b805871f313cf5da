import { type AuditLogEntry, readAuditLog } from "./read-audit-log.server.ts";

/** One field that a change touched; its values as in the audit log, null where there was none. */
export type FieldChange<Field extends string = string> = { field: Field; before: unknown; after: unknown };

/** One entry of a history, as the timeline shows it; `who` is null for the system. */
export type HistoryEntry<Action extends string = string, Field extends string = string> = {
  id: number;
  at: Date;
  who: string | null;
  action: Action;
  /** an insert had no value before, so it lists no changes */
  isNew?: boolean;
  /** what it notes beside its changes, by name */
  facts?: Readonly<Record<string, string>>;
  changes: FieldChange<Field>[];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function changesOf({ before, after }: AuditLogEntry): FieldChange[] {
  if (!before || !after) return [];
  return Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/**
 * What happened to a row, the latest first, from its last 100 entries in the audit log; a save that changed nothing is left out. `entity`
 * is the name of its table in the log.
 */
export async function listHistory(entity: string, id: number): Promise<HistoryEntry[]> {
  return (await readAuditLog({ entity, rows: [{ id }] }))
    .map((entry) => ({ entry, changes: changesOf(entry) }))
    .filter(({ entry: { before, after }, changes }) => before === null || after === null || changes.length > 0)
    .map(({ entry: { id, at, who, action, before }, changes }) => ({ id, at, who, action, isNew: before === null, changes }));
}
