import { data } from "@remix-run/node";
import type { SavedOrder } from "#app/domain/orders/save-order.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatMoney } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { MovesResult } from "../list/moves-result.ts";

/**
 * Response to a saved "Edit order": a page that waits gets the move, which it can undo as after the arrow; every other is redirected with a
 * toast.
 */
export function respondToSave(
  { from, to, version, toRefund }: SavedOrder,
  { id, isWaiting, backTo }: { id: number; isWaiting: boolean; backTo: string },
) {
  if (isWaiting && from !== to) {
    const moved = [{ id, from, version, toRefund }];
    const answer: MovesResult = { to, isPaid: false, moved, stayed: [], at: now().getTime() };
    return data({ ...answer, result: undefined });
  }
  if (toRefund > 0) return redirectWithToast(backTo, "order-cancelled-to-refund", { values: { amount: formatMoney(toRefund) } });
  return redirectWithToast(backTo, "order-updated");
}
