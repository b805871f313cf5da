import { mapInPortions } from "#app/lib/map-in-portions.ts";
import type { Paisa } from "#app/lib/money.ts";
import { followBalance } from "./follow-balance.ts";
import { readAmount } from "./statement-cells.ts";
import {
  allCameIn,
  balanceHeading,
  feeHeading,
  guessColumns,
  isIncoming,
  isOutgoing,
  type StatementColumns,
} from "./statement-columns.ts";
import { type Direction, readDirection, wordSaysOut } from "./statement-direction.ts";

/** A line of a file: its cells, the amount as written and read, whether it is a row of the table at all, and whether its money was moved. */
export type StatementLine = {
  row: number;
  cells: readonly string[];
  amount: string;
  value: Paisa | null;
  isSaidIn: boolean;
  day: string | null;
  isRow: boolean;
  isDone: boolean;
};

type File = { header: readonly string[]; columns: StatementColumns };

/** How the amounts of one column say which way they went: only what went out is signed, only what came in, both, or nothing is. */
function signsOf(lines: readonly StatementLine[]): { out: boolean; in: boolean } {
  const rows = lines.filter(({ isRow }) => isRow);
  return { out: rows.some(({ value }) => (value ?? 0) < 0), in: rows.some(({ isSaidIn }) => isSaidIn) };
}

/** So many rows say which column holds the directions; in the others a cell that says none is left. */
const guessedBy = 300;

/** The places of the columns that say something about each row's direction, -1 for those that a file lacks. */
function placesOf(lines: readonly StatementLine[], { header, columns }: File) {
  const cells = lines.filter(({ isRow }) => isRow).map((line) => line.cells);
  const direction = columns.direction === "" ? guessColumns(header, cells.slice(0, guessedBy)).direction : columns.direction;
  const others = (test: (heading: string) => boolean) =>
    header.flatMap((heading, at) => (heading !== "" && heading !== columns.amount && test(heading) ? [at] : []));
  return {
    direction: header.indexOf(direction),
    debits: others(isOutgoing).filter((at) => cells.some((row) => (readAmount(row[at] ?? "") ?? 0) !== 0)),
    balance: others((heading) => balanceHeading.test(heading))[0] ?? -1,
    fees: others((heading) => feeHeading.test(heading)),
  };
}

/**
 * Which way the money of each line went, by everything that the file says of it; undefined where nothing does. What went out by any
 * sign went out. "balance": a running balance stands beside the amounts and does not add up (decisions 31).
 */
export async function findDirections(
  lines: readonly StatementLine[],
  file: File,
): Promise<"balance" | (Direction | undefined)[]> {
  const signs = signsOf(lines);
  const places = placesOf(lines, file);
  const isOfCredits = isIncoming(file.columns.amount);
  const isOfDebits = isOutgoing(file.columns.amount);

  const saidBy = ({ cells, value, isSaidIn }: StatementLine): Direction | undefined => {
    const debited = places.debits.some((at) => (readAmount(cells[at] ?? "") ?? 0) !== 0);
    const told = places.direction < 0 ? null : readDirection(cells[places.direction] ?? "");
    if (isOfDebits || (value ?? 0) < 0 || told === "out" || debited || cells.some(wordSaysOut)) return "out";
    if (places.direction >= 0) return told ?? undefined;
    if (isSaidIn || isOfCredits) return "in";
    return signs.out && !signs.in ? "in" : undefined; // where only what went out is signed, the rest came in
  };
  const said = await mapInPortions(lines, (line) => (line.isRow ? saidBy(line) : undefined));
  const isListOfReceipts = file.columns.direction === allCameIn;
  const proved = places.balance < 0 ? said : await followBalance(lines, said, places);
  if (proved === "balance") return proved;
  return proved.map((direction, at) => direction ?? (isListOfReceipts && lines[at]?.isRow ? "in" : undefined));
}
