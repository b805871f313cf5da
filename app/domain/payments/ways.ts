import { type Paisa, paisa } from "#app/lib/money.ts";
import type { PaymentMethod } from "./method.ts";

/** Money that is held by a way of paying, in paisa. */
export type Way = { method: PaymentMethod; amount: Paisa };

/**
 * By which ways an order's money came, each once, the largest sum first: what its payments were booked with, less what went back from them
 * (decisions 29). `received` in paisa.
 */
export function waysOf(payments: readonly { method: PaymentMethod; received: number }[]): Way[] {
  const sums = new Map<PaymentMethod, number>();
  for (const { method, received } of payments) sums.set(method, (sums.get(method) ?? 0) + received);
  const ways = [...sums].map(([method, amount]) => ({ method, amount: paisa(amount) }));
  return ways.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount);
}
