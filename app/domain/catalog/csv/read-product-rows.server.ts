import { cutToHeading } from "#app/domain/resource/csv/csv-cells.ts";
import { readRowsAfter } from "#app/domain/resource/csv/read-csv.server.ts";
import type { CsvMapping } from "./csv-fields.ts";
import { rowAdapter } from "./shop-systems.ts";

/**
 * A stored file and the mapping of its columns. `uploadedAt`: a row that names no version is merged with what was saved since;
 * `headingRow`: null for the first row; `category` is for new products whose row names none.
 */
export type CsvFile = {
  content: string;
  mapping: CsvMapping;
  uploadedAt?: Date;
  header?: readonly string[];
  headingRow?: number | null;
  category?: number | null;
};

/** Why a row is no product and is left out: a picture of the one above, a parent of variations, a total, a sentence or a blank form. */
export type NoProductReason = "picture" | "parent" | "total" | "sentence";

/** A row below the heading: its cells as they came, and as its system meant them; or why it is no product. */
export type ProductRow = { row: number; cells: string[] } & ({ read: readonly string[] } | { left: NoProductReason });

const total = /^(?:(?:grand|sub|page|net)[ -]?)?totals?\W*$/i;

/** Words of a sentence at a list's foot or between its parts. */
const sentence = /\.$|!$|\*{2}|\be ?& ?o ?e\b|thank|without notice|generated|page \d|subject to|shukria/i;

/** What a row is that stands in a table and is no row of it; null for a product. */
function leftAs(
  cells: readonly string[],
  { columns, isPrinted }: { columns: number; isPrinted: boolean },
): NoProductReason | null {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [{ at, text: cell.trim() }]));
  const [first] = filled;
  if (first && filled.length > 1 && total.test(first.text)) return "total";
  if (!first || filled.length > 1 || columns < 3 || first.at > 1) return null;
  return isPrinted || sentence.test(first.text) ? "sentence" : null;
}

/**
 * The rows of a stored file below its heading, in order and numbered as a spreadsheet does. In a list whose heading stands below a
 * preamble, a row with one cell is the title of a part or the last sentence.
 */
export async function* readProductRows({ content, header, headingRow = null, mapping }: CsvFile): AsyncGenerator<ProductRow> {
  const columns = mapping.length;
  const adapt = header ? rowAdapter(header) : null;
  const isPrinted = (headingRow ?? 1) > 3;
  for await (const { row, cells } of readRowsAfter(content, headingRow)) {
    const cut = cutToHeading(cells, columns);
    const adapted = adapt?.(cut) ?? { cells: cut };
    const left = "left" in adapted ? adapted.left : leftAs(cut, { columns: mapping.filter(Boolean).length, isPrinted });
    yield left ? { row, cells, left } : { row, cells, read: "cells" in adapted ? adapted.cells : cut };
  }
}
