import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { addCustomPackage } from "#app/domain/cart/add-custom-package.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { cartRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Adds a customer's own package to the cart; missing contents are listed on the package's page. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const outcome = await addCustomPackage({ id: rowId(params.id) ?? 0, userId: viewer.id });
  if (!outcome.ok && outcome.refusal.code === "package.not-found") throw new Response(null, { status: 404 });
  if (!outcome.ok) return redirectWithToast(`/edit-custom-package/${params.id}`, cartRefusal(outcome.refusal));
  const { short } = outcome.value;
  if (short.length > 0) return redirect(`/edit-custom-package/${params.id}?missing=${short.join(",")}`);
  return redirectWithToast("/cart", "package-ordered");
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/edit-custom-package/${rowId(params.id) ?? 0}`);
