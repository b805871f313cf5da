import type { ActionFunctionArgs } from "@remix-run/node";
import { resendConfirmation } from "#app/domain/messaging/resend-confirmation.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Sends an order's confirmation to its customer once more; says so, or why not, on the order's page. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const id = rowId(params.orderId) ?? 0;
  const outcome = await orRefuseBroken(resendConfirmation(id, { by: staff.id }));
  if (outcome.ok) return redirectWithToast(`/admin/orders/${id}`, "confirmation-sent", { values: outcome.value });
  if (outcome.refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  return redirectWithRefusal(request, `/admin/orders/${id}`, outcome.refusal, "confirmation-not-sent");
}
