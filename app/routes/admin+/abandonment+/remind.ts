import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { sectionPath } from "#app/admin/sections.ts";
import { remindAllCarts, remindCart } from "#app/domain/messaging/remind-carts.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithOutcome, redirectWithToast } from "#app/http/toast.server.ts";
import { idField } from "#app/lib/form-fields.server.ts";

const remindForm = z.object({ id: idField.optional() });

/** Reminds the customer of one abandoned cart, or of every one that may be reminded of. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "abandonment", "edit");
  const back = sectionPath("abandonment");
  const form = await readForm(request, remindForm);
  if (!form.ok) return form.invalid();
  const { id } = form.value;
  if (id !== undefined) {
    const outcome = await orRefuseBroken(remindCart(id, { by: staff.id }));
    return redirectWithOutcome(request, back, outcome, "cart-reminded");
  }
  const count = await remindAllCarts({ by: staff.id });
  return redirectWithToast(back, "carts-reminded", { values: { count: String(count) } });
}
