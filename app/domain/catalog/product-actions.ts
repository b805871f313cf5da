/** The audit actions of a product; a product's timeline has a sentence for every one. */
export const productActions = [
  "add",
  "duplicate",
  "save",
  "bulk-edit",
  "price",
  "revert-price",
  "import",
  "undo-import",
] as const;

/** One of the ways in which staff write a product. */
export type ProductAction = (typeof productActions)[number];
