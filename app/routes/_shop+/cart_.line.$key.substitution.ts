import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { itemRefOfKey } from "#app/domain/cart/cart-line.ts";
import { chooseSubstitution, substitutionForm } from "#app/domain/cart/choose-substitution.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { returnToCard } from "#app/http/return-to.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

/** Sets what to do when one line of the cart is missing, or every line. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const item = itemRefOfKey(params["key"] ?? "");
  if (!item) throw new Response(null, { status: 404 });
  const form = await readForm(request, substitutionForm);
  if (!form.ok) return redirectWithToast("/cart", "cart-unclear");
  await chooseSubstitution(viewer.id, item, form.value);
  return redirect(returnToCard("/cart", item));
}

export const loader = () => redirect("/cart");
