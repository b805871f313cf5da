import { createHash } from "node:crypto";
import { readRowsBelow } from "#app/domain/resource/csv/read-csv.server.ts";
import { mapInPortions } from "#app/lib/map-in-portions.ts";
import type { Paisa } from "#app/lib/money.ts";
import { readDay } from "#app/lib/read-day.ts";
import { findDirections, type StatementLine } from "./find-directions.ts";
import { longestCell, readAmount, saysIn } from "./statement-cells.ts";
import type { StatementColumns, StatementField, StatementSource } from "./statement-columns.ts";

/**
 * Why a row is left as it is before anything is looked for. "no-direction": nothing says that its money came in; "balance": the file's
 * running balance does not add up, so none of it is believed; "no-row": a total, a page's foot or a sentence.
 */
export type LeftReason = "no-date" | "no-amount" | "outgoing" | "not-received" | "no-direction" | "balance" | "no-row";

/** Money that came in by a row: the day in Karachi, the amount in paisa. `fingerprint` is the same wherever the row comes again. */
export type StatementMoney = { day: string; amount: Paisa; reference: string | null; fingerprint: string };

/** A row of a statement, numbered as a spreadsheet does; `said` is what it says, for people. */
export type StatementRow = { row: number; said: string } & ({ money: StatementMoney } | { left: LeftReason });

const succeeded = /^(success|succeeded|complete|paid|approved|settled|posted|credit|received|ok$|done$)/i;

/** A reference as `fold_reference` of the database writes it. */
export const foldedReference = (text: string): string => text.replace(/[\s-]+/g, "").toUpperCase();

/** The same for the same transfer: its reference, or, where there is none, everything that the row says. */
function fingerprintOf(source: StatementSource, reference: string | null, cells: readonly string[]): string {
  const text = reference === null ? JSON.stringify(cells.map((cell) => cell.trim())) : foldedReference(reference);
  return createHash("sha256").update(`${source} ${text}`).digest("hex");
}

/** Words of a row that adds up others. */
const addsUp =
  /^((grand|sub|page)[ -]?)?totals?\b|^(opening|closing|available|ledger)\s+bal|^balance (brought|carried)|^(brought|carried) forward|^[bc]\/f$/i;

/** Whether a row is none of a table: a sentence, a total, a page's foot. */
const isNoRow = (cells: readonly string[], { date, amount }: { date: string; amount: string }): boolean =>
  (readDay(date) === null && (amount === "" || cells.filter((cell) => cell.trim() !== "").length === 1)) ||
  cells.some((cell) => addsUp.test(cell.slice(0, longestCell).trim()));

/** All rows below the heading of a file, in order, by the columns that were chosen. */
export async function readStatementRows(
  lines: readonly { row: number; cells: readonly string[] }[],
  { source, header, columns }: { source: StatementSource; header: readonly string[]; columns: StatementColumns },
): Promise<StatementRow[]> {
  const place = (field: StatementField) => (columns[field] === "" ? -1 : header.indexOf(columns[field]));
  const places = { date: place("date"), amount: place("amount"), reference: place("reference"), status: place("status") };
  const table = await mapInPortions(lines, ({ row, cells }): StatementLine & { said: string; reference: string } => {
    const textOf = (at: number) => (cells[at] ?? "").trim();
    const [date, amount, reference, status] = [
      textOf(places.date),
      textOf(places.amount),
      textOf(places.reference),
      textOf(places.status),
    ];
    const said = [date, amount, reference, status].filter(Boolean).join(" · ").slice(0, 200);
    const isRow = !isNoRow(cells, { date, amount });
    return {
      row,
      cells,
      amount,
      value: readAmount(amount),
      isSaidIn: saysIn(amount),
      reference,
      isRow,
      isDone: places.status < 0 || succeeded.test(status),
      day: readDay(date),
      said,
    };
  });
  const directions = await findDirections(table, { header, columns });
  return mapInPortions(table, ({ row, cells, amount: written, value: amount, reference: text, day, isRow, isDone, said }, at) => {
    const left = (reason: LeftReason): StatementRow => ({
      row,
      said: said || cells.join(" ").trim().slice(0, 200),
      left: reason,
    });
    if (!isRow) return left("no-row");
    if (!isDone) return left("not-received");
    const direction = directions === "balance" ? "balance" : directions[at];
    if (direction === "out" || written === "" || /^[-–—.]$/.test(written)) return left("outgoing"); // the column of credits is empty for a debit
    if (amount === null) return left("no-amount");
    if (amount <= 0) return left("outgoing");
    if (day === null) return left("no-date");
    if (direction === "balance") return left("balance");
    if (direction !== "in") return left("no-direction");
    const reference = /[\p{L}\p{N}]/u.test(text) && text.length >= 4 ? text.slice(0, 64) : null;
    return { row, said, money: { day, amount, reference, fingerprint: fingerprintOf(source, reference, cells) } };
  });
}

/** The rows of a stored file below its heading, as they stand. */
export async function readLines(file: {
  content: string;
  header: readonly string[];
}): Promise<{ row: number; cells: string[] }[]> {
  const lines: { row: number; cells: string[] }[] = [];
  for await (const line of readRowsBelow(file.content, file.header)) lines.push(line);
  return lines;
}

/** All rows of a file, in order. */
export const readStatement = async (file: {
  content: string;
  source: StatementSource;
  header: readonly string[];
  columns: StatementColumns;
}): Promise<StatementRow[]> => readStatementRows(await readLines(file), file);
