/** The parts of the list: who owes, who owes more than the limit or nearly so, whose oldest debt is above 60 days, who owes nothing. */
export const khataTabs = ["owing", "over", "near", "late", "settled"] as const;

/** One of the parts. */
export type KhataTab = (typeof khataTabs)[number];

/** The orders of the list, the usual one first. */
export const khataSorts = ["oldest", "balance", "name"] as const;

/** One of the orders. */
export type KhataSort = (typeof khataSorts)[number];

/** Whose khata is shown; `page` counts from 1. */
export type KhataFilter = { tab: KhataTab; sort: KhataSort; search: string; page: number };
