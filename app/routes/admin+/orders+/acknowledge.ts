import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { acknowledgeOrders } from "#app/domain/orders/acknowledge-orders.server.ts";
import { acknowledgeForm } from "#app/domain/orders/moves-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { safePath } from "#app/lib/safe-path.ts";

/** Acknowledges the new orders; the ringing stops in every browser. Redirects to `return_to`; `stay` does not redirect. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, acknowledgeForm);
  if (!form.ok) return form.invalid();
  await acknowledgeOrders(form.value.last, { by: staff.id });
  const { return_to, stay } = form.value;
  return stay ? null : redirect(safePath(return_to, "/admin/orders"));
}
