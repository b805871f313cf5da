import { data } from "@remix-run/node";
import type { LineAnswer } from "#app/domain/resource/resource-view.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import { type RefusalCode, refusals } from "#app/i18n/refusals.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { refusalStatus } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";
import { langOf } from "./lang.server.ts";
import { orRefuseBroken } from "./read-or-null.server.ts";
import { listPath, opening, resourceListAddress } from "./resource-address.server.ts";
import { redirectWithToast, type ToastKey } from "./toast.server.ts";

/** The toasts of what became of a line, which have `{line}` or `{why}`; a refusal of `plain` is said by itself. */
export type LineToasts = Record<"added" | "removed" | "not-added" | "not-removed", ToastKey> & { plain: readonly RefusalCode[] };

type LineAct<Model extends StaffModel> = {
  request: Request;
  table: StaffTable<Model>;
  below: string;
  by: number;
  id: number;
  /** the line to be removed; null to add one */
  lineId: number | null;
  said: LineToasts;
};

/** What a line is answered with that was not posted by a page. */
export type LineReply = ReturnType<typeof data<LineAnswer>>;

type Done = { text: string; undo?: Readonly<Record<string, string>> };

/**
 * Adds a line to a row (`7/lines`) or removes one (`7/lines/9/delete`), and says what became of it: to a script, which leaves the row's
 * form as it is, in the answer itself (`inline`); else in a toast above that form. A line is put back by a post whose address has it.
 */
export async function actOnLine<Model extends StaffModel>(act: LineAct<Model>): Promise<Response | LineReply | null> {
  const { request, table, below, by, id, lineId, said } = act;
  const lines = table.rules?.lines;
  if (!lines) return null;
  const sent = await readFormData(request);
  const { searchParams } = new URL(request.url);
  const isUndo = searchParams.has("undo");
  const command: Promise<Outcome<Done>> =
    lineId === null ? lines.add(id, isUndo ? searchParams : sent, { by, isUndo }) : lines.remove(id, lineId, { by });
  const outcome = await orRefuseBroken(command);
  const to = opening(resourceListAddress(request, table, below), "edit", id);
  const say = translator(langOf(request), toasts);
  const isInline = sent.has("inline");
  const way = lineId === null ? "added" : "removed";
  if (outcome.ok) {
    const { text: line, undo: back } = outcome.value;
    const undo = back && `${listPath(request, below)}/${id}/lines?${new URLSearchParams({ ...back, undo: "1" })}`;
    if (!isInline) return redirectWithToast(to, said[way], { values: { line }, undo });
    return data<LineAnswer>({ sentence: say(said[way], { line }), tone: "success", undo: undo ?? null });
  }
  const { code, values } = outcome.refusal;
  const why = translator(langOf(request), refusals)(code, values);
  const key = said.plain.includes(code) ? "row-not-done" : said[`not-${way}`];
  if (!isInline) return redirectWithToast(to, key, { values: { why } });
  return data<LineAnswer>({ sentence: say(key, { why }), tone: "error", undo: null }, refusalStatus(outcome.refusal));
}
