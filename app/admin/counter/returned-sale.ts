import type { SubmissionResult } from "@conform-to/react";
import { counterMethods, paymentField, paymentRows } from "#app/domain/counter/counter-payment.ts";
import { customerFields, emptySale, type SaleState } from "./sale.ts";

/**
 * A refused sale: the submitted values, the errors, the order that the same idempotency key created before, if any, and whether stock on
 * record is too low; or only that the server did not respond.
 */
export interface ReturnedSale {
  result?: Pick<SubmissionResult<string[]>, "initialValue"> & { error?: Record<string, string[] | null> | undefined };
  existingOrder?: number;
  isShortage?: boolean;
  isUnanswered?: boolean;
}

/** What a customer wrote to the shop, and their number and name as far as known. */
export type WrittenOrder = { phone: string; name: string; list: string };

/** The state of a sale that begins with a customer's message. */
export const writtenSale = ({ phone, name, list }: WrittenOrder): SaleState => ({
  ...emptySale,
  kind: "whatsapp",
  customer: { ...emptySale.customer, customer_phone: phone, customer_name: name },
  list,
});

const kinds: readonly string[] = ["counter", "phone", "whatsapp"] satisfies SaleState["kind"][];

/** The state of the sale after a refusal without JavaScript: every submitted value is restored. */
export function returnedSale(answer: ReturnedSale | undefined): SaleState {
  const sent = answer?.result?.initialValue;
  if (!sent) return emptySale;
  const text = (name: string) => {
    const value = sent[name];
    return typeof value === "string" ? value : "";
  };
  const kind = text("kind");
  return {
    ...emptySale,
    ...(kinds.includes(kind) && { kind: kind as SaleState["kind"] }),
    customer: Object.fromEntries(customerFields.map((name) => [name, text(name)])) as SaleState["customer"],
    zone: text("delivery_zone"),
    zoneBy: text("delivery_zone") ? "hand" : "guess",
    slot: text("slot"),
    list: text("list"),
    cash: text("cash"),
    payments: paymentRows.map((row) => {
      const method = text(paymentField("method", row));
      return {
        method: counterMethods.find((known) => known === method) ?? "",
        amount: text(paymentField("amount", row)),
        reference: text(paymentField("reference", row)),
      };
    }),
  };
}
