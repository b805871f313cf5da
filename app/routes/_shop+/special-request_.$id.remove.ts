import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { withdrawRequest } from "#app/domain/customers/request-product.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params["id"]);
  if (!id || !(await withdrawRequest(viewer.id, id))) throw new Response(null, { status: 404 });
  return redirectWithToast("/cart", "special-request-removed");
}

export const loader = () => redirect("/cart");
