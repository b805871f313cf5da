import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import type { OrderStatus } from "./status.ts";

/** How much may go back for a cause: what is too much, what was received, or as much of it as the order still comes to. */
export function maxRefundable(
  cause: RefundCause,
  { status, total, received, due }: { status: OrderStatus; total: Paisa; received: Paisa; due: Paisa },
): Paisa {
  if (cause === "overpaid") return Math.max(0, -due) as Paisa;
  if (cause === "corrected") return received;
  return status === "cancelled" ? paisa(0) : (Math.min(received, total) as Paisa);
}
