import type { ActionFunctionArgs } from "@remix-run/node";
import { holdBasket, listHeld, recallBasket } from "#app/domain/counter/held-baskets.server.ts";
import { heldForm } from "#app/domain/counter/sale-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";

/** Puts a basket aside (`label`, `content`), or takes one up again (`recall`); answers with the baskets that wait then. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, heldForm);
  if (!form.ok) throw new Response(null, { status: 400 });
  const { recall, label, content } = form.value;
  if (recall !== undefined) return Response.json({ content: await recallBasket(recall), held: await listHeld() });
  if (content) await holdBasket(label ?? "", content, { by: staff.id });
  return Response.json(await listHeld());
}
