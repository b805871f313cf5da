import { data } from "@remix-run/node";
import type { z } from "zod";
import { isShortage } from "#app/domain/cart/line-refusal.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast, type ToastKey } from "#app/http/toast.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";

interface DialogForm<Schema extends z.ZodType, Value> {
  orderId: number;
  schema: Schema;
  command: (form: z.output<Schema>) => Promise<Outcome<Value>>;
  /** Whether the form confirmed an oversell, which stays ticked after another refusal. */
  isPastRecord?: (form: z.output<Schema>) => boolean;
  /** Key of the toast after success. */
  toast: (form: z.output<Schema>) => ToastKey;
  /** The address that a post undoes the edit at, of one that can be undone. */
  undo?: (form: z.output<Schema>, value: Value) => string | undefined;
}

/**
 * Runs the command of one of an order's dialogs and redirects to the order. On a refusal the page is rendered again with the dialog open
 * and the submitted values; `hasFailed`: refused by the shop, not a validation error; `isShortage`: the stock on record is too low.
 */
export async function respondToEdit<Schema extends z.ZodType, Value>(
  request: Request,
  { orderId, schema, command, isPastRecord, toast, undo }: DialogForm<Schema, Value>,
) {
  const form = await readForm(request, schema);
  if (!form.ok) return data({ ...form.invalid().data, hasFailed: false, isShortage: false }, { status: 400 });
  const outcome = await orRefuseBroken(command(form.value));
  if (outcome.ok) {
    const record = `/admin/orders/${orderId}`;
    return redirectWithToast(record, toast(form.value), { undo: undo?.(form.value, outcome.value), record });
  }
  const { code } = outcome.refusal;
  if (code === "order.not-found") throw new Response(null, { status: 404 });
  const shortage = { isShortage: isShortage(code) || isPastRecord?.(form.value) === true };
  return data({ ...form.refuse(outcome.refusal).data, hasFailed: true, ...shortage }, { status: refusalStatus(outcome.refusal) });
}
