import type { SubmissionResult } from "@conform-to/react";
import { counterMethods, paymentField, paymentRows } from "#app/domain/counter/counter-payment.ts";
import { customerFields, emptySale, type SaleState } from "./sale.ts";

/**
 * A sale that was sent and not written down: what was typed, what is wrong with it, and the order that its press had made before, if
 * any, or that the record says too little is there; or nothing but that the shop gave no answer.
 */
export interface ReturnedSale {
  result?: Pick<SubmissionResult<string[]>, "initialValue"> & { error?: Record<string, string[] | null> | undefined };
  pressed?: number;
  isShortage?: boolean;
  isUnanswered?: boolean;
}

const kinds: readonly string[] = ["counter", "phone", "whatsapp"] satisfies SaleState["kind"][];

/** The sale that a browser without JavaScript goes on with after it was refused: what was typed stands where it stood. */
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
