import type { PaymentMethod, PaymentStatus } from "#app/generated/prisma/enums.ts";

export type { PaymentStatus };

/** The statuses of a payment (B4.01), as the list's filter offers them. */
export const paymentStatuses = [
  "pending",
  "processing",
  "completed",
  "failed",
  "cancelled",
  "refunded",
] as const satisfies readonly PaymentStatus[];

/** Those of a payment whose money is still to come. */
export const waitingStatuses = ["pending", "processing"] as const satisfies readonly PaymentStatus[];

/** Whether a payment's money is still to come. */
export const isWaiting = (status: PaymentStatus): boolean => (waitingStatuses as readonly PaymentStatus[]).includes(status);

/** The gateways that carry money (B3.09). */
export const paymentGateways = ["jazzcash", "easypaisa", "cash"] as const;

/** One of the gateways. */
export type PaymentGateway = (typeof paymentGateways)[number];

/** The ways to pay, in the order in which staff choose one. */
export const paymentMethods = [
  "cash",
  "card",
  "bank_transfer",
  "jazzcash",
  "easypaisa",
  "raast",
  "khata",
] as const satisfies readonly PaymentMethod[];
