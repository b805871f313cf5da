import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { putOrderOnKhata } from "#app/domain/khata/put-order-on-khata.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { idField, lineField } from "#app/lib/form-fields.server.ts";

const onKhataForm = z.object({ order: idField, key: lineField(64, 8) });

/** Settles an order that was delivered and not paid on the khata of its customer. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const form = await readForm(request, onKhataForm);
  if (!form.ok) return form.invalid();
  const id = rowId(params.contactId) ?? 0;
  const { order, key } = form.value;
  const outcome = await putOrderOnKhata(order, { contactId: id, key, by: staff.id });
  const said = outcome.ok ? { ok: true as const, value: { order: `#${orderNumber(order)}`, name: outcome.value } } : outcome;
  return redirectWithOutcome(request, `/admin/contacts/${id}`, said, "khata-order-put");
}
