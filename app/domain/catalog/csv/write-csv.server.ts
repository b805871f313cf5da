import { stringify } from "csv-stringify/sync";

/** Excel takes a file for UTF-8 when it begins so. */
export const byteOrderMark = "\uFEFF";

/** Rows as CSV text. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true, record_delimiter: "windows" });

const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A cell as it was before `csvText` made it harmless. */
export const unescapeFormula = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** A number with its sign is a number to a spreadsheet too. */
const signedNumber = /^[+-][\d.,]*\d%?$/;

/** Whether a spreadsheet would run this instead of showing it. */
export const isFormula = (cell: string): boolean => formula.test(cell) && !signedNumber.test(cell);
