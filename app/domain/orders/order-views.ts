import type { OrderStatus } from "./status.ts";

/** The piles a shift works through; each is a tab of the orders list. Cancelled orders owe nothing. */
export const orderViews = {
  confirm: { statuses: ["pending"], isPaid: null },
  pack: { statuses: ["confirmed", "preparing"], isPaid: null },
  out: { statuses: ["out for delivery"], isPaid: null },
  unpaid: { statuses: ["pending", "confirmed", "preparing", "out for delivery", "delivered"], isPaid: false },
  all: { statuses: ["pending", "confirmed", "preparing", "out for delivery", "delivered", "cancelled"], isPaid: null },
} as const satisfies Record<string, { statuses: readonly OrderStatus[]; isPaid: boolean | null }>;

/** One of the piles. */
export type OrderView = keyof typeof orderViews;

/** Their names in the order of the tabs. */
export const orderViewNames = Object.keys(orderViews) as OrderView[];
