import { z } from "zod";
import { referenceField } from "#app/domain/payments/reference-form.server.ts";
import type { Tender } from "#app/domain/payments/split-tender.ts";
import { moneyField } from "#app/lib/form-fields.server.ts";
import { counterMethods, paymentField, paymentRows } from "../counter-payment.ts";

const method = z.enum(counterMethods, "choice").optional();
const amount = moneyField.refine((value) => value > 0, "money").optional();
const reference = referenceField.optional();

/** What a sale over the counter is paid with: the cash that was handed over, and rows of other payments, of which one may leave its amount open. */
export const tenderFields = {
  cash: moneyField.optional(),
  payment_method_0: method,
  payment_amount_0: amount,
  payment_reference_0: reference,
  payment_method_1: method,
  payment_amount_1: amount,
  payment_reference_1: reference,
  payment_method_2: method,
  payment_amount_2: amount,
  payment_reference_2: reference,
};

type TenderForm = z.output<z.ZodObject<typeof tenderFields>>;

/** The payments as they were filled in; an empty row is left out. */
export function tenderOf(form: TenderForm): Tender {
  const others = paymentRows.flatMap((row) => {
    const by = form[paymentField("method", row)];
    return by
      ? [
          {
            row,
            method: by,
            amount: form[paymentField("amount", row)] ?? null,
            reference: form[paymentField("reference", row)] ?? null,
          },
        ]
      : [];
  });
  return { cash: form.cash ?? null, others };
}

/** A row names its method, and one row at most is the rest. */
export function checkTender(form: TenderForm, context: z.RefinementCtx): void {
  const wrong = (path: string) => context.addIssue({ code: "custom", message: "required", path: [path] });
  for (const row of paymentRows) {
    const isTyped = form[paymentField("amount", row)] !== undefined || form[paymentField("reference", row)] !== undefined;
    if (isTyped && !form[paymentField("method", row)]) wrong(paymentField("method", row));
  }
  const [, ...open] = tenderOf(form).others.filter((other) => other.amount === null);
  for (const { row } of open) wrong(`payment_amount_${row}`);
}
