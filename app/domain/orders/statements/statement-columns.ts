import type { PaymentMethod } from "#app/domain/payments/method.ts";

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

/** What is read of a row; reference and status may be missing in a file. */
export const statementFields = ["date", "amount", "reference", "status"] as const;

/** One of the fields. */
export type StatementField = (typeof statementFields)[number];

/** The heading of the column that holds each field; empty for a field that the file lacks. */
export type StatementColumns = Readonly<Record<StatementField, string>>;

/** Whether a file with these headings can be read: it has the columns that are named, the date and the amount among them. */
export const fitsHeader = (columns: StatementColumns, header: readonly string[]): boolean =>
  columns.date !== "" &&
  columns.amount !== "" &&
  Object.values(columns).every((heading) => heading === "" || header.includes(heading));

const likely: Readonly<Record<StatementField, RegExp>> = {
  date: /date|time|tareekh/i,
  amount: /credit|received|deposit|amount/i,
  reference: /ref|tid|trx|transaction.?(id|no)|rrn|stan/i,
  status: /status|result/i,
};

/** The columns that a file seems to have, by the words of its headings; the person decides. */
export function guessColumns(header: readonly string[]): StatementColumns {
  const guess = (field: StatementField, taken: readonly string[]) =>
    header.find((heading) => likely[field].test(heading) && !taken.includes(heading)) ?? "";
  const date = guess("date", []);
  const amount = guess("amount", [date]);
  const reference = guess("reference", [date, amount]);
  return { date, amount, reference, status: guess("status", [date, amount, reference]) };
}
