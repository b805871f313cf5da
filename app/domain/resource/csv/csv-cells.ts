import { largestUpload } from "#app/lib/upload-sizes.ts";

/** No file may hold more rows, blank ones counted: what is applied is applied at once. */
export const maxCsvRows = 10_000;

/** The largest file, bytes. */
export const maxCsvBytes = largestUpload.csv;

const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A cell as it was before `csvText` made it harmless. */
export const unescapeFormula = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** A number with its sign is a number to a spreadsheet too. */
const signedNumber = /^[+-][\d.,]*\d%?$/;

/** Whether a spreadsheet would run this instead of showing it. */
export const isFormula = (cell: string): boolean => formula.test(cell) && !signedNumber.test(cell);
