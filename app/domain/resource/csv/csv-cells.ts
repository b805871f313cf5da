import { withoutInvisible } from "#app/lib/one-line.ts";
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

/** A formula that is nothing but a text: so files keep a long number or leading zeros in spreadsheets. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** An apostrophe before a number that a sheet is to keep as text. */
const keptAsText = /^'(?=\d[\d\s.,-]*$)/;

/** A cell as its writer meant it: in composed letters (NFC), without signs that nobody sees, `="0012"` and `'0012` as the text 0012. */
export function plainCell(cell: string): string {
  const plain = withoutInvisible(cell).trim().replace(keptAsText, "");
  const [, inner] = textFormula.exec(plain) ?? [];
  return inner === undefined ? plain : inner.replaceAll('""', '"').trim();
}

/** What files write where there is nothing. */
const nothingWords = /^(?:[-–—]+|n\.?\/?a\.?|nil|null|none)$/i;

/** Whether a cell says that there is nothing: it is empty, a dash, `N/A` or `nil`. */
export const saysNothing = (cell: string): boolean => cell === "" || nothingWords.test(cell);

/** The cells of a row without the empty ones behind the last heading: a comma too many is nothing. */
export const cutToHeading = (cells: readonly string[], columns: number): readonly string[] =>
  cells.length > columns && cells.slice(columns).every((cell) => cell.trim() === "") ? cells.slice(0, columns) : cells;
