/** The optional columns of a list of products beside the name, in order. */
export const listColumns = ["brand", "barcode", "category", "price", "cost", "discount", "stock", "status", "flags"] as const;

export type ListColumn = (typeof listColumns)[number];

/** The default columns of a device. */
export const defaultColumns: readonly ListColumn[] = ["category", "price", "discount", "stock", "status", "flags"];

/** The columns that a text names, in the list's order. */
export const columnsIn = (words: readonly string[]): ListColumn[] => listColumns.filter((column) => words.includes(column));
