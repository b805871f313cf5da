import { z } from "zod";
import { savePicture } from "#app/domain/media/save-picture.server.ts";
import { findHistory, findRow } from "#app/domain/resource/find-row.server.ts";
import { formOf } from "#app/domain/resource/form-of.server.ts";
import { countTabs, listRows } from "#app/domain/resource/list-rows.server.ts";
import { binTab, readQuery } from "#app/domain/resource/resource-query.ts";
import type { ResourceQuery, ResourceView } from "#app/domain/resource/resource-view.ts";
import { listBin } from "#app/domain/resource/restore-row.server.ts";
import { saveRow } from "#app/domain/resource/save-row.server.ts";
import { listViews } from "#app/domain/resource/saved-views.server.ts";
import { formFields, pictureFileName, type RowOf, type StaffModel, type StaffTable } from "#app/domain/resource/staff-table.ts";
import { textsOf } from "#app/domain/resource/to-text.ts";
import type { PermissionKey } from "#app/domain/team/permissions.ts";
import { admin } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { readForm } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";
import type { Staff } from "./guard.server.ts";
import { langOf } from "./lang.server.ts";
import { orRefuseBroken, readOrNull, readWithReference } from "./read-or-null.server.ts";
import { resourceListAddress } from "./resource-address.server.ts";
import { readBulk, readImport } from "./resource-previews.server.ts";
import { rowId } from "./search-params.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";

/** What a section says of itself: its title and the right that it is edited by. */
export type ResourceSection = { titleKey: keyof typeof admin.en; right: PermissionKey };

/**
 * All that the page of a staff-kept table shows: the list that its address asks for, and the editor, history, bulk action or import that
 * it opens. A list that cannot be read is null, with the reference that the log has it under.
 */
export async function readResource<Model extends StaffModel>(
  request: Request,
  staff: Staff,
  table: StaffTable<Model>,
  { titleKey, right }: ResourceSection,
): Promise<ResourceView<RowOf<Model>>> {
  const { searchParams: params } = new URL(request.url);
  const query = readQuery(table, params);
  const mayEdit = staff.may(right, "edit");
  const lang = langOf(request);
  const history = rowId(params.get("history") ?? undefined);
  // a new row's form needs nothing of the database: it keeps what was typed while the list cannot be read
  const editing = mayEdit ? readOrNull(readEditor(table, params.get("edit"), query)) : null;
  const parts = Promise.all([
    query.tab === binTab ? null : listRows(table, query),
    query.tab === binTab ? listBin(table, query.page) : null,
    countTabs(table),
    listViews(table),
    history === null ? null : findHistory(table, history),
    mayEdit ? readBulk(table, params, lang) : null,
    mayEdit ? readImport(table, params, { by: staff.id, lang }) : null,
  ]);
  const [{ value, reference }, editor] = await Promise.all([readWithReference(table.entity, parts), editing]);
  const [list, bin, tabs, views, past, bulk, imported] = value ?? [null, null, [], [], null, null, null];
  return {
    ...{ title: translator(lang, admin)(titleKey), mayEdit, query, list, bin, tabs, views, reference },
    ...{ editor, history: past, bulk, imported },
  };
}

/**
 * The editor that `?edit=new` or `?edit=7` opens; null for a row that is not there. A new row begins with the choices that the list is
 * narrowed to.
 */
async function readEditor<Model extends StaffModel>(
  table: StaffTable<Model>,
  edit: string | null,
  { filters }: ResourceQuery,
): Promise<ResourceView<RowOf<Model>>["editor"]> {
  if (edit === "new") {
    const chosen = formFields(table).filter(({ column, field }) => !field.bilingual && filters[column]);
    const values = Object.fromEntries(chosen.map(({ name, column }) => [name, filters[column] ?? ""]));
    return { row: null, values: { ...textsOf(table, null), ...values } };
  }
  const id = rowId(edit ?? undefined);
  const row = id === null ? null : await findRow(table, id);
  return row && { row, values: textsOf(table, row) };
}

/** The toasts of a save, where a section has words of its own. */
type SaveToasts = { added: ToastKey; saved: ToastKey };

const usualToasts: SaveToasts = { added: "row-added", saved: "row-saved" };

/**
 * Saves the form of a row and leads back to the list. Otherwise the form comes back: 400 with a sentence at each wrong field, 409 with
 * the fields that somebody else changed too, or why the row could not be saved.
 */
export async function saveResource<Model extends StaffModel>(
  request: Request,
  staff: Staff,
  table: StaffTable<Model>,
  toasts: SaveToasts = usualToasts,
) {
  const sent = await readFormData(request);
  const stored = await storePictures(table, sent);
  if (!stored.ok) {
    const typed = await readForm(request, z.looseObject({}), sent);
    return typed.ok ? typed.refuse(stored.refusal, 400) : typed.invalid();
  }
  const form = await readForm(request, formOf(table), sent);
  if (!form.ok) return form.invalid(isIncomplete(table, sent) ? table.incomplete : undefined);

  const outcome = await orRefuseBroken(saveRow(table, form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  if (outcome.value.isSaved) {
    const key = form.value.id === null ? toasts.added : toasts.saved;
    return redirectWithToast(resourceListAddress(request, table), key, { values: { name: outcome.value.name } });
  }
  const { conflicts, saved } = outcome.value;
  return form.refuse({ code: "row.conflict" }, 409, { conflicts, saved });
}

/**
 * Stores the pictures that came along as files, as they do without JavaScript, and puts their addresses into the form. Refused at the
 * field of a file that is no picture.
 */
async function storePictures<Model extends StaffModel>(table: StaffTable<Model>, sent: FormData): Promise<Outcome<void>> {
  for (const { name, field } of formFields(table)) {
    const file = sent.get(pictureFileName(name));
    if (field.type !== "picture" || file === null || typeof file === "string" || file.size === 0) continue;
    const saved = await orRefuseBroken(savePicture(file, { folder: field.folder }));
    if (!saved.ok) return refused(saved.refusal.code, { field: name });
    sent.set(name, saved.value);
  }
  return done(undefined);
}

/** Whether a field that must be filled in came empty. */
const isIncomplete = <Model extends StaffModel>(table: StaffTable<Model>, sent: FormData): boolean =>
  formFields(table).some(({ name, field }) => field.required && String(sent.get(name) ?? "").trim() === "");
