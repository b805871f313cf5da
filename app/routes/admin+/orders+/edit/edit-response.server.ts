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
  /** Whether the form confirmed an oversell, which stays ticked after another refusal. */
  isPastRecord?: (form: z.output<Schema>) => boolean;
  /** Key of the toast after success. */
  toast: (form: z.output<Schema>) => ToastKey;
}

/**
 * Runs the command of one of an order's dialogs and redirects to the order. On a refusal the page is rendered again with the dialog open
 * and the submitted values; `hasFailed`: refused by the shop, not a validation error; `isShortage`: the stock on record is too low.
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
