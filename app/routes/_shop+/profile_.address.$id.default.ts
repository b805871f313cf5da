import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { chooseDefaultAddress } from "#app/domain/customers/save-address.server.ts";
import { refusalStatus } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const id = rowId(params["id"]);
  const outcome = id === null ? null : await chooseDefaultAddress(viewer.id, id);
  if (!outcome?.ok) throw new Response(null, { status: refusalStatus(outcome?.refusal, 404) });
  return redirectWithToast("/profile?tab=addresses", "account-address-saved");
}

export const loader = () => redirect("/profile?tab=addresses");
