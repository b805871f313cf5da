import { toRupeesInput } from "#app/lib/money.ts";
import type { SalesMonth } from "./list-sales-months.server.ts";

/** The months as a file that spreadsheets read, money in rupees; what the reader may not see has no column. */
export function monthsCsv(months: readonly SalesMonth[]): string {
  const money = (["revenue", "profit"] as const).filter((name) => months.some((month) => month[name] !== undefined));
  const head = ["month", "orders", ...money];
  const rows = months.map((month) => [
    month.month,
    month.orders,
    ...money.map((name) => (month[name] === undefined ? "" : toRupeesInput(month[name]))),
  ]);
  return [head, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}
