import { type Paisa, paisa } from "#app/lib/money.ts";

/** A transfer's number that a customer gave and nobody confirmed yet: what it is said to pay, and what is due beyond it. In paisa. */
export type TransferClaim = { reference: string; amount: Paisa; rest: Paisa };

type Claimed = {
  paymentReference: string | null;
  /** what was due when the number was given; null: all of it */
  paymentReferenceAmount: number | null;
  due: number;
  /** the payments whose money was booked, by the number they bear; given back or not */
  payments: readonly { gatewayTransactionId: string | null }[];
};

const folded = (reference: string | null) => (reference ?? "").replaceAll(/[\s-]+/g, "").toUpperCase();

/**
 * The claim that an order stands on: null without a number, once money was booked under it, or when nothing is due. What the order grew by
 * since is asked for apart (decisions 30).
 */
export function transferClaim({ paymentReference, paymentReferenceAmount, due, payments }: Claimed): TransferClaim | null {
  if (paymentReference === null || due <= 0) return null;
  const isBooked = payments.some(({ gatewayTransactionId }) => folded(gatewayTransactionId) === folded(paymentReference));
  if (isBooked) return null;
  const amount = Math.min(due, paymentReferenceAmount ?? due);
  return { reference: paymentReference, amount: paisa(amount), rest: paisa(due - amount) };
}
