import { db, raw } from "#app/platform/db.server.ts";
import { type Change, changeOf } from "./change.ts";
import { lineProfit } from "./internal/line-profit.server.ts";
import { instantsOf, type Period } from "./periods.ts";

/** The figures of the month so far (A9.15), in the order they are shown. */
const metricNames = ["revenue", "profit", "orders", "customers"] as const;

/** The name of one of the month's figures. */
export type MetricName = (typeof metricNames)[number];

/** A figure and how it moved; revenue and profit in paisa. */
export type Metric = { name: MetricName; value: number; change: Change };

/** What somebody may see of the shop's money: its takings, and what is left of them after cost. */
export type MetricsAccess = { money: boolean; profit: boolean };

type Both = { now: Period; before: Period };
type Pair = Record<"current" | "previous", bigint | null>;

/**
 * The month's figures against the same days of the month before: orders placed, who placed them, and, for those who may see it,
 * revenue and profit of what was delivered.
 */
export async function findMetrics({ now, before }: Both, { money, profit }: MetricsAccess): Promise<Metric[]> {
  const pairs = await Promise.all([
    money ? readRevenue({ now, before }) : null,
    money && profit ? readProfit({ now, before }) : null,
    readPlaced({ now, before }),
  ]);
  const [revenue, kept, placed] = pairs;
  return [metric("revenue", revenue), metric("profit", kept), metric("orders", placed[0]), metric("customers", placed[1])].flat();
}

function metric(name: MetricName, pair: Pair | null | undefined): Metric[] {
  if (!pair) return [];
  const [value, previous] = [Number(pair.current ?? 0), Number(pair.previous ?? 0)];
  return [{ name, value, change: changeOf(value, previous) }];
}

async function readRevenue({ now, before }: Both): Promise<Pair | undefined> {
  const [current, previous] = [instantsOf(now), instantsOf(before)];
  const [row] = await db.$queryRaw<Pair[]>`
    SELECT
      (SELECT sum(total)::bigint FROM orders
        WHERE status = 'delivered' AND delivered_at >= ${current.since} AND delivered_at < ${current.until}) AS current,
      (SELECT sum(total)::bigint FROM orders
        WHERE status = 'delivered' AND delivered_at >= ${previous.since} AND delivered_at < ${previous.until}) AS previous`;
  return row;
}

async function readProfit({ now, before }: Both): Promise<Pair | undefined> {
  const [current, previous] = [instantsOf(now), instantsOf(before)];
  const [row] = await db.$queryRaw<Pair[]>`
    SELECT
      (SELECT (${lineProfit})::bigint FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status = 'delivered' AND o.delivered_at >= ${current.since} AND o.delivered_at < ${current.until}) AS current,
      (SELECT (${lineProfit})::bigint FROM orders o JOIN order_lines l ON l.order_id = o.id
        WHERE o.status = 'delivered' AND o.delivered_at >= ${previous.since} AND o.delivered_at < ${previous.until}) AS previous`;
  return row;
}

/** Who an order counts for: an account, else a phone number; somebody at the counter who gave neither is one customer each time. */
const person = raw(`coalesce(user_id::text, nullif(customer_phone, ''), 'order ' || id)`);

/** Orders that were not cancelled (decisions 16), and the people behind them. */
async function readPlaced({ now, before }: Both): Promise<Pair[]> {
  const [current, previous] = [instantsOf(now), instantsOf(before)];
  const rows = await db.$queryRaw<{ orders: bigint; people: bigint }[]>`
    SELECT count(*) AS orders, count(DISTINCT ${person}) AS people FROM orders
    WHERE created_at >= ${current.since} AND created_at < ${current.until} AND status <> 'cancelled'
    UNION ALL
    SELECT count(*), count(DISTINCT ${person}) FROM orders
    WHERE created_at >= ${previous.since} AND created_at < ${previous.until} AND status <> 'cancelled'`;
  const [mine, theirs] = rows;
  return (["orders", "people"] as const).map((what) => ({ current: mine?.[what] ?? null, previous: theirs?.[what] ?? null }));
}
