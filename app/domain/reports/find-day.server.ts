import type { Paisa } from "#app/lib/money.ts";
import { readRows, sql } from "#app/platform/db.server.ts";
import type { DayFilter, MovementKind } from "./day-filter.ts";
import { movements } from "./internal/movements.server.ts";
import { instantsOf } from "./periods.ts";

/** What moved in one way by one person, paisa; `way` is "khata" for goods on khata, `by` null for what came by itself. */
export type DaySum = { kind: MovementKind; way: string; by: number | null; name: string | null; amount: Paisa };

/** An order of which money is to be given back: its customer, and how much, paisa. */
export type ToGiveBack = { id: number; name: string; amount: Paisa };

/** What is open now, whatever day is read; in paisa. The three largest sums to give back are named. */
export type OpenSums = {
  khataPeople: number;
  khata: Paisa;
  unpaid: number;
  unpaidSum: Paisa;
  giveBack: number;
  giveBackSum: Paisa;
  largest: ToGiveBack[];
};

/** The orders that were placed on those days and not cancelled, by hour of the clock in Karachi; those that were delivered, and for how much. */
export type DayBills = { byHour: number[]; delivered: number; sales: Paisa };

/** What moved on the days of a filter, by kind, way and person, the largest first. */
export const sumMovements = (filter: DayFilter): Promise<DaySum[]> =>
  readRows<DaySum>(sql`
    SELECT s.kind, s.way, s.by, u.name, s.amount FROM (
      SELECT m.kind, m.way, m.by_user_id AS by, sum(m.amount)::float8 AS amount FROM ${movements(filter)} GROUP BY 1, 2, 3) AS s
    LEFT JOIN users u ON u.id = s.by ORDER BY abs(s.amount) DESC, s.kind, s.way, s.by`);

/** The bills of the days of a filter; its hour is not asked for, as all hours stand side by side. */
export async function countBills({ from, to }: DayFilter): Promise<DayBills> {
  const { since, until } = instantsOf({ from, to });
  const [begin, end] = [since.toISOString(), until.toISOString()];
  const [hours, [delivered]] = await Promise.all([
    readRows<{ hour: number; count: number }>(sql`
      SELECT extract(hour FROM created_at AT TIME ZONE 'Asia/Karachi')::int AS hour, count(*)::int AS count FROM orders
      WHERE created_at >= ${begin}::timestamptz AND created_at < ${end}::timestamptz AND status <> 'cancelled' GROUP BY 1`),
    readRows<{ count: number; sales: Paisa }>(sql`
      SELECT count(*)::int AS count, coalesce(sum(total), 0)::float8 AS sales FROM orders
      WHERE status = 'delivered' AND delivered_at >= ${begin}::timestamptz AND delivered_at < ${end}::timestamptz`),
  ]);
  const byHour = Array.from({ length: 24 }, (_, hour) => hours.find((one) => one.hour === hour)?.count ?? 0);
  return { byHour, delivered: delivered?.count ?? 0, sales: delivered?.sales ?? (0 as Paisa) };
}

/** What customers owe the shop now, and what it is to give back. */
export async function findOpenSums(): Promise<OpenSums> {
  const [[sums], largest] = await Promise.all([
    readRows<Omit<OpenSums, "largest">>(sql`
      SELECT khata.people AS "khataPeople", khata.sum AS khata, unpaid.count AS unpaid, unpaid.sum AS "unpaidSum",
        back.count AS "giveBack", back.sum AS "giveBackSum"
      FROM (SELECT count(*)::int AS people, coalesce(sum(khata_balance), 0)::float8 AS sum FROM contacts WHERE khata_balance > 0) AS khata,
        (SELECT count(*)::int AS count, coalesce(sum(due), 0)::float8 AS sum FROM orders WHERE due > 0 AND status = 'delivered') AS unpaid,
        (SELECT count(*)::int AS count, coalesce(-sum(due), 0)::float8 AS sum FROM orders WHERE due < 0) AS back`),
    readRows<ToGiveBack>(sql`
      SELECT id, customer_name AS name, (-due)::float8 AS amount FROM orders WHERE due < 0 ORDER BY due, id LIMIT 3`),
  ]);
  const none = 0 as Paisa;
  return { khataPeople: 0, khata: none, unpaid: 0, unpaidSum: none, giveBack: 0, giveBackSum: none, ...sums, largest };
}

/** The last day up to one on which an order was placed, else the first after it, `YYYY-MM-DD` in Karachi; null in a shop without orders. */
export async function findNearestDay(day: string): Promise<string | null> {
  const { since } = instantsOf({ from: day, to: day });
  const [found] = await readRows<{ day: string | null }>(sql`
    SELECT to_char(coalesce(
      (SELECT max(created_at) FROM orders WHERE created_at < ${since.toISOString()}::timestamptz),
      (SELECT min(created_at) FROM orders WHERE created_at >= ${since.toISOString()}::timestamptz)) AT TIME ZONE 'Asia/Karachi', 'YYYY-MM-DD') AS day`);
  return found?.day ?? null;
}
