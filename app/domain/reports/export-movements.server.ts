import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import type { MovementFilter } from "./day-filter.ts";
import { listMovements, type Movement } from "./list-movements.server.ts";

/** The cells of a movement by heading. Money in rupees, below zero for what went out; times in Karachi. */
const cells: Readonly<Record<string, (row: Movement) => string>> = {
  time: ({ at }) => karachiStamp(new Date(at)),
  kind: ({ kind }) => kind,
  way: ({ way }) => way,
  amount: ({ amount }) => (amount === null ? "" : toRupeesInput(amount)),
  order: ({ orderId }) => (orderId ? String(orderId) : ""),
  name: ({ name }) => name,
  by: ({ by }) => by ?? "",
  note: ({ note }) => note ?? "",
};

const maxExported = 50_000;

const atOnce = 1000;

/** The movements of a filter as CSV, the latest first; at most 50,000, without amounts for whoever may not read the takings. */
export async function* exportMovements(filter: MovementFilter, { withMoney }: { withMoney: boolean }): AsyncGenerator<string> {
  yield byteOrderMark + csvText([Object.keys(cells)]);
  for (let skip = 0; skip < maxExported; skip += atOnce) {
    const rows = await listMovements(filter, { take: atOnce, skip, withMoney });
    yield csvText(rows.map((row) => Object.values(cells).map((textOf) => oneLine(textOf(row)))));
    if (rows.length < atOnce) return;
  }
}
