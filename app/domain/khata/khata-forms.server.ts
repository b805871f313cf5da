import { z } from "zod";
import { khataMethods } from "#app/domain/khata/khata-method.ts";
import { lineField, moneyField, orNull, textField } from "#app/lib/form-fields.server.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";

/** The largest limit and entry: Rs. 1,000,000. */
export const mostOnKhata = 100_000_000;

const isWhole = (amount: number) => amount % 100 === 0;

/** Whole rupees above 0 as typed; comes out as paisa (decisions 28). */
const rupeesField = moneyField.refine(isWhole, "whole-rupees").refine((amount) => amount <= mostOnKhata, "money");

/** Money that came in for a khata. `key` is the idempotency key. */
export const khataPaymentForm = z.object({
  amount: rupeesField.refine((amount) => amount > 0, "money"),
  method: z.enum(khataMethods, "choice").default("cash"),
  note: lineField(200).optional().transform(orNull),
  more: z.literal("yes", "choice").optional(),
  key: lineField(64, 8),
});

/** How much a contact may owe; 0 allows no khata. `reminders`: the customer agreed to a monthly message. */
export const khataLimitForm = z.object({
  limit: rupeesField,
  reminders: z.literal("yes", "choice").optional(),
});

/** What corrects a khata or opens it: above zero the customer owes more. `kind` is opening for what was owed before the shop kept it here. */
export const khataCorrectionForm = z
  .object({
    amount: lineField(30),
    kind: z.enum(["correction", "opening"], "choice").default("correction"),
    note: textField(200),
    key: lineField(64, 8),
  })
  .transform((form, context) => {
    const amount = parseRupees(form.amount, { allowNegative: true, most: mostOnKhata });
    if (amount !== null && amount !== 0 && isWhole(amount)) return { ...form, amount };
    context.addIssue({ code: "custom", message: amount && !isWhole(amount) ? "whole-rupees" : "money", path: ["amount"] });
    return z.NEVER;
  });
