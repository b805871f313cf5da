import { listHistory } from "#app/domain/audit/list-history.server.ts";
import { fetchPicture, isOtherSite } from "#app/domain/media/fetch-picture.server.ts";
import { savePicture } from "#app/domain/media/save-picture.server.ts";
import { findDeleted, findHistory, findRow } from "#app/domain/resource/find-row.server.ts";
import { formOf } from "#app/domain/resource/form-of.server.ts";
import { countTabs, listRows } from "#app/domain/resource/list-rows.server.ts";
import { binTab, readQuery } from "#app/domain/resource/resource-query.ts";
import { isUnsaved, missingActions, type ResourceQuery, type ResourceView } from "#app/domain/resource/resource-view.ts";
import { listBin, restoreRow } from "#app/domain/resource/restore-row.server.ts";
import { type SaveAlso, saveRow } from "#app/domain/resource/save-row.server.ts";
import { listViews } from "#app/domain/resource/saved-views.server.ts";
import {
  formFields,
  pictureFileName,
  type RowChoice,
  type RowOf,
  type StaffModel,
  type StaffTable,
  type TableWith,
} from "#app/domain/resource/staff-table.ts";
import { isBlank, textsOf } from "#app/domain/resource/to-text.ts";
import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { type SectionKey, sectionRight } from "#app/domain/team/section-rights.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { readForm } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";
import type { Staff } from "./guard.server.ts";
import { langOf } from "./lang.server.ts";
import { orRefuseBroken, readOrNull, readWithReference } from "./read-or-null.server.ts";
import { resourceListAddress } from "./resource-address.server.ts";
import { listedId, readBulk, readImport } from "./resource-previews.server.ts";
import { readUse } from "./resource-use.server.ts";
import { rowId } from "./search-params.server.ts";
import { gridColumnsOf } from "./theme.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";

/**
 * All that the page of a staff-kept table shows: the list that its address asks for, and the editor, history, bulk action or import that
 * it opens. A list that cannot be read is null, with the reference that the log has it under.
 */
export async function readResource<Model extends StaffModel, Parts extends object>(
  request: Request,
  staff: Staff,
  table: TableWith<Model, Parts>,
  section: SectionKey,
): Promise<ResourceView<RowOf<Model> & Parts>> {
  const { searchParams: params } = new URL(request.url);
  const query = readQuery(table, params);
  const mayEdit = staff.may(sectionRight(section).key, "edit");
  const lang = langOf(request);
  const history = rowId(params.get("history") ?? undefined);
  // a new row's form needs nothing of the database: it keeps what was typed while the list cannot be read
  const editing = readOrNull(readEditor(table, { edit: params.get("edit"), query, mayEdit }));
  const parts = Promise.all([
    query.tab === binTab ? null : listRows(table, query),
    query.tab === binTab ? listBin(table, query.page) : null,
    countTabs(table),
    listViews(table),
    history === null ? null : findHistory(table, history),
    mayEdit ? readBulk(table, params, lang) : null,
    mayEdit ? readImport(table, params, { by: staff.id, lang }) : null,
    readChoices(table),
  ]);
  const [{ value, reference }, editor] = await Promise.all([readWithReference(table.entity, parts), editing]);
  const [list, bin, tabs, views, past, bulk, imported, choices] = value ?? [null, null, [], [], null, null, null, {}];
  const rows = [...(list?.rows ?? []), ...(editor?.row ? [editor.row] : [])];
  return {
    ...(await readUse(request, table, { rows, mayEdit })),
    ...{ title: translator(lang, frameTexts)(`section.${section}`), mayEdit, query, list, bin, tabs, views, reference },
    ...{ gridColumns: gridColumnsOf(request), editor, history: past, bulk, imported, choices },
  };
}

type Editing = { edit: string | null; query: ResourceQuery; mayEdit: boolean };
/** The rows that each reference field may name, by column. */
async function readChoices<Model extends StaffModel>({
  rules,
}: StaffTable<Model>): Promise<Record<string, readonly RowChoice[]>> {
  const lists = Object.entries<(() => Promise<readonly RowChoice[]>) | undefined>(rules?.choices ?? {});
  const read = await Promise.all(lists.map(async ([column, list]) => [column, (await list?.()) ?? []] as const));
  return Object.fromEntries(read);
}

/**
 * The editor that `?edit=new` or `?edit=7` opens, of a deleted row with what is known of it. A new row begins with the choices that the list is
 * narrowed to, one without a record (`?edit=-7`) with what the list shows of it.
 */
async function readEditor<Model extends StaffModel, Parts extends object>(
  table: TableWith<Model, Parts>,
  { edit, query: { filters }, mayEdit }: Editing,
): Promise<ResourceView<RowOf<Model> & Parts>["editor"]> {
  if (table.form === "none") return null;
  if (edit === "new") {
    if (table.form || !mayEdit) return null;
    const chosen = formFields(table).filter(({ column, field }) => !field.bilingual && filters[column]);
    const values = Object.fromEntries(chosen.map(({ name, column }) => [name, filters[column] ?? ""]));
    const start = await readOrNull(table.rules?.start?.() ?? Promise.resolve({}));
    return { row: null, values: { ...textsOf(table, null), ...start, ...values } };
  }
  const listed = listedId(edit ?? "");
  const isRecordless = listed !== null && isUnsaved({ id: listed });
  if (isRecordless) {
    const unsaved = (await table.rules?.unsaved?.list())?.find((one) => one.id === listed);
    if (unsaved) return { row: null, values: textsOf(table, unsaved), listed };
  }
  // somebody may have saved it since the list was read
  const id = isRecordless ? ((await table.rules?.unsaved?.recordOf(listed)) ?? null) : listed;
  if (id === null) return null;
  const [row, history] = await Promise.all([findRow(table, id), listHistory(table.entity, id)]);
  if (row) return { row, values: textsOf(table, row), history };
  const deleted = await findDeleted(table, id);
  const missing = { id, name: deleted.name, isBinned: deleted.row !== null };
  return { row: null, values: textsOf(table, deleted.row), missing };
}

/** The toasts of a save, where a section has words of its own; `saved` may depend on what was sent. */
type SaveToasts = { added: ToastKey; saved: ToastKey | ((sent: FormData) => ToastKey) };

const usualToasts: SaveToasts = { added: "row-added", saved: "row-saved" };

/**
 * Saves the form of a row, with what the section writes `also` from its own fields, and leads back to the list. Otherwise the form comes back: 400 with a sentence at each wrong field, 409 with
 * the fields that somebody else changed too, or why the row could not be saved.
 */
export async function saveResource<Model extends StaffModel>(
  request: Request,
  staff: Staff,
  table: StaffTable<Model>,
  toasts: SaveToasts = usualToasts,
  also?: (sent: FormData) => SaveAlso,
) {
  const sent = await readFormData(request);
  const stored = await storePictures(table, sent);
  if (!stored.ok) {
    const checked = await readForm(request, formOf(table, sent), sent);
    if (checked.ok) return checked.refuse(stored.refusal, 400);
    const answer = checked.invalid();
    const { code, field = "", values } = stored.refusal;
    const { result } = answer.data;
    result.error = { ...result.error, [field]: [translator(langOf(request), refusals)(code, values)] };
    return answer;
  }
  const form = await readForm(request, formOf(table, sent), sent);
  if (!form.ok) return form.invalid(isIncomplete(table, sent) ? table.incomplete : undefined);

  if (form.value.id === null && (await isRenamed(table, sent)))
    return form.refuse({ code: "row.name-kept", ...(table.key && { field: table.key }) }, 400);
  const id = sent.get(missingActions.add) === "1" ? null : form.value.id;
  if (id !== null && sent.get(missingActions.restore) === "1") {
    const restored = await orRefuseBroken(restoreRow(table, id, { by: staff.id }));
    // a row that somebody else restored meanwhile is saved all the same
    if (!restored.ok && restored.refusal.code !== "row.not-in-bin") return form.refuse(restored.refusal);
  }
  const outcome = await orRefuseBroken(saveRow(table, { ...form.value, id }, { by: staff.id, also: also?.(sent) }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  if (outcome.value.isSaved) {
    const saved = typeof toasts.saved === "function" ? toasts.saved(sent) : toasts.saved;
    const key = id === null ? toasts.added : saved;
    return redirectWithToast(resourceListAddress(request, table), key, { values: { name: outcome.value.name } });
  }
  const { conflicts, saved } = outcome.value;
  return form.refuse({ code: "row.conflict" }, 409, { conflicts, saved });
}

/**
 * Stores the pictures that came along as files, as they do without JavaScript, and fetches those whose address is another site's, once;
 * their own addresses go into the form. Refused at the field of what is no picture.
 */
async function storePictures<Model extends StaffModel>(table: StaffTable<Model>, sent: FormData): Promise<Outcome<void>> {
  for (const { name, field } of formFields(table)) {
    const file = sent.get(pictureFileName(name));
    if (field.type !== "picture") continue;
    const { folder } = field;
    const isFile = file !== null && typeof file !== "string" && file.size > 0;
    const typed = String(sent.get(name) ?? "");
    if (!isFile && (!isOtherSite(typed) || (field.leaves && typed.startsWith(field.leaves)))) continue;
    const saved = await orRefuseBroken(isFile ? savePicture(file, { folder }) : fetchPicture(typed, { folder }));
    if (!saved.ok) return refused(saved.refusal.code, { field: name });
    sent.set(name, saved.value);
  }
  return done(undefined);
}

/** Whether the form of a row that is listed without a record gives it another name: it would become a row beside the listed one. */
async function isRenamed<Model extends StaffModel>({ key, rules }: StaffTable<Model>, sent: FormData): Promise<boolean> {
  const listed = Number(sent.get("listed"));
  if (!key || !rules?.unsaved || !isUnsaved({ id: listed })) return false;
  const row = (await rules.unsaved.list()).find(({ id }) => id === listed);
  return row !== undefined && String(sent.get(key) ?? "").trim() !== String(row[key]);
}

/** Whether a field that must be filled in came empty. */
const isIncomplete = <Model extends StaffModel>(table: StaffTable<Model>, sent: FormData): boolean =>
  formFields(table).some(({ name, field }) => field.required && isBlank(String(sent.get(name) ?? "")));
