import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";

/** What a sale over the counter can be paid with beside cash; each transfer only while its payee is set; khata is owed by the customer whose number is on the sale. */
export const counterMethods = ["card", ...transferMethods, "khata"] as const satisfies readonly PaymentMethod[];

/** One of them. */
export type CounterMethod = (typeof counterMethods)[number];

/** The rows of other payments that the counter's form carries. */
export const paymentRows = [0, 1, 2] as const;

/** One of the rows. */
export type PaymentRow = (typeof paymentRows)[number];

/** The payment columns of a row. */
export const paymentParts = ["method", "amount", "reference"] as const;

/** The name of the field that holds one part of one payment. */
export const paymentField = <Part extends (typeof paymentParts)[number]>(part: Part, row: PaymentRow) =>
  `payment_${part}_${row}` as const;
