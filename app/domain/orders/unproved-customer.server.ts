import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import type { SqlTx } from "#app/platform/db.server.ts";
import { timesInDemo } from "#app/platform/env.server.ts";

/** What customers without a proved phone may have open at once: orders, and paisa of them in all. */
export type UnprovedLimits = { orders: number; total: Paisa };

/** The limits of the settings, multiplied by `DEMO_LIMITS` in demo mode (decisions 38). */
export async function findUnprovedLimits(): Promise<UnprovedLimits> {
  const { unprovedOrders, unprovedTotal } = (await findShopSettings()).site;
  return { orders: timesInDemo(unprovedOrders), total: timesInDemo(unprovedTotal) as Paisa };
}

/** Whether a customer's phone is proved, and their open orders of the storefront: how many, and what they come to in paisa. */
export type OpenOrders = { isProved: boolean; count: number; total: number };

/**
 * Reads what limits a customer whose phone is not proved. Orders that staff wrote count nowhere. Pass the transaction that holds the lock of the
 * customer's cart when an order is placed: requests of one customer then run in sequence.
 *
 * @param except an order whose total is left out, as it is about to change
 */
export async function findOpenOrders(tx: SqlTx, userId: number, except: number | null = null): Promise<OpenOrders> {
  const [open] = await tx.$queryRaw<OpenOrders[]>`
    SELECT u.phone_proved_at IS NOT NULL AS "isProved", count(o.id)::int AS count, coalesce(sum(o.total), 0)::float8 AS total
    FROM users u LEFT JOIN orders o ON o.user_id = u.id AND o.source = 'web' AND o.status NOT IN ('delivered', 'cancelled')
      AND o.id IS DISTINCT FROM ${except}::int AND u.phone_proved_at IS NULL
    WHERE u.id = ${userId} GROUP BY u.id`;
  return open ?? { isProved: false, count: 0, total: 0 };
}

/**
 * Why a customer may not have one order more of this total, in paisa; null when they may.
 *
 * @returns `order.unproved-count` or `order.unproved-total`
 */
export function refusalOfUnproved(open: OpenOrders, total: number, limits: UnprovedLimits): Refusal | null {
  if (open.isProved) return null;
  if (open.count >= limits.orders) return { code: "order.unproved-count", values: { most: limits.orders } };
  const sum = open.total + total;
  if (sum <= limits.total) return null;
  return { code: "order.unproved-total", values: { most: formatMoney(limits.total), total: formatMoney(paisa(sum)) } };
}
