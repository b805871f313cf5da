import { byteOrderMark, csvText } from "#app/domain/resource/csv/write-csv.server.ts";
import { toRupeesInput } from "#app/lib/money.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { readRows } from "#app/platform/db.server.ts";
import type { KhataFilter } from "./khata-filter.ts";
import { khataStatement, type ListedKhata } from "./list-khata.server.ts";

/** The cells of somebody by heading. Money in rupees. */
const cells: Readonly<Record<string, (row: ListedKhata) => string>> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  balance: ({ balance }) => toRupeesInput(balance),
  limit: ({ limit }) => toRupeesInput(limit),
  last_paid: ({ paid_at }) => paid_at ?? "",
  days_0_30: ({ days30 }) => toRupeesInput(days30),
  days_31_60: ({ days60 }) => toRupeesInput(days60),
  days_61_90: ({ days90 }) => toRupeesInput(days90),
  days_over_90: ({ older }) => toRupeesInput(older),
};

const maxExported = 50_000;

const atOnce = 500;

/** Everybody under a filter as CSV, on whatever page of the list. */
export async function* exportKhata(filter: KhataFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvText([Object.keys(cells)]);
  const rows = await readRows<ListedKhata>(khataStatement(filter, { take: maxExported, skip: 0 }));
  for (let from = 0; from < rows.length; from += atOnce)
    yield csvText(rows.slice(from, from + atOnce).map((row) => Object.values(cells).map((textOf) => oneLine(textOf(row)))));
}
