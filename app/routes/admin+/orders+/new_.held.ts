import type { ActionFunctionArgs } from "@remix-run/node";
import { findBasket, holdBasket, listHeld, takeBasket } from "#app/domain/counter/held-baskets.server.ts";
import { heldForm } from "#app/domain/counter/sale-form.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";

/**
 * Puts a basket on hold (`label`, `content`), or returns one (`recall`), which stays on hold until the counter confirms it (`taken`): a
 * lost response must not lose a basket. Responds with the baskets on hold, or with the reason of a refusal.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, heldForm);
  if (!form.ok) throw new Response(null, { status: 400 });
  const { recall, taken, label, content } = form.value;
  if (recall !== undefined) return Response.json({ content: await findBasket(recall), held: await listHeld() });
  if (taken !== undefined) return Response.json({ isTaken: await takeBasket(taken), held: await listHeld() });
  const held = content && (await holdBasket(label ?? "", content, { by: staff.id }));
  if (held && !held.ok) {
    const { code, values } = held.refusal;
    return Response.json(
      { refused: translator(langOf(request), refusals)(code, values) },
      { status: refusalStatus(held.refusal) },
    );
  }
  return Response.json(await listHeld());
}
