import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { orderAgain } from "#app/domain/orders/order-again.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { cartRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** The cart's page shows the result: which order, and what of it is missing. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const orderId = rowId(params["id"]);
  const outcome = orderId && (await orderAgain({ orderId, userId: viewer.id }));
  if (!outcome || (!outcome.ok && outcome.refusal.code === "order.not-found")) throw new Response(null, { status: 404 });
  return outcome.ok ? redirect(`/cart?again=${orderId}`) : redirectWithToast(`/order/${orderId}`, cartRefusal(outcome.refusal));
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/order/${rowId(params["id"]) ?? 0}`);
