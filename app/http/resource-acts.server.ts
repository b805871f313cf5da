import { deleteRow } from "#app/domain/resource/delete-row.server.ts";
import { restoreRow } from "#app/domain/resource/restore-row.server.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { versionField } from "#app/lib/form-fields.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { readFormData } from "./form-data.server.ts";
import type { Staff } from "./guard.server.ts";
import { langOf } from "./lang.server.ts";
import { orRefuseBroken } from "./read-or-null.server.ts";
import { listAddress, listPath } from "./resource.server.ts";
import { rowId } from "./search-params.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";

/** The toasts of what is done to a row, where a section has words of its own. */
type ActToasts = Partial<Record<"deleted" | "restored" | "moved" | "not-moved", ToastKey>>;

type Act<Model extends StaffModel> = { request: Request; staff: Staff; table: StaffTable<Model>; toasts: ActToasts };

/** Leads back to the list, with what was done or with why it was not. */
async function answer<Model extends StaffModel, Value>(
  { request, table }: Act<Model>,
  command: Promise<Outcome<Value>>,
  told: (value: Value) => { key: ToastKey; values: Record<string, string>; undo?: string },
  failed?: ToastKey,
): Promise<Response> {
  const outcome = await orRefuseBroken(command);
  const to = listAddress(request, table);
  if (!outcome.ok) {
    const { code, values } = outcome.refusal;
    const why = translator(langOf(request), refusals)(code, values);
    return redirectWithToast(to, failed ?? "row-not-done", { values: { why } });
  }
  const { key, values, undo } = told(outcome.value);
  return redirectWithToast(to, key, { values, undo });
}

async function remove<Model extends StaffModel>(act: Act<Model>, id: number): Promise<Response> {
  const { request, staff, table, toasts } = act;
  const version = versionField.parse((await readFormData(request)).get("version") ?? undefined);
  return answer(act, deleteRow(table, { id, version }, { by: staff.id }), (name) => ({
    key: toasts.deleted ?? "row-deleted",
    values: { name },
    undo: `${listPath(request)}/${id}/restore`,
  }));
}

const restore = <Model extends StaffModel>(act: Act<Model>, id: number): Promise<Response> =>
  answer(act, restoreRow(act.table, id, { by: act.staff.id }), (name) => ({
    key: act.toasts.restored ?? "row-restored",
    values: { name },
  }));

/**
 * Does what the rest of an address below a list says: `7/delete`, `7/restore`. Throws 404 for anything else. Refusals lead back to the
 * list with the reason.
 */
export function actOnResource<Model extends StaffModel>(
  { request, params }: { request: Request; params: { "*"?: string } },
  staff: Staff,
  table: StaffTable<Model>,
  toasts: ActToasts = {},
): Promise<Response> {
  const [first = "", action = "", ...more] = (params["*"] ?? "").split("/");
  const act = { request, staff, table, toasts };
  const id = rowId(first);
  if (id !== null && more.length === 0) {
    if (action === "delete") return remove(act, id);
    if (action === "restore") return restore(act, id);
  }
  throw new Response(null, { status: 404 });
}
