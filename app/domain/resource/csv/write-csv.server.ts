import { stringify } from "csv-stringify/sync";

/** Excel takes a file for UTF-8 when it begins so. */
export const byteOrderMark = "\uFEFF";

/** Rows as CSV text. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true, record_delimiter: "windows" });
