import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { type FormTexts, mergeFields } from "#app/lib/merge-fields.ts";
import { done, type FieldConflict, type Outcome, refused } from "#app/lib/outcome.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { columnValuesOf, type RowForm } from "./form-of.server.ts";
import { refuseProblem } from "./internal/database-problem.ts";
import { nextPositions } from "./internal/next-positions.server.ts";
import { readyToAdd } from "./internal/ready-to-add.server.ts";
import { rowsOf } from "./internal/rows-of.server.ts";
import { writeRow } from "./internal/write-row.server.ts";
import { listConflicts } from "./list-conflicts.server.ts";
import { formFields, type RowOf, type StaffModel, type StaffTable } from "./staff-table.ts";
import { textsOf, toText } from "./to-text.ts";

/** A row that was saved; or the fields that somebody else changed too, with all texts as they are saved now. */
export type SavedRow =
  | { isSaved: true; id: number; name: string }
  | { isSaved: false; conflicts: readonly FieldConflict[]; saved: FormTexts };

/** What a section writes beside a row that was just saved. */
export type SaveAlso = (tx: Tx, saved: { id: number; isNew: boolean; by: number }) => Promise<Outcome<void>>;

/** Thrown to undo what a merge wrote: somebody saved between its reading and its writing. */
const changedBetween = Symbol("changed between");

/**
 * Adds a row, or merges a form into the row that it was loaded from: only fields that this person changed are written and audited. When
 * somebody else changed one of them to something else, nothing is written and each such field is asked about.
 *
 * @param also what the section writes beside the row, in the same transaction; what it refuses undoes the save
 * @returns refused with `row.deleted`, `row.changed-meanwhile` (a form without loaded texts, over another version), `row.taken`,
 *   `row.no-such`, `row.not-added` where staff add none, or as the table's rules say
 */
export function saveRow<Model extends StaffModel>(
  table: StaffTable<Model>,
  form: RowForm,
  { by, also }: { by: number; also?: SaveAlso | undefined },
): Promise<Outcome<SavedRow>> {
  const { id } = form;
  if (table.form === "none" || (table.form && id === null)) return Promise.resolve(refused("row.not-added"));
  const save = async (tx: Tx): Promise<Outcome<SavedRow>> => {
    const outcome = await (id === null ? addRow(tx, table, form, by) : mergeRow(tx, table, { ...form, id }, by));
    if (!also || !outcome.ok || !outcome.value.isSaved) return outcome;
    const more = await also(tx, { id: outcome.value.id, isNew: id === null, by });
    return more.ok ? outcome : more;
  };
  return transact<SavedRow>(save).catch(refuseProblem(table));
}

async function addRow<Model extends StaffModel>(
  tx: Tx,
  table: StaffTable<Model>,
  { values }: RowForm,
  by: number,
): Promise<Outcome<SavedRow>> {
  const after = columnValuesOf(table, values);
  const ready = await readyToAdd(tx, table, { values: after, by });
  if (!ready.ok) return ready;
  const positionOf = await nextPositions(tx, table);
  const row = await rowsOf(tx, table).create({ data: { ...ready.value, ...positionOf(0) } });
  await recordAudit(tx, { by, action: "add", entity: table.entity, id: row.id, after });
  await table.rules?.after?.(tx, { before: null, after: row, by });
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
    const row = await rowsOf(tx, table).findUnique({ where: { id: form.id } });
    if (!row) return refused("row.deleted");
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
  if (conflicts.length > 0) {
    const fields = changeable.filter(({ name }) => conflicts.includes(name));
    const asked = { fields, loaded: form.loaded ?? saved, saved };
    return done({ isSaved: false, conflicts: await listConflicts(tx, { entity: table.entity, id }, asked), saved });
  }
  if (write.length === 0) return done({ isSaved: true, id, name: table.nameOf(row) });

  const after = columnValuesOf(table, Object.fromEntries(write.map((name) => [name, form.values[name] ?? null])));
  const change = await writeRow(tx, table, { row, after, by });
  if (!change.ok) return change;
  if (!change.value) return changedBetween;
  await recordAudit(tx, { ...change.value, by, action: "save", entity: table.entity });
  return done({ isSaved: true, id, name: table.nameOf({ ...row, ...after }) });
}
