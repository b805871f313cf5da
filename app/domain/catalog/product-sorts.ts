/** The orders a list of products can be shown in, as the address names them. The first is the default. */
export const productSorts = ["popular", "price-low", "price-high", "newest", "name"] as const;

/** One of the orders. */
export type ProductSort = (typeof productSorts)[number];

/** How many products one page of a list shows. */
export const pageSize = 24;

/** No list is leafed through further than this, 9,600 products: whoever has not found it by then narrows the list. */
export const lastPage = 400;
