import { data } from "@remix-run/node";
import { addLine } from "#app/domain/orders/add-line.server.ts";
import { customLineForm, productLineForm } from "#app/domain/orders/add-line-form.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { orBroken } from "#app/http/told.server.ts";

/** What can be added to an order out of its page's dialogs. */
export const additions = ["custom", "product"] as const;

export type Addition = (typeof additions)[number];

/** Adds what one of the dialogs posted; the page comes again with the dialog open when it could not be. */
export async function addToOrder(request: Request, { id, kind, by }: { id: number; kind: Addition; by: number }) {
  const form = kind === "custom" ? await readForm(request, customLineForm) : await readForm(request, productLineForm);
  if (!form.ok) return data({ ...form.invalid().data, hasFailed: false }, { status: 400 });
  const { version, key, ...line } = form.value;
  const outcome = await orBroken(addLine(id, line, { author: { kind: "staff", id: by }, version, key }));
  if (outcome.ok)
    return redirectWithToast(`/admin/orders/${id}`, kind === "custom" ? "order-custom-added" : "order-product-added");
  const { code } = outcome.refusal;
  if (code === "order.not-found") throw new Response(null, { status: 404 });
  return data({ ...form.refuse(outcome.refusal).data, hasFailed: true }, { status: refusalStatus(outcome.refusal) });
}
