import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cancelMoneyText } from "#app/domain/orders/cancel-money.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { cancelOrderForm } from "#app/domain/orders/own-order-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const orderId = rowId(params.id);
  const form = await readForm(request, cancelOrderForm);
  const reason = form.ok ? form.value.reason : null;
  const outcome = orderId && (await cancelOrder({ orderId, userId: viewer.id, reason }));
  if (!outcome || (!outcome.ok && outcome.refusal.code === "order.not-found")) throw new Response(null, { status: 404 });
  if (!outcome.ok) return redirectWithToast(`/order/${orderId}`, "order-not-cancelled");
  const money = cancelMoneyText(langOf(request), outcome.value);
  return redirectWithToast(`/order/${orderId}`, "order-cancelled", { values: { money } });
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/order/${rowId(params.id) ?? 0}`);
