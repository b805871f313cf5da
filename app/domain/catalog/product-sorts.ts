/** The orders a list of products can be shown in, as the address names them. The first is the default. */
export const productSorts = ["popular", "price-low", "price-high", "newest", "name"] as const;

/** One of the orders. */
export type ProductSort = (typeof productSorts)[number];

/** How many products one page of a list shows. */
export const pageSize = 24;

/** The maximum depth of a list, 9,600 products. */
export const lastPage = 400;
