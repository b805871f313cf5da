import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { type Paisa, paisa, rupees } from "#app/lib/money.ts";
import type { OrderStatus } from "./status.ts";

/**
 * How much may go back for a cause: what is too much, what was received, or as much of it as the order still comes to. Of an order in
 * whole rupees whole rupees are credited (decisions 28).
 */
export function maxRefundable(
  cause: RefundCause,
  { status, total, received, due }: { status: OrderStatus; total: Paisa; received: Paisa; due: Paisa },
): Paisa {
  if (cause === "overpaid") return Math.max(0, -due) as Paisa;
  if (cause === "corrected") return received;
  if (status === "cancelled") return paisa(0);
  const most = Math.min(received, total);
  return paisa(total % rupees(1) === 0 ? most - (most % rupees(1)) : most);
}
