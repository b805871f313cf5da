import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { columnValuesOf, type FieldValues, type RowForm } from "./form-of.server.ts";
import { refuseTaken } from "./internal/database-problem.ts";
import { delegateOf } from "./internal/delegate-of.server.ts";
import { nextPositions } from "./internal/next-positions.server.ts";
import { mergeFields } from "./merge-fields.ts";
import type { FieldConflict } from "./resource-view.ts";
import { formFields, type RowOf, type StaffModel, type StaffTable } from "./staff-table.ts";
import { type FormTexts, textsOf, toText } from "./to-text.ts";

/** A row that was saved; or the fields that somebody else changed too, with all texts as they are saved now. */
export type SavedRow =
  | { isSaved: true; id: number; name: string }
  | { isSaved: false; conflicts: readonly FieldConflict[]; saved: FormTexts };

/** Thrown to undo what a merge wrote: somebody saved between its reading and its writing. */
const changedBetween = Symbol("changed between");

/**
 * Adds a row, or merges a form into the row that it was loaded from: only fields that this person changed are written and audited. When
 * somebody else changed one of them to something else, nothing is written and each such field is asked about.
 *
 * @returns refused with `row.not-found`, `row.changed-meanwhile` (a form without loaded texts, over another version), `row.taken`
 */
export function saveRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  form: RowForm,
  { by }: { by: number },
): Promise<Outcome<SavedRow>> {
  const { id } = form;
  const save = (tx: Tx) => (id === null ? addRow(tx, table, form, by) : mergeRow(tx, table, { ...form, id }, by));
  return transact<SavedRow>(save).catch(refuseTaken);
}

async function addRow<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { values }: RowForm,
  by: number,
): Promise<Outcome<SavedRow>> {
  const after = columnValuesOf(table, values);
  const positionOf = await nextPositions(tx, table);
  const row = await delegateOf(tx, table.model).create({ data: { ...after, ...positionOf(0) } });
  await recordAudit(tx, { by, action: "add", entity: table.entity, id: row.id, after });
  return done({ isSaved: true, id: row.id, name: table.nameOf(row) });
}

/** So often a save is merged anew when others save in between. */
const mostTries = 5;

async function mergeRow<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  form: RowForm & { id: number },
  by: number,
): Promise<Outcome<SavedRow>> {
  for (let tries = 0; tries < mostTries; tries++) {
    const row = await delegateOf(tx, table.model).findUnique({ where: { id: form.id } });
    if (!row) return refused("row.not-found");
    const outcome = await mergeInto(tx, table, { form, row, by });
    if (outcome !== changedBetween) return outcome;
  }
  return refused("busy");
}

async function mergeInto<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { form, row, by }: { form: RowForm & { id: number }; row: RowOf<Model>; by: number },
): Promise<Outcome<SavedRow> | typeof changedBetween> {
  const { id, version } = row;
  const saved = textsOf(table, row);
  if (!form.loaded && form.version !== version) return refused("row.changed-meanwhile");
  const changeable = formFields(table).filter(({ field }) => !field.immutable);
  const mine = Object.fromEntries(changeable.map(({ name, field }) => [name, toText(field, form.values[name])]));
  const { write, conflicts } = mergeFields({ ...form, loaded: form.loaded ?? saved, mine, saved });
  if (conflicts.length > 0)
    return done({
      isSaved: false,
      conflicts: await askAbout(tx, table, { id, names: conflicts, loaded: form.loaded ?? saved, saved }),
      saved,
    });
  if (write.length === 0) return done({ isSaved: true, id, name: table.nameOf(row) });

  const after = columnValuesOf(table, Object.fromEntries(write.map((name) => [name, form.values[name] ?? null])));
  const { count } = await delegateOf(tx, table.model).updateMany({
    where: { id, version },
    data: { ...after, version: { increment: 1 } },
  });
  if (count === 0) return changedBetween;
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, (row as unknown as FieldValues)[column] ?? null]),
  );
  await recordAudit(tx, { by, action: "save", entity: table.entity, id, before, after });
  return done({ isSaved: true, id, name: table.nameOf({ ...row, ...after }) });
}

type Asking = { id: number; names: readonly string[]; loaded: FormTexts; saved: FormTexts };

/** What is saved at each field in conflict, and who saved it when, as far as the audit log says. */
async function askAbout<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { id, names, loaded, saved }: Asking,
): Promise<FieldConflict[]> {
  const entries = await readAuditLog(table.entity, id, tx);
  return names.map((name) => {
    const column = formFields(table).find((field) => field.name === name)?.column ?? name;
    const last = entries.find(({ after }) => after !== null && column in after);
    const by = { savedBy: last?.who ?? null, savedAt: last?.at ?? null };
    return { field: name, loaded: loaded[name] ?? "", saved: saved[name] ?? "", ...by };
  });
}
