import { expect, test } from "vitest";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { withRows } from "./live-rows.ts";

const row = (id: number, change: Partial<OrderRow> = {}) =>
  ({ id, version: 1, status: "confirmed", isUnheard: false, ...change }) as OrderRow;

test("a desk keeps what moved last and every new order that nobody acknowledged, however long the day", () => {
  let rows: ReadonlyMap<number, OrderRow> = new Map();
  let forgettings = 0;
  const moved = [row(1, { status: "pending", isUnheard: true }), ...Array.from({ length: 5000 }, (_, at) => row(at + 2))];
  for (const one of moved) {
    const after = withRows(rows, [one]);
    rows = after.rows;
    if (after.hasForgotten) forgettings++;
  }
  expect(rows.size).toBeLessThanOrEqual(400);
  expect(rows.has(1)).toBe(true);
  expect(rows.has(5001)).toBe(true);
  expect(forgettings).toBeLessThan(30); // each reads the page anew
});

test("an order that moves again is as new as any", () => {
  const first = withRows(new Map(), [row(1), row(2)]).rows;
  const { rows } = withRows(first, [row(1, { version: 2 })]);
  expect([...rows.values()].map(({ id, version }) => [id, version])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});
