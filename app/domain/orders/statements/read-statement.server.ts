import { createHash } from "node:crypto";
import { readCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { parseDate } from "#app/lib/dates.ts";
import { type Paisa, parseRupees, westernDigits } from "#app/lib/money.ts";
import type { StatementColumns, StatementField, StatementSource } from "./statement-columns.ts";

/** Why a row is left as it is before anything is looked for. */
export type LeftReason = "no-date" | "no-amount" | "outgoing" | "not-received";

/** Money that came in by a row: the day in Karachi, the amount in paisa. `fingerprint` is the same wherever the row comes again. */
export type StatementMoney = { day: string; amount: Paisa; reference: string | null; fingerprint: string };

/** A row of a statement, numbered as a spreadsheet does; `said` is what it says, for people. */
export type StatementRow = { row: number; said: string } & ({ money: StatementMoney } | { left: LeftReason });

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(year: string, month: string, day: string): string | null {
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? month : String(named);
  const full = year.length === 2 ? `20${year}` : year;
  return parseDate(`${full}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** Reads the day of "23/11/2026 14:05", "23-Nov-26", "Nov 23, 2026" or "2026-11-23T09:05"; the day stands before the month. */
export function readDay(text: string): string | null {
  const trimmed = westernDigits(text.trim());
  const [, isoYear, isoMonth, isoDay] = /^(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(trimmed) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(20\d\d|\d\d)(?!\d)/i.exec(trimmed) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, named, dayAfter, yearAfter] = /^([a-z]{3,9})[ -](\d{1,2}),? *(20\d\d)(?!\d)/i.exec(trimmed) ?? [];
  return named && dayAfter && yearAfter ? dayOf(yearAfter, named, dayAfter) : null;
}

/** Reads an amount as statements write it: "1,234.50 CR", "PKR 1,234", "(200)" and "200 DR" for what went out. Null for no amount. */
export function readAmount(text: string): Paisa | null {
  const trimmed = westernDigits(text.trim());
  const isOut = /^\(.*\)$|\bdr\.?$/i.test(trimmed);
  const amount = parseRupees(trimmed.replace(/^\((.*)\)$/, "$1").replace(/^\+|\s*\b[cd]r\.?$/gi, ""), { allowNegative: true });
  return amount !== null && isOut ? (-Math.abs(amount) as Paisa) : amount;
}

const succeeded = /^(success|succeeded|complete|paid|approved|settled|posted|credit|received|ok$|done$)/i;

/** A reference as `fold_reference` of the database writes it. */
export const foldedReference = (text: string): string => text.replace(/[\s-]+/g, "").toUpperCase();

/** The same for the same transfer: its reference, or, where there is none, everything that the row says. */
function fingerprintOf(source: StatementSource, reference: string | null, cells: readonly string[]): string {
  const text = reference === null ? JSON.stringify(cells.map((cell) => cell.trim())) : foldedReference(reference);
  return createHash("sha256").update(`${source} ${text}`).digest("hex");
}

/** A cell that says by itself that the money went out, in whichever column it stands (decisions 31). */
const saysOut = /^(dr|db|debit|debited|out|outgoing|sent|withdrawal|money out|paid out)\.?$/i;

/** Reads what a row says, by the columns of its file. */
function readRow(
  { row, cells }: { row: number; cells: readonly string[] },
  { source, header, columns }: { source: StatementSource; header: readonly string[]; columns: StatementColumns },
): StatementRow {
  const textOf = (field: StatementField) => (columns[field] === "" ? "" : (cells[header.indexOf(columns[field])] ?? "").trim());
  const [date, amountText, referenceText, status] = [textOf("date"), textOf("amount"), textOf("reference"), textOf("status")];
  const said = [date, amountText, referenceText, status].filter(Boolean).join(" · ").slice(0, 200);
  const left = (reason: LeftReason): StatementRow => ({ row, said, left: reason });
  if (columns.status !== "" && !succeeded.test(status)) return left("not-received");
  if (cells.some((cell) => saysOut.test(cell.trim()))) return left("outgoing");
  if (amountText === "" || /^[-–—.]$/.test(amountText)) return left("outgoing"); // the column of credits is empty for a debit
  const amount = readAmount(amountText);
  if (amount === null) return left("no-amount");
  if (amount <= 0) return left("outgoing");
  const day = readDay(date);
  if (day === null) return left("no-date");
  const reference = /[\p{L}\p{N}]/u.test(referenceText) && referenceText.length >= 4 ? referenceText.slice(0, 64) : null;
  return { row, said, money: { day, amount, reference, fingerprint: fingerprintOf(source, reference, cells) } };
}

/** All rows of a file, in order. */
export async function readStatement(file: {
  content: string;
  source: StatementSource;
  header: readonly string[];
  columns: StatementColumns;
}): Promise<StatementRow[]> {
  const rows: StatementRow[] = [];
  let isHeading = true;
  for await (const line of readCsv(file.content)) {
    if (!isHeading) rows.push(readRow(line, file));
    isHeading = false;
  }
  return rows;
}
