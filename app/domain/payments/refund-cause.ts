/** Why money goes back: too much was received, a receipt was booked wrongly, or goods and goodwill are credited (decisions 22). */
export const refundCauses = ["overpaid", "corrected", "goodwill"] as const;

/** One of the causes. */
export type RefundCause = (typeof refundCauses)[number];
