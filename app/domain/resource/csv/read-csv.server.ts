import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { withoutInvisible } from "#app/lib/one-line.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { shareThread } from "#app/platform/thread-share.server.ts";
import { maxCsvRows } from "./csv-cells.ts";

/** A row of a file: its number as a spreadsheet counts it, the heading being 1, and its cells. */
export type CsvRow = { row: number; cells: string[] };

/** Exports of other shops have a column for every thing that their plug-ins keep. */
const maxColumns = 250;

const separators = [",", ";", "\t", "|"];

/** The line that Excel itself puts before a file's first row, and writes no heading. */
const excelsOwnLine = /^\ufeff?sep=([,;\t|])\s*?(?:\r?\n|$)/i;

/**
 * What parts the cells: as Excel's own line says, else the sign of which most lines have equally many; lines above a heading and below
 * a table have none of it, and Excel writes semicolons where the comma is the decimal point.
 */
function delimiterOf(text: string): string {
  const said = excelsOwnLine.exec(text)?.[1];
  if (said) return said;
  const lines = text
    .slice(0, 20_000)
    .replace(/(^|[,;\t|])"(?:[^"]|"")*"/gm, "$1")
    .split(/\r\n?|\n/, 60)
    .filter(Boolean);
  const agreementOf = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0);
    return Math.max(0, ...counts.map((count) => counts.filter((other) => other === count).length));
  };
  const inHeading = (sign: string) => (lines[0] ?? "").split(sign).length;
  const best = (one: string, other: string) => agreementOf(other) - agreementOf(one) || inHeading(other) - inHeading(one);
  return [...separators].sort(best)[0] ?? ",";
}

/** The file has more rows than may be read, blank ones counted. */
class TooManyRows extends Error {}

/**
 * One chunk of the file at a time; all files that are read together take half of the thread. Bytes, not text: the parser joins a
 * multi-byte character that a chunk boundary cuts.
 */
async function* slices(text: string, length = 4096): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const nextPiece = shareThread();
  for (let at = 0; at < bytes.length; at += length) {
    await nextPiece();
    yield bytes.subarray(at, at + length);
  }
}

type Parsed = { record: string[]; info: { records: number; empty_lines: number } };

/**
 * Reads a file row by row, the heading too, yielding to the event loop; blank rows count and are left out. Throws a `CsvError` at a
 * quote that never ends, `TooManyRows` beyond the maximum of a file.
 */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const parser = Readable.from(slices(text), { highWaterMark: 1 }).pipe(
    parse({
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true, // an inch mark within a cell is a character
      skip_empty_lines: true, // they are counted all the same, and cost the parser next to nothing
      info: true,
      max_record_size: 200_000,
      bom: true,
    }),
  );
  for await (const { record: cells, info } of parser as AsyncIterable<Parsed>) {
    const row = info.records + info.empty_lines;
    if (row > maxCsvRows + 1) throw new TooManyRows();
    if (row === 1 && excelsOwnLine.test(text)) continue;
    if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
  }
}

/** Headings as they are kept and compared: one line each, without empty cells behind the last. */
function headingOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => withoutInvisible(cell).replace(/\s+/g, " ").trim().slice(0, 100));
  return names.slice(0, names.findLastIndex(Boolean) + 1);
}

/** The rows below the heading of a file that `surveyCsv` read. */
export async function* readRowsBelow(text: string, header: readonly string[]): AsyncGenerator<CsvRow> {
  const wanted = JSON.stringify(headingOf(header));
  let isBelow = false;
  for await (const line of readCsv(text)) {
    if (isBelow) yield line;
    else isBelow = JSON.stringify(headingOf(line.cells)) === wanted;
  }
}

/** The rows below a row; below the first one where no heading was looked for. */
export async function* readRowsAfter(text: string, headingRow: number | null): AsyncGenerator<CsvRow> {
  let isFirst = true;
  for await (const line of readCsv(text)) {
    if (headingRow === null ? !isFirst : line.row > headingRow) yield line;
    isFirst = false;
  }
}

/** A heading is looked for in so many rows from the top. */
const headingWithin = 60;

/** Where a heading stands among a file's first rows, and of how many rows it is. */
type HeadingPlace = { at: number; rows: 1 | 2 };

/** The headings of a table; the upper of two rows holds for the empty cells on its right, where the lower one names them. */
function joinHeading(rows: readonly (readonly string[])[]): string[] {
  const [upper = [], lower = []] = rows;
  let above = "";
  const joined = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    above = upper[at]?.trim() || (lower[at]?.trim() ? above : "");
    return [above, lower[at] ?? ""].join(" ");
  });
  return headingOf(joined);
}

/** What was found out about a file: its headings, the row in which the last of them stands, and how many rows follow. */
type CsvSurvey = { header: string[]; headingRow: number; rows: number };

/**
 * Reads a file once from end to end, to check that it can be read.
 *
 * @param findHeading the place of the heading among the first rows, where it may stand below a preamble
 * @returns refused with `csv.empty`, `csv.header`, `csv.too-many-rows`, `csv.broken`
 */
export async function surveyCsv(
  text: string,
  findHeading: (first: readonly (readonly string[])[]) => number | HeadingPlace = () => 0,
): Promise<Outcome<CsvSurvey>> {
  const first: CsvRow[] = [];
  let count = 0;
  try {
    for await (const line of readCsv(text)) {
      if (first.length < headingWithin) first.push(line);
      count++;
    }
  } catch (problem) {
    if (problem instanceof TooManyRows) return refused("csv.too-many-rows", { field: "file", values: { most: maxCsvRows } });
    if (!(problem instanceof CsvError)) throw problem;
    const { records = 0, empty_lines: blank = 0 } = problem as { records?: number; empty_lines?: number };
    return refused("csv.broken", { field: "file", values: { row: records + blank + 1 } });
  }
  const place = findHeading(first.map(({ cells }) => cells));
  const { at, rows: height } = typeof place === "number" ? { at: place, rows: 1 } : place;
  const heading = first.slice(at, at + height);
  const header = joinHeading(heading.map(({ cells }) => cells));
  const rows = count - at - height;
  if (rows <= 0) return refused("csv.empty", { field: "file" });
  const named = header.filter(Boolean).map((name) => name.toLowerCase());
  if (header.length > maxColumns || named.length === 0 || new Set(named).size < named.length)
    return refused("csv.header", { field: "file" });
  return done({ header, headingRow: heading.at(-1)?.row ?? 1, rows });
}
