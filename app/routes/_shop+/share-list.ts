import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { shareCart, shareOrder } from "#app/domain/cart/shared-list.server.ts";
import { readFormData } from "#app/http/form-data.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { limit } from "#app/http/limits.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";

/** Makes a link to a copy of the cart, or of the order that the form names, and opens it. */
export async function action({ request }: ActionFunctionArgs) {
  const { id: userId } = await requireCustomer(request);
  const named = (await readFormData(request)).get("order");
  const orderId = typeof named === "string" ? rowId(named) : null;
  if (named !== null && !orderId) throw new Response(null, { status: 404 });
  const back = orderId ? `/order/${orderId}` : "/cart";
  const tooMany = await limit("share-list", { account: userId });
  const outcome = tooMany ? null : await (orderId ? shareOrder({ orderId, userId }) : shareCart(userId));
  if (outcome?.ok) return redirect(`/list/${outcome.value}`);
  const refusal = tooMany?.refusal ?? (outcome && !outcome.ok ? outcome.refusal : null);
  if (!refusal || refusal.code === "order.not-found") throw new Response(null, { status: 404 });
  const why = translator(langOf(request), refusals)(refusal.code, refusal.values);
  return redirectWithToast(back, "row-not-done", { values: { why } });
}

export const loader = () => redirect("/cart");
