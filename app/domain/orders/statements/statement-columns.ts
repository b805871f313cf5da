import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { readDay } from "#app/lib/read-day.ts";
import { readAmount } from "./statement-cells.ts";
import { isDirection } from "./statement-direction.ts";

/** Who sends statements: the wallets, and the bank, in whose file Raast arrives too. */
export const statementSources = ["jazzcash", "easypaisa", "bank"] as const;

/** One of the sources. */
export type StatementSource = (typeof statementSources)[number];

/** The methods whose money stands in a source's statements. */
export const methodsOf: Readonly<Record<StatementSource, readonly PaymentMethod[]>> = {
  jazzcash: ["jazzcash"],
  easypaisa: ["easypaisa"],
  bank: ["bank_transfer", "raast"],
};

/** What is read of a row; reference, status and direction may be missing in a file. */
export const statementFields = ["date", "amount", "direction", "reference", "status"] as const;

/** One of the fields. */
export type StatementField = (typeof statementFields)[number];

/** The heading of the column that holds each field; empty for a field that the file lacks. */
export type StatementColumns = Readonly<Record<StatementField, string>>;

/** In place of the column of the direction: a person says that the file lists nothing but money that came in. */
export const allCameIn = "*";

/** Whether a file with these headings can be read: it has the columns that are named, the date and the amount among them. */
export const fitsHeader = (columns: StatementColumns, header: readonly string[]): boolean =>
  columns.date !== "" &&
  columns.amount !== "" &&
  statementFields.every(
    (field) =>
      columns[field] === "" || header.includes(columns[field]) || (field === "direction" && columns[field] === allCameIn),
  );

const likely = {
  date: /date|time|tareekh/i,
  amount: /credit|received|deposit|amount|paid in|money in|\bcr\b|raqam|value|rupees|pkr|\brs\b/i,
  reference: /ref|tid|trx|transaction.?(id|no)|rrn|stan/i,
  status: /status|result/i,
};

/** Headings of columns that hold what came in alone, what went out alone, what is left afterwards, and what the bank keeps. */
export const [incomingHeading, outgoingHeading, balanceHeading, feeHeading] = [
  /credit|received|deposit|paid in|money in|cash in|\bcr\b|incoming|jama/i,
  /debit|withdraw|paid out|money out|cash out|\bdr\b|outgoing|\bsent\b|\bspent\b|nikl/i,
  /balance|\bbal\b|baqaya/i,
  /\bfees?\b|charge|\btax|\bfed\b|commission|\bwht\b/i,
] as const;

/** A column of amounts that came in, and nothing else, by its heading: "Debit/Credit" is none. */
export const isIncoming = (heading: string): boolean => incomingHeading.test(heading) && !outgoingHeading.test(heading);

/** A column of amounts that went out, and nothing else, by its heading. */
export const isOutgoing = (heading: string): boolean => outgoingHeading.test(heading) && !incomingHeading.test(heading);

/** The place of the heading among a file's first rows: the fullest row that names a date and an amount and holds neither; else the first. */
export function findHeading(first: readonly (readonly string[])[]): number {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;
  const named = first.flatMap((cells, at) => {
    const isData = cells.some((cell) => readDay(cell) !== null || readAmount(cell) !== null);
    const date = cells.findIndex((cell) => likely.date.test(cell));
    const amount = cells.findIndex((cell, place) => place !== date && (likely.amount.test(cell) || outgoingHeading.test(cell)));
    return !isData && date >= 0 && amount >= 0 ? [{ at, filled: filled(cells) }] : [];
  });
  const [fullest] = named.sort((one, other) => other.filled - one.filled || one.at - other.at);
  return fullest?.at ?? 0;
}

/** The columns that a file seems to have, by what their cells hold and then by the words of their headings; the person decides. */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[] = []): StatementColumns {
  const cellsIn = (heading: string, lines: readonly (readonly string[])[]) =>
    lines.map((cells) => cells[header.indexOf(heading)]?.trim() ?? "").filter(Boolean);
  const mostly = (cells: readonly string[], reads: (cell: string) => boolean) => cells.filter(reads).length * 2 > cells.length;
  const isAmount = (cell: string) => readAmount(cell) !== null || /^[-–—.]$/.test(cell);
  const isDay = (cell: string) => readDay(cell) !== null;

  const couldHold = (heading: string, lines: typeof rows, reads: (cell: string) => boolean) => {
    const cells = cellsIn(heading, lines);
    return heading !== "" && (cells.length === 0 || mostly(cells, reads));
  };
  const daysIn = (heading: string) => cellsIn(heading, rows).filter(isDay).length;
  const dates = header.filter((heading) => likely.date.test(heading));
  const mostDays = (headings: readonly string[]) =>
    headings.reduce<string | undefined>((best, heading) => (daysIn(heading) > daysIn(best ?? "") ? heading : best), undefined);
  const date = mostDays(dates) ?? mostDays(header) ?? (rows.length === 0 ? dates[0] : undefined) ?? "";
  const dated = rows.filter((cells) => isDay(cells[header.indexOf(date)] ?? "")); // neither totals nor last sentences
  const direction = header.find((heading) => heading !== date && heading !== "" && isDirection(cellsIn(heading, dated))) ?? "";
  const rest = header.filter((heading) => heading !== "" && heading !== date && heading !== direction);
  const amounts = rest.filter(
    (heading) => couldHold(heading, dated, isAmount) && !balanceHeading.test(heading) && !feeHeading.test(heading),
  );
  const amount =
    amounts.find((heading) => isIncoming(heading)) ??
    amounts.find((heading) => likely.amount.test(heading) && !isOutgoing(heading) && !likely.reference.test(heading)) ??
    "";
  const find = (field: "reference" | "status", taken: readonly string[]) =>
    rest.find((heading) => likely[field].test(heading) && !taken.includes(heading)) ?? "";
  const reference = find("reference", [amount]);
  return { date, amount, direction, reference, status: find("status", [amount, reference]) };
}
