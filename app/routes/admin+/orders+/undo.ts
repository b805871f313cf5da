import { type ActionFunctionArgs, data } from "@remix-run/node";
import { undoForm } from "#app/domain/orders/moves-form.server.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { now } from "#app/platform/clock.server.ts";
import type { UndoResult, UnmovedOrder } from "./list/moves-result.ts";

/** Undoes a move of orders, each order on its own, before its messages are sent. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, undoForm);
  if (!form.ok) return form.invalid();
  const { id: marked, status: before } = form.value;
  const t = translator(langOf(request), refusals);
  const stayed: UnmovedOrder[] = [];
  for (const [at, { id, version }] of marked.entries()) {
    const to = before[at];
    if (!to) continue;
    const outcome = await undoMove(id, { version, to, by: staff.id });
    if (!outcome.ok) stayed.push({ id, status: null, sentence: t(outcome.refusal.code, outcome.refusal.values) });
  }
  const answer: UndoResult = { undone: marked.length - stayed.length, stayed, at: now().getTime() };
  return data(answer, { status: answer.undone === 0 && stayed.length > 0 ? 409 : 200 });
}
