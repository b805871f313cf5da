import type { OrderStatus } from "./status.ts";

const every = ["pending", "confirmed", "preparing", "out for delivery", "delivered", "cancelled"] as const;

/**
 * The piles a shift works through; each is a tab of the orders list. `due` is what puts an order on it: money still to come (cancelled
 * orders owe nothing) or too much received, whatever the status.
 */
export const orderViews = {
  confirm: { statuses: ["pending"], due: null },
  pack: { statuses: ["confirmed", "preparing"], due: null },
  out: { statuses: ["out for delivery"], due: null },
  unpaid: { statuses: ["pending", "confirmed", "preparing", "out for delivery", "delivered"], due: "to-pay" },
  refund: { statuses: every, due: "to-refund" },
  all: { statuses: every, due: null },
} as const satisfies Record<string, { statuses: readonly OrderStatus[]; due: "to-pay" | "to-refund" | null }>;

/** The same as a condition of a query. */
export const dueIn = (view: OrderView) => {
  const { due } = orderViews[view];
  return due === null ? {} : { due: due === "to-pay" ? { gt: 0 } : { lt: 0 } };
};

/** One of the piles. */
export type OrderView = keyof typeof orderViews;

/** Their names in the order of the tabs. */
export const orderViewNames = Object.keys(orderViews) as OrderView[];
