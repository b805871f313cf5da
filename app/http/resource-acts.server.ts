import { redirect } from "@remix-run/node";
import { bulkRows, findBulkAction, type MarkedRow, mostBulkRows } from "#app/domain/resource/bulk-rows.server.ts";
import { encodingNamed } from "#app/domain/resource/csv/csv-encodings.ts";
import { deleteRow } from "#app/domain/resource/delete-row.server.ts";
import { duplicateRow } from "#app/domain/resource/duplicate-row.server.ts";
import { emptyRow } from "#app/domain/resource/empty-row.server.ts";
import { importRows, saveRowImport } from "#app/domain/resource/import-rows.server.ts";
import { moveRow } from "#app/domain/resource/move-row.server.ts";
import { isUnsaved } from "#app/domain/resource/resource-view.ts";
import { restoreRow } from "#app/domain/resource/restore-row.server.ts";
import { deleteView, saveView } from "#app/domain/resource/saved-views.server.ts";
import { setRow } from "#app/domain/resource/set-row.server.ts";
import { fieldName, type StaffModel, type StaffTable } from "#app/domain/resource/staff-table.ts";
import { undoBulkRows } from "#app/domain/resource/undo-bulk-rows.server.ts";
import { printable, versionField } from "#app/lib/form-fields.server.ts";
import { readIds, writeIds } from "#app/lib/id-list.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { applyFileInQueue, takeFileInQueue } from "./file-queue.server.ts";
import { readFormData } from "./form-data.server.ts";
import type { Staff } from "./guard.server.ts";
import { orRefuseBroken } from "./read-or-null.server.ts";
import { listPath, opening, resourceListAddress, withListQuery } from "./resource-address.server.ts";
import { actOnLine, type LineReply, type LineToasts } from "./resource-lines.server.ts";
import { listedId } from "./resource-previews.server.ts";
import { rowId } from "./search-params.server.ts";
import { redirectWithRefusal, redirectWithToast, type ToastKey } from "./toast.server.ts";

/**
 * The toasts of what is done to a row, where a section has words of its own; "emptied" has how many of each kind were moved, "left" is
 * the same where they name no row any more.
 */
type ActOptions = Partial<
  Record<
    | "deleted"
    | "restored"
    | "moved"
    | "switched"
    | "emptied"
    | "left"
    | "duplicated"
    | "not-moved"
    | "not-deleted"
    | "not-switched",
    ToastKey
  >
> & {
  /** by the value that a field was set to from the row's menu */
  set?: Readonly<Record<string, ToastKey>>;
  lines?: LineToasts;
};

/** `below` is the address below the list's own, such as "7/delete". */
type Act<Model extends StaffModel> = {
  request: Request;
  by: number;
  table: StaffTable<Model>;
  toasts: ActOptions;
  below: string;
};

/** What a toast says of an act that was done. */
type Said = { key: ToastKey; values: Readonly<Record<string, string>>; undo?: string; record?: string; edit?: number };

/**
 * Leads back to the list, with what was done or with why it was not; where a row is in use and can be emptied, or could not be, with
 * that open above it: `?move=7`.
 */
async function answer<Model extends StaffModel, Value>(
  { request, table, below }: Act<Model>,
  command: Promise<Outcome<Value>>,
  said: (value: Value) => Said,
  failed: ToastKey = "row-not-done",
): Promise<Response> {
  const outcome = await orRefuseBroken(command);
  const to = resourceListAddress(request, table, below);
  if (outcome.ok) {
    const { key, edit, ...options } = said(outcome.value);
    return redirectWithToast(edit ? opening(to, "edit", edit) : to, key, options);
  }
  const empties = table.rules?.empty && (outcome.refusal.code === table.inUse || below.endsWith("/move"));
  return redirectWithRefusal(request, empties ? opening(to, "move", Number.parseInt(below, 10)) : to, outcome.refusal, failed);
}

const versionIn = (form: FormData): number | null => versionField.parse(form.get("version") || undefined);

/** Does what `7/delete`, `7/duplicate`, `7/move`, `7/restore`, `7/activate`, `7/deactivate`, `7/up` and `7/down` say; null for another word. */
async function actOnRow<Model extends StaffModel>(act: Act<Model>, id: number, word: string): Promise<Response | null> {
  const { request, by, table, toasts, below } = act;
  const record = `${listPath(request, below)}/${id}`;
  const sent = await readFormData(request);
  const version = versionIn(sent);
  if (word === "delete") {
    const undo = withListQuery(request, table, `${record}/restore`);
    const said = (name: string) => ({ key: toasts.deleted ?? "row-deleted", values: { name }, undo, record });
    return answer(act, deleteRow(table, { id, version }, { by }), said, toasts["not-deleted"]);
  }
  if (word === "move" && table.rules?.empty) {
    // what is no row is refused as one that was deleted meanwhile is
    const to = sent.get("to") === "none" ? null : (rowId(String(sent.get("to") ?? "")) ?? 0);
    return answer(act, emptyRow(table, { id, to }, { by }), ({ name, moved }) => {
      const counts = Object.entries(moved).map(([kind, count]) => [kind, String(count)]);
      const key = (name === null ? toasts.left : toasts.emptied) ?? "row-saved";
      return { key, values: { name: name ?? "", ...Object.fromEntries(counts) } };
    });
  }
  if (word === "duplicate" && table.copy) {
    return answer(act, duplicateRow(table, id, { by }), (copy) => ({
      key: toasts.duplicated ?? "row-added",
      values: {},
      edit: copy,
    }));
  }
  if (word === "restore") {
    const said = (name: string) => ({ key: toasts.restored ?? "row-restored", values: { name }, record });
    return answer(act, restoreRow(table, id, { by }), said);
  }
  if ((word === "activate" || word === "deactivate") && table.active) {
    return setOne(act, id, { name: fieldName(table.active), text: word === "activate" ? "on" : "off" });
  }
  if ((word === "up" || word === "down") && table.position) {
    const said = (name: string) => ({ key: toasts.moved ?? "row-moved", values: { name }, record });
    return answer(act, moveRow(table, { id, version, direction: word }, { by }), said, toasts["not-moved"]);
  }
  return null;
}

/** Sets a field of a row as `7/status/hidden` says, with the value before as its Undo; null for one that is not set from a list. */
async function setOne<Model extends StaffModel>(
  act: Act<Model>,
  id: number,
  { name, text }: { name: string; text: string },
): Promise<Response | null> {
  const { request, by, table, toasts, below } = act;
  const action = findBulkAction(table, name, text);
  if (!action || !("field" in action)) return null;
  const { field, value } = action;
  if (![table.active, ...(table.settable ?? [])].some((column) => column === field.column)) return null;
  const record = `${listPath(request, below)}/${id}`;
  const switched = { on: "activate", off: "deactivate" };
  const backTo = (before: string) =>
    field.column === table.active ? switched[before === "on" ? "on" : "off"] : `${name}/${before}`;
  const said = ({ name: row, before }: { name: string; before: string }) => ({
    ...{ key: toasts.set?.[text] ?? toasts.switched ?? "row-saved", values: { name: row }, record },
    ...(before !== text && { undo: withListQuery(request, table, `${record}/${backTo(before)}`) }),
  });
  return answer(act, setRow(table, { id, field, value }, { by }), said, toasts["not-switched"]);
}

/** The longest list of numbers that the toast's cookie has room for. */
const longestUndo = 3200;

/** Each row's id with its version, as the form names them in the same order. */
function markedIn(form: FormData): MarkedRow[] {
  const versions = form.getAll("version").map(String);
  return form.getAll("id").flatMap((text, at) => {
    const id = listedId(String(text));
    if (id !== null && isUnsaved({ id })) return [{ id, version: 0 }];
    const version = rowId(versions[at]);
    return id === null || version === null ? [] : [{ id, version }];
  });
}

/** Applies `bulk/delete`, or `bulk/<field>` with its value, to the rows of a form; null for an action that the table lacks. */
async function actOnMany<Model extends StaffModel>(act: Act<Model>, name: string): Promise<Response | null> {
  const { request, by, table } = act;
  const form = await readFormData(request);
  const action = findBulkAction(table, name, String(form.get("value") ?? ""));
  if (!action) return null;
  return answer(act, bulkRows(table, { action, marked: markedIn(form) }, { by }), ({ ids, of }) => {
    const values = { count: String(ids.length), of: String(of) };
    const isDelete = action.name === "delete";
    const key = ids.length < of ? "rows-some-not-done" : isDelete ? "rows-deleted" : "rows-changed";
    const list = writeIds(ids);
    if (list === "" || list.length > longestUndo) return { key, values };
    const query = [...(isDelete ? [] : [["value", String(form.get("value"))]]), ["ids", list]];
    const undo = `${listPath(request, act.below)}/bulk/${isDelete ? "restore" : `${name}/undo`}?${new URLSearchParams(query)}`;
    return { key, values, undo };
  });
}

/** Says how many of the rows that an address names are as they were before. */
const saidOfRestored = (count: number, of: number): Said => ({
  key: count < of ? "rows-some-not-done" : "rows-restored",
  values: { count: String(count), of: String(of) },
});

/** Takes back that a field of the rows was set, as `bulk/<field>/undo` with its value and ids says; null where the table lacks it. */
function unsetMany<Model extends StaffModel>(act: Act<Model>, name: string): Promise<Response> | null {
  const { searchParams } = new URL(act.request.url);
  const action = findBulkAction(act.table, name, searchParams.get("value") ?? "");
  if (!action || !("field" in action)) return null;
  const ids = readIds(searchParams.get("ids") ?? "").slice(0, mostBulkRows);
  const undoing = undoBulkRows(act.table, { ...action, ids }, { by: act.by });
  return answer(act, undoing, (restored) => saidOfRestored(restored.length, ids.length));
}

/** Restores the rows that the address names, each on its own. */
async function restoreMany<Model extends StaffModel>(act: Act<Model>): Promise<Response> {
  const ids = readIds(new URL(act.request.url).searchParams.get("ids") ?? "").slice(0, mostBulkRows);
  const restoring = async (): Promise<Outcome<number>> => {
    let count = 0;
    for (const id of ids) if ((await restoreRow(act.table, id, { by: act.by })).ok) count++;
    return count > 0 ? done(count) : refused("row.not-in-bin");
  };
  return answer(act, restoring(), (count) => saidOfRestored(count, ids.length));
}

/** Keeps an uploaded file and leads to its dry run, or back to the list with why not. */
async function upload<Model extends StaffModel>(act: Act<Model>): Promise<Response> {
  const take = async () => {
    const file = (await readFormData(act.request)).get("file");
    const isFile = file !== null && typeof file !== "string";
    const bytes = new Uint8Array(isFile ? await file.arrayBuffer() : []);
    return orRefuseBroken(saveRowImport(act.table, { name: isFile ? file.name : "", bytes }, { by: act.by }));
  };
  const taken = await takeFileInQueue(act.request, take);
  const outcome = taken.ok ? taken.value : taken;
  if (!outcome.ok) return answer(act, Promise.resolve(outcome), () => ({ key: "row-not-done", values: {} }));
  return redirect(opening(resourceListAddress(act.request, act.table, act.below), "import", outcome.value));
}

async function applyImport<Model extends StaffModel>(act: Act<Model>, id: number): Promise<Response> {
  const form = await readFormData(act.request);
  const encoding = form.get("text_right") ? encodingNamed(form.get("read_as")) : null;
  const applying = applyFileInQueue(() => importRows(act.table, id, { by: act.by, encoding }));
  return answer(act, applying, ({ added, changed, refused: left }) => ({
    ...{ key: "rows-imported", values: { added: String(added), changed: String(changed), refused: String(left) } },
  }));
}

const longestName = 60;

/** Saves the view that a form names, or that an address names where a deleted one is brought back. */
async function keepView<Model extends StaffModel>(act: Act<Model>, sent: { get: (name: string) => unknown }): Promise<Response> {
  const [name, query] = [printable(oneLine(String(sent.get("name") ?? ""))), String(sent.get("query") ?? "")];
  const saving = name ? saveView(act.table, { name: name.slice(0, longestName), query }, { by: act.by }) : refused("row.no-name");
  return answer(act, Promise.resolve(saving), (saved) => ({ key: "view-saved", values: { name: saved } }));
}

const dropView = <Model extends StaffModel>(act: Act<Model>, id: number): Promise<Response> =>
  answer(act, deleteView(act.table, id, { by: act.by }), (view) => ({
    key: "view-deleted",
    values: { name: view.name },
    undo: `${listPath(act.request, act.below)}/views/restore?${new URLSearchParams(view)}`,
  }));

/** What an address below a list asks for; null for anything else. */
function actAt<Model extends StaffModel>(act: Act<Model>, address: string): Promise<Response | LineReply | null> | null {
  const [, first = "", second = "", third = ""] = /^([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(address) ?? [];
  const [id, below] = [rowId(first), rowId(second)];
  const [, row, line] = /^(\d+)\/lines(?:\/(\d+)\/delete)?$/.exec(address) ?? [];
  if (row && act.toasts.lines) {
    const lineId = line === undefined ? null : (rowId(line) ?? 0);
    return actOnLine({ ...act, id: rowId(row) ?? 0, lineId, said: act.toasts.lines });
  }
  if (id !== null) return third ? setOne(act, id, { name: second, text: third }) : actOnRow(act, id, second);
  if (first === "bulk" && third === "undo") return unsetMany(act, second);
  if (first === "bulk" && !third) return second === "restore" ? restoreMany(act) : actOnMany(act, second);
  if (address === "import") return upload(act);
  if (address === "views") return readFormData(act.request).then((form) => keepView(act, form));
  if (address === "views/restore") return keepView(act, new URL(act.request.url).searchParams);
  if (below === null) return null;
  if (first === "import" && third === "apply") return applyImport(act, below);
  return first === "views" && third === "delete" ? dropView(act, below) : null;
}

type Address = { request: Request; params: { "*"?: string } };

/**
 * Does what the rest of an address below a list says: `7/delete`, `7/duplicate`, `7/move`, `7/restore`, `7/activate`, `7/deactivate`, `7/up`, `7/down`,
 * `7/{field}/{value}`, `bulk/{action}`, `bulk/{field}/undo`, `import`, `import/7/apply`, `views`, `views/restore`, `views/7/delete`; then leads back to the list. Throws 404 for anything else.
 */
export async function actOnResource<Model extends StaffModel>(
  { request, params }: Address,
  staff: Staff,
  table: StaffTable<Model>,
  toasts: ActOptions = {},
): Promise<Response | LineReply> {
  const below = params["*"] ?? "";
  const response = await actAt({ request, by: staff.id, table, toasts, below }, below);
  if (!response) throw new Response(null, { status: 404 });
  return response;
}
