/** The piles of reviews that staff work through; what is new stands on the shop's pages already. */
export const reviewViews = { new: "published", approved: "approved", hidden: "hidden", all: null } as const;

/** One of the piles. */
export type ReviewPile = keyof typeof reviewViews;

/** Their names in order. */
export const reviewPiles = Object.keys(reviewViews) as ReviewPile[];

/** What staff may make of a review: everybody reads an approved one, nobody a hidden one. */
export const reviewVerdicts = ["approved", "hidden"] as const;

/** One of the verdicts. */
export type ReviewVerdict = (typeof reviewVerdicts)[number];
