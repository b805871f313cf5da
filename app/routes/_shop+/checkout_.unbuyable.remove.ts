import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { removeUnbuyable } from "#app/domain/cart/remove-unbuyable.server.ts";
import { requireCheckoutSignIn } from "#app/http/checkout-draft.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** The checkout form submits this, so that its other input is preserved. */
export async function action({ request }: ActionFunctionArgs) {
  const { viewer, headers } = await requireCheckoutSignIn(request);
  const outcome = await removeUnbuyable(viewer.id);
  if (!outcome.ok) return redirectWithToast("/checkout", "cart-not-changed", { headers });
  const { removed, left } = outcome.value;
  if (removed === 0) return redirect("/checkout", { headers });
  return redirectWithToast(left > 0 ? "/checkout" : "/cart", "cart-unbuyable-removed", {
    headers,
    values: { count: String(removed) },
  });
}

export const loader = () => redirect("/checkout");
