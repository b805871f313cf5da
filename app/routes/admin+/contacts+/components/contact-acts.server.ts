import { data } from "@remix-run/node";
import type { z } from "zod";
import { contactDetailsForm } from "#app/domain/contacts/contact-form.server.ts";
import { saveContact } from "#app/domain/contacts/save-contact.server.ts";
import { correctKhata, type Entered, setKhataLimit, takeKhataPayment } from "#app/domain/khata/enter-khata.server.ts";
import { khataCorrectionForm, khataLimitForm, khataPaymentForm } from "#app/domain/khata/khata-forms.server.ts";
import { readForm, refusalStatus } from "#app/http/form.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { redirectWithToast, type ToastKey } from "#app/http/toast.server.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";

/** What a contact's page does by `?act=`. */
export const contactActs = ["details", "pay", "limit", "correct"] as const;

/** One of them. */
export type ContactAct = (typeof contactActs)[number];

type Posted = { id: number; by: number; act: ContactAct };

type Said = Readonly<Record<string, string>>;

async function run<Schema extends z.ZodType>(
  request: Request,
  { id, act }: Posted,
  { schema, command, toast }: { schema: Schema; command: (form: z.output<Schema>) => Promise<Outcome<Said>>; toast: ToastKey },
) {
  const form = await readForm(request, schema);
  if (!form.ok) return data({ act, result: form.invalid().data.result }, { status: 400 });
  const outcome = await orRefuseBroken(command(form.value));
  if (outcome.ok) return redirectWithToast(`/admin/contacts/${id}`, toast, { values: outcome.value });
  if (outcome.refusal.code === "contact.not-found") throw new Response(null, { status: 404 });
  return data({ act, result: form.refuse(outcome.refusal).data.result }, { status: refusalStatus(outcome.refusal) });
}

/** An entry in the words of its toast. */
async function inWords(entering: Promise<Outcome<Entered>>): Promise<Outcome<Said>> {
  const outcome = await entering;
  if (!outcome.ok) return outcome;
  const { name, amount, balance } = outcome.value;
  return { ok: true, value: { name, amount: formatMoney(paisa(Math.abs(amount))), balance: formatMoney(balance) } };
}

/** Runs what one of the forms of a contact's page posted; refused, the page is rendered again with what was typed. */
export function actOnContact(request: Request, posted: Posted) {
  const { id, by, act } = posted;
  switch (act) {
    case "details":
      return run(request, posted, {
        schema: contactDetailsForm,
        command: (form) => saveContact(id, form, { by }),
        toast: "row-saved",
      });
    case "pay":
      return run(request, posted, {
        schema: khataPaymentForm,
        command: ({ more, ...payment }) => inWords(takeKhataPayment(id, { ...payment, isMore: more === "yes" }, { by })),
        toast: "khata-paid",
      });
    case "limit":
      return run(request, posted, {
        schema: khataLimitForm,
        command: ({ limit, reminders }) => setKhataLimit(id, { limit, hasReminders: reminders === "yes" }, { by }),
        toast: "khata-limit-saved",
      });
    case "correct":
      return run(request, posted, {
        schema: khataCorrectionForm,
        command: (form) => inWords(correctKhata(id, { ...form, amount: paisa(form.amount) }, { by })),
        toast: "khata-entered",
      });
  }
}
