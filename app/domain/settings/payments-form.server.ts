import { z } from "zod";
import { textField } from "#app/lib/form-fields.server.ts";
import type { Payee } from "./payments-setting.server.ts";
import { type TransferMethod, transferMethods } from "./transfer-methods.ts";

/** The longest each text of a payee may be, characters. */
export const payeeLengths = { title: 80, title_ur: 80, number: 40, note: 200, note_ur: 200, qr: 512 } as const satisfies Record<
  keyof Payee,
  number
>;

/** A text of a payee, and the field of the form that holds it: `raast_number`. */
export const payeeField = <Method extends TransferMethod, Part extends keyof Payee>(method: Method, part: Part) =>
  `${method}_${part}` as const;

/** The texts of a method's payee: only Raast has a static QR code. */
export const payeeParts = (method: TransferMethod): (keyof Payee)[] =>
  (Object.keys(payeeLengths) as (keyof Payee)[]).filter((part) => part !== "qr" || method === "raast");

const fields: Record<string, z.ZodOptional<z.ZodType<string>>> = Object.fromEntries(
  transferMethods.flatMap((method) =>
    payeeParts(method).map((part) => [payeeField(method, part), textField(payeeLengths[part]).optional()]),
  ),
);

/**
 * The payees of all methods. A method that is left empty is not offered; of one that is begun, title and number are needed. `version` is
 * the one that was on the screen: without it a save overwrites whatever is there, and one that cannot be read counts as stale.
 */
export const paymentsForm = z
  .object({ ...fields, version: z.string().max(40).optional().catch("unreadable") })
  .superRefine((form: Record<string, string | undefined>, context) => {
    for (const method of transferMethods) {
      if (!payeeParts(method).some((part) => form[payeeField(method, part)])) continue;
      for (const part of ["title", "number"] as const) {
        const path = payeeField(method, part);
        if (!form[path]) context.addIssue({ code: "custom", message: "required", path: [path] });
      }
    }
  })
  .transform((form: Record<string, string | undefined>) => {
    const payeeOf = (method: TransferMethod): Payee => {
      const text = (part: keyof Payee) => form[payeeField(method, part)] ?? "";
      return {
        title: text("title"),
        title_ur: text("title_ur"),
        number: text("number"),
        note: text("note"),
        note_ur: text("note_ur"),
        qr: text("qr"),
      };
    };
    return {
      version: form["version"] ?? null,
      change: {
        bank_transfer: payeeOf("bank_transfer"),
        jazzcash: payeeOf("jazzcash"),
        easypaisa: payeeOf("easypaisa"),
        raast: payeeOf("raast"),
      } satisfies Record<TransferMethod, Payee>,
    };
  });

/** What staff may change of the payees. */
export type PaymentsChange = z.output<typeof paymentsForm>["change"];
