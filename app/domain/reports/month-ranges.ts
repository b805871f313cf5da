/** How many months the trends may show (A9.14). */
export const monthRanges = [6, 12] as const;

/** A number of months that the trends may show. */
export type MonthRange = (typeof monthRanges)[number];
