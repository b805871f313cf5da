import { type ActionFunctionArgs, data } from "@remix-run/node";
import { listMatching } from "#app/domain/orders/list-orders.server.ts";
import { moveOrders } from "#app/domain/orders/move-orders.server.ts";
import { maxMoved, movesForm } from "#app/domain/orders/moves-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, sum } from "#app/lib/money.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { now } from "#app/platform/clock.server.ts";
import type { MovesResult } from "./list/moves-result.ts";
import { orderFilterOf } from "./list/order-filter-of.server.ts";

/**
 * Moves one order, the selected ones, or the newest 100 of a list to a status. A page that waits (`reply`) gets the moves and may undo
 * them; without JavaScript the list is rendered again with a toast.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const body = await readFormData(request);
  const form = await readForm(request, movesForm, body);
  if (!form.ok) return form.invalid();
  const { id, all, status: to, isPaid, return_to: returnTo } = form.value;
  const matching = { most: maxMoved, contactsVisible: true };
  const marked = all === undefined ? id : await listMatching(orderFilterOf(new URLSearchParams(all)), matching);
  const { moved, refused } = await moveOrders(marked, { to, isPaid, by: staff.id });
  if (!body.has("reply")) {
    const backTo = safePath(returnTo, "/admin/orders");
    const toRefund = sum(moved.map((order) => order.toRefund));
    if (refused.length === 0 && toRefund > 0) {
      return redirectWithToast(backTo, "order-cancelled-to-refund", { values: { amount: formatMoney(toRefund) } });
    }
    const toast = refused.length > 0 ? "orders-some-not-moved" : moved.length > 0 ? "order-updated" : "orders-none-moved";
    return redirectWithToast(backTo, toast);
  }
  const t = translator(langOf(request), refusals);
  const stayed = refused.map(({ id, refusal, status }) => ({ id, status, sentence: t(refusal.code, refusal.values) }));
  const answer: MovesResult = { to, isPaid, moved, stayed, at: now().getTime() };
  return data(answer, { status: moved.length === 0 && stayed.length > 0 ? 409 : 200 });
}
