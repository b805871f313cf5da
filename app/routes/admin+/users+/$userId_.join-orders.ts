import type { ActionFunctionArgs } from "@remix-run/node";
import { joinOrders } from "#app/domain/users/join-orders.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Joins the orders of an account's phone number to it; back to the order where it was asked for there. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "users", "edit");
  const id = rowId(params.userId) ?? 0;
  const orderId = rowId(new URL(request.url).searchParams.get("order") ?? undefined);
  const backTo = orderId ? `/admin/orders/${orderId}` : `/admin/users/${id}`;
  const outcome = await joinOrders(id, { by: staff.id });
  if (!outcome.ok) return redirectWithRefusal(request, backTo, outcome.refusal);
  const { name, count } = outcome.value;
  return redirectWithToast(backTo, "user-orders-joined", { values: { name, count: String(count) } });
}
