import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { repeatPath } from "#app/domain/orders/status.ts";
import { stopRepeat } from "#app/domain/orders/weekly-repeat.server.ts";
import { requireOwnOrder } from "#app/http/own-order.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Ends the weekly reminder of an order. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, order } = await requireOwnOrder(request, params["id"]);
  await stopRepeat({ orderId: order.id, userId: viewer.id });
  return redirectWithToast("/profile?tab=orders#orders", "repeat-stopped");
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(repeatPath(rowId(params["id"]) ?? 0));
