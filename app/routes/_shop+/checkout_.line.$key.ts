import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { lineQuantityForm } from "#app/domain/cart/cart-form.server.ts";
import { itemRefOfKey } from "#app/domain/cart/cart-line.ts";
import { setQuantity } from "#app/domain/cart/set-quantity.server.ts";
import { requireCheckoutSignIn } from "#app/http/checkout-draft.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { cartLimited, cartRefusal, redirectWithToast } from "#app/http/toast.server.ts";

/** Sets the quantity of one item. The checkout form submits this, so that its other input is preserved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { viewer, headers } = await requireCheckoutSignIn(request);
  const item = itemRefOfKey(params["key"] ?? "");
  if (!item) throw new Response(null, { status: 404 });
  const form = await readForm(request, lineQuantityForm);
  if (!form.ok) return redirectWithToast("/checkout", "cart-unclear", { headers });
  const outcome = await setQuantity({ userId: viewer.id }, item, form.value.quantity);
  if (!outcome.ok) return redirectWithToast("/checkout", cartRefusal(outcome.refusal), { headers });
  return outcome.value.limited
    ? redirectWithToast("/checkout", cartLimited(outcome.value.limited), { headers })
    : redirect("/checkout", { headers });
}

export const loader = () => redirect("/checkout");
