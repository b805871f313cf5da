import { expect, test } from "vitest";
import type { OrderRow } from "#app/domain/orders/order-row.ts";
import { withRows } from "./live-rows.ts";
import { unseen } from "./use-live-orders.ts";

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
  expect(forgettings).toBeLessThan(30); // each triggers a revalidation
});

test("an order that moves again is as new as any", () => {
  const first = withRows(new Map(), [row(1), row(2)]).rows;
  const { rows } = withRows(first, [row(1, { version: 2 })]);
  expect([...rows.values()].map(({ id, version }) => [id, version])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("a list that begins with the newest orders is told of those that another counter took, and every page of those that ring", () => {
  const { rows } = withRows(new Map(), [
    row(3),
    row(7, { status: "pending", isUnheard: true }),
    row(9, { status: "delivered" }),
    row(10, { status: "pending" }),
  ]);
  const shown = [{ id: 8 }, { id: 4 }];
  const idsOf = (...told: Parameters<typeof unseen>) => unseen(...told).map(({ id }) => id);
  expect(idsOf(shown, { rows }, () => true)).toEqual([7, 9, 10]);
  expect(idsOf(shown, { rows }, ({ status }) => status === "pending")).toEqual([7, 10]);
  expect(idsOf(shown, { rows })).toEqual([7]);
  expect(idsOf([{ id: 10 }, { id: 9 }, { id: 7 }], { rows }, () => true)).toEqual([]);
});
