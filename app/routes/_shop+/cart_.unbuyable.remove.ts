import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { removeUnbuyable } from "#app/domain/cart/remove-unbuyable.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Goes on to the checkout, unless a remaining line needs a decision in the cart first. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const outcome = await removeUnbuyable(viewer.id);
  if (!outcome.ok) return redirectWithToast("/cart", "cart-not-changed");
  const { removed, left, isOrderable } = outcome.value;
  const next = left > 0 && isOrderable ? "/checkout" : "/cart";
  return removed > 0 ? redirectWithToast(next, "cart-unbuyable-removed", { values: { count: String(removed) } }) : redirect(next);
}

export const loader = () => redirect("/cart");
