import { data } from "@remix-run/node";
import type { z } from "zod";
import { isShortage } from "#app/domain/cart/line-refusal.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast, type ToastKey } from "#app/http/toast.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";

interface DialogForm<Schema extends z.ZodType> {
  orderId: number;
  schema: Schema;
  command: (form: z.output<Schema>) => Promise<Outcome<void>>;
  /** Whether the form said that more is there than on record, which stays ticked when it is refused for something else. */
  isPastRecord?: (form: z.output<Schema>) => boolean;
  /** What is said once it is done. */
  toast: (form: z.output<Schema>) => ToastKey;
}

/**
 * Does what one of an order's dialogs posted and leads back to the order. Otherwise the page comes again with the dialog open and what was
 * typed; `hasFailed` says that the shop said no, and not that the form lacked something, `isShortage`
 * that the record holds too little.
 */
export async function respondToEdit<Schema extends z.ZodType>(
  request: Request,
  { orderId, schema, command, isPastRecord, toast }: DialogForm<Schema>,
) {
  const form = await readForm(request, schema);
  if (!form.ok) return data({ ...form.invalid().data, hasFailed: false, isShortage: false }, { status: 400 });
  const outcome = await orRefuseBroken(command(form.value));
  if (outcome.ok) return redirectWithToast(`/admin/orders/${orderId}`, toast(form.value));
  const { code } = outcome.refusal;
  if (code === "order.not-found") throw new Response(null, { status: 404 });
  const shortage = { isShortage: isShortage(code) || isPastRecord?.(form.value) === true };
  return data({ ...form.refuse(outcome.refusal).data, hasFailed: true, ...shortage }, { status: refusalStatus(outcome.refusal) });
}
