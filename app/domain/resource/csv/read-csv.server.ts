import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { shareThread } from "#app/platform/thread-share.server.ts";
import { maxCsvBytes, maxCsvRows } from "./csv-cells.ts";

/** A row of a file: its number as a spreadsheet counts it, the heading being 1, and its cells. */
export type CsvRow = { row: number; cells: string[] };

const maxColumns = 60;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * The text of an uploaded file, which has to be UTF-8.
 *
 * @returns refused with `csv.empty`, `csv.too-large`, `csv.encoding`
 */
export function decodeCsv(bytes: Uint8Array): Outcome<string> {
  if (bytes.byteLength === 0) return refused("csv.empty", { field: "file" });
  if (bytes.byteLength > maxCsvBytes) return refused("csv.too-large", { field: "file", values: { most: maxCsvBytes / 2 ** 20 } });
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return unprintable.test(text) ? refused("csv.encoding", { field: "file" }) : done(text);
  } catch {
    return refused("csv.encoding", { field: "file" });
  }
}

const separators = [",", ";", "\t"];

/** The line that Excel itself puts before a file's first row, and writes no heading. */
const excelsOwnLine = /^\ufeff?sep=([,;\t])\s*?(?:\r?\n|$)/i;

/**
 * What parts the cells: as Excel's own line says, else the sign of which most lines have equally many; lines above a heading and below
 * a table have none of it, and Excel writes semicolons where the comma is the decimal point.
 */
function delimiterOf(text: string): string {
  const said = excelsOwnLine.exec(text)?.[1];
  if (said) return said;
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, "")
    .split(/\r?\n/, 60)
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

/** A heading as it is kept and compared: blanks around it do not count. */
const headingOf = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim().slice(0, 100));

/** The rows below the heading of a file that `surveyCsv` read. */
export async function* readRowsBelow(text: string, header: readonly string[]): AsyncGenerator<CsvRow> {
  const wanted = JSON.stringify(header);
  let isBelow = false;
  for await (const line of readCsv(text)) {
    if (isBelow) yield line;
    else isBelow = JSON.stringify(headingOf(line.cells)) === wanted;
  }
}

/** A heading is looked for in so many rows from the top. */
const headingWithin = 60;

/**
 * Reads a file once from end to end, to check that it can be read.
 *
 * @param findHeading the place of the heading among the first rows, where it may stand below a preamble
 * @returns its headings and how many rows follow; refused with `csv.empty`, `csv.header`, `csv.too-many-rows`, `csv.broken`
 */
export async function surveyCsv(
  text: string,
  findHeading: (first: readonly (readonly string[])[]) => number = () => 0,
): Promise<Outcome<{ header: string[]; rows: number }>> {
  const first: string[][] = [];
  let count = 0;
  let last = 0;
  try {
    for await (const { row, cells } of readCsv(text)) {
      if (first.length < headingWithin) first.push(cells);
      count++;
      last = row;
    }
  } catch (problem) {
    if (problem instanceof TooManyRows) return refused("csv.too-many-rows", { field: "file", values: { most: maxCsvRows } });
    if (!(problem instanceof CsvError)) throw problem;
    return refused("csv.broken", { field: "file", values: { row: last + 1 } });
  }
  const at = findHeading(first);
  const header = headingOf(first[at] ?? []);
  const rows = count - at - 1;
  if (rows <= 0) return refused("csv.empty", { field: "file" });
  const named = header.filter(Boolean).map((heading) => heading.toLowerCase());
  if (header.length > maxColumns || named.length === 0 || new Set(named).size < named.length)
    return refused("csv.header", { field: "file" });
  return done({ header, rows });
}
