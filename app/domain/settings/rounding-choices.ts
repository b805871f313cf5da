/** What the totals of orders may be rounded to, in whole rupees; 0 leaves the paisa (decisions 28). */
export const roundingChoices = ["1", "5", "10", "0"] as const;
