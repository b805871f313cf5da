import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, transact } from "#app/platform/db.server.ts";

type OwnOrder = { orderId: number; userId: number };

/** Weekly repeats of one customer at most: each may send a message a week. */
export const maxRepeats = 10;

/** The lines of an order that the storefront can put into a cart again: not those that only replaced another, nor custom items. */
const repeatable = sql`l.replaces_id IS NULL AND coalesce(l.product_id, l.package_id) IS NOT NULL`;

/**
 * Saves that a customer is reminded of an order every week, the evening before a weekday (0 is Sunday); another weekday replaces the
 * earlier one. A reminder of this week counts for either.
 *
 * @returns refused with `order.not-found`, `repeat.nothing` (custom items only), `repeat.too-many`
 */
export function saveRepeat({ orderId, userId, weekday }: OwnOrder & { weekday: number }): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const [order] = await tx.$queryRaw<{ has_items: boolean; others: number }[]>`
      SELECT EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id AND ${repeatable}) AS has_items,
        (SELECT count(*)::int FROM order_repeats r WHERE r.user_id = ${userId} AND r.order_id <> o.id) AS others
      FROM orders o WHERE o.id = ${orderId} AND o.user_id = ${userId}`;
    if (!order) return refused("order.not-found");
    if (!order.has_items) return refused("repeat.nothing");
    if (order.others >= maxRepeats) return refused("repeat.too-many", { values: { most: maxRepeats } });
    const create = { orderId, userId, weekday, createdAt: now() };
    await tx.orderRepeat.upsert({ where: { orderId }, create, update: { userId, weekday } });
    return done(undefined);
  });
}

/** Ends a weekly repeat of a customer; one that is not there is ended already. */
export async function stopRepeat(own: OwnOrder): Promise<void> {
  await db.orderRepeat.deleteMany({ where: own });
}

/** The weekday (0 is Sunday) on which an order is repeated; null when it is not. */
export async function findRepeatDay(own: OwnOrder): Promise<number | null> {
  return (await db.orderRepeat.findFirst({ where: own, select: { weekday: true } }))?.weekday ?? null;
}

/** A weekly repeat in a list: its order, the weekday (0 is Sunday) and the names of the first three things. */
export type RepeatRow = { orderId: number; weekday: number; firstItems: string[]; itemsCount: number };

/** A customer's weekly repeats, the oldest first. */
export async function listRepeats(userId: number, lang: Lang): Promise<RepeatRow[]> {
  const rows = await db.orderRepeat.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    take: maxRepeats,
    select: {
      orderId: true,
      weekday: true,
      order: { select: { itemsCount: true, lines: { select: { name: true, nameUr: true }, orderBy: { id: "asc" }, take: 3 } } },
    },
  });
  return rows.map(({ order: { itemsCount, lines }, ...row }) => ({
    ...row,
    itemsCount,
    firstItems: lines.map((line) => nameIn(lang, line)),
  }));
}
