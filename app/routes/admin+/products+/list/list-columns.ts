/** What a list of products can show beside the name, in its order. */
export const listColumns = ["brand", "barcode", "category", "price", "cost", "discount", "stock", "status", "flags"] as const;

export type ListColumn = (typeof listColumns)[number];

/** What it shows on a device where nobody chose. */
export const usualColumns: readonly ListColumn[] = ["category", "price", "discount", "stock", "status", "flags"];

/** The columns that some words name, in the list's order. */
export const columnsIn = (words: readonly string[]): ListColumn[] => listColumns.filter((column) => words.includes(column));
