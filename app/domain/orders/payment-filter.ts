import type { PaymentGateway, PaymentStatus } from "#app/domain/payments/payment-status.ts";

/** The piles of payments: all, those whose money is to come, and one of each order that is to be given money back. */
export const paymentPiles = ["all", "collect", "refund"] as const;

/** One of the piles. */
export type PaymentPile = (typeof paymentPiles)[number];

/** Which payments are shown; `gateway` "other" is what no gateway carries, such as a card; `page` counts from 1. */
export type PaymentFilter = {
  pile: PaymentPile;
  status: PaymentStatus | null;
  gateway: PaymentGateway | "other" | null;
  search: string;
  page: number;
};
