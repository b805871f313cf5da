import { data } from "@remix-run/node";
import type { z } from "zod";
import { sectionPath } from "#app/admin/sections.ts";
import { failPayment } from "#app/domain/orders/fail-payment.server.ts";
import { failPaymentForm, paymentReferenceForm, receivePaymentForm } from "#app/domain/orders/payment-forms.server.ts";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import { refundOrderForm } from "#app/domain/orders/refund-order.server.ts";
import { refundPayment } from "#app/domain/orders/refund-payment.server.ts";
import { savePaymentReference } from "#app/domain/orders/save-payment-reference.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast, type ToastKey } from "#app/http/toast.server.ts";
import type { Outcome } from "#app/lib/outcome.ts";

/** What can be done with a payment: the values of `?edit=`. */
export const paymentEdits = ["receive", "fail", "reference", "refund"] as const;

/** One of them. */
export type PaymentEdit = (typeof paymentEdits)[number];

type Posted = { id: number; by: number; edit: PaymentEdit };

async function run<Schema extends z.ZodType>(
  request: Request,
  { id, edit }: Posted,
  { schema, command, toast }: { schema: Schema; command: (form: z.output<Schema>) => Promise<Outcome<void>>; toast: ToastKey },
) {
  const form = await readForm(request, schema);
  if (!form.ok) return data({ edit, result: form.invalid().data.result }, { status: 400 });
  const outcome = await orRefuseBroken(command(form.value));
  if (outcome.ok) return redirectWithToast(`${sectionPath("payments")}/${id}`, toast);
  if (outcome.refusal.code === "payment.not-found") throw new Response(null, { status: 404 });
  return data({ edit, result: form.refuse(outcome.refusal).data.result }, { status: refusalStatus(outcome.refusal) });
}

/** Runs what one of the forms of a payment posted; refused, the page is rendered again with the form and what was typed. */
export function savePayment(request: Request, posted: Posted) {
  const { id, by, edit } = posted;
  switch (edit) {
    case "receive":
      return run(request, posted, {
        schema: receivePaymentForm,
        command: ({ version, key, amount, method, payment_reference: reference, take_over: takeOver, in_parts: parts }) =>
          receivePayment(id, { amount, method, reference, takeOver, isParts: parts === "yes" }, { version, key, by }),
        toast: "payment-received",
      });
    case "fail":
      return run(request, posted, {
        schema: failPaymentForm,
        command: ({ note, ...change }) => failPayment(id, note, { ...change, by }),
        toast: "payment-failed",
      });
    case "reference":
      return run(request, posted, {
        schema: paymentReferenceForm,
        command: ({ version, key, payment_reference: reference, take_over: takeOver, in_parts: parts }) =>
          savePaymentReference(id, { reference, takeOver, isParts: parts === "yes" }, { version, key, by }),
        toast: "payment-reference-saved",
      });
    case "refund":
      return run(request, posted, {
        schema: refundOrderForm,
        command: ({ version, key, ...refund }) => refundPayment(id, refund, { version, key, by }),
        toast: "order-refunded",
      });
  }
}
