import { karachiDate, karachiTime } from "#app/lib/dates.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** What somebody may act on, and whether they may read amounts. */
export type TaskRights = Record<"orders" | "products" | "reviews" | "questions" | "messages" | "outbox" | "money", boolean>;

/** What may wait for somebody, the most urgent first. */
const orderTasks = ["late", "confirm", "unpaid"] as const;
const otherTasks = ["sold-out", "low-stock", "questions", "reviews", "messages", "failed"] as const;
const taskKinds = [...orderTasks, ...otherTasks];

/** A thing that may wait for somebody. */
export type TaskKind = (typeof taskKinds)[number];

/**
 * Something that waits: how many, at most `mostCounted`; the earliest delivery day of late orders; the order where there is only one; what
 * is to be paid, paisa, null for who may not read it.
 */
export type StaffTask = { kind: TaskKind; count: number; from: string | null; orderId: number | null; amount: Paisa | null };

/** Counting stops here: beyond it the number changes nothing. */
const mostCounted = 1000;

type Row = { kind: TaskKind; count: number; from_day: string | null; order_id: number | null; amount: bigint | null };

/** What waits now and may be acted on, the most urgent first; what does not wait is left out. */
export async function listTasks(rights: TaskRights): Promise<StaffTask[]> {
  const rows = await readRows(rights);
  return taskKinds
    .flatMap((kind) => rows.filter((row) => row.kind === kind && row.count > 0))
    .map(({ kind, count, from_day: from, order_id: orderId, amount }) => ({
      ...{ kind, count, from },
      orderId: count === 1 ? orderId : null,
      amount: rights.money && amount !== null ? paisa(Number(amount)) : null,
    }));
}

/** A slot lasts two hours; what has no time of day is late on the next day. */
const readRows = ({ orders, products, reviews, questions, messages, outbox }: TaskRights) => {
  const at = now();
  const [today, time] = [karachiDate(at), karachiTime(at)];
  return db.$queryRaw<Row[]>`
    SELECT 'late' AS kind, count(*)::int AS count, to_char(min(delivery_date), 'YYYY-MM-DD') AS from_day, min(id) AS order_id,
      NULL::bigint AS amount
    FROM (SELECT id, delivery_date FROM orders WHERE ${orders} AND status IN ('pending', 'confirmed', 'preparing', 'out for delivery')
      AND (delivery_date < ${today}::date OR (delivery_date = ${today}::date
        AND scheduled_delivery_time::interval + interval '2 hours' <= ${time}::interval)) LIMIT ${mostCounted}) AS late
    UNION ALL
    SELECT 'confirm', count(*)::int, NULL, min(id), NULL
    FROM (SELECT id FROM orders WHERE ${orders} AND status = 'pending' LIMIT ${mostCounted}) AS pending
    UNION ALL
    SELECT 'unpaid', count(*)::int, NULL, min(id), sum(due)::bigint
    FROM (SELECT id, due FROM orders WHERE ${orders} AND due > 0 AND status = 'delivered' LIMIT ${mostCounted}) AS unpaid
    UNION ALL
    SELECT CASE stock_level WHEN 0 THEN 'sold-out' ELSE 'low-stock' END, count(*)::int, NULL, NULL, NULL
    FROM products WHERE ${products} AND status = 'active' AND stock_level < 2 GROUP BY stock_level
    UNION ALL
    SELECT 'questions', count(*)::int, NULL, NULL, NULL
    FROM (SELECT FROM product_questions WHERE ${questions} AND answered_at IS NULL LIMIT ${mostCounted}) AS asked
    UNION ALL
    SELECT 'reviews', count(*)::int, NULL, NULL, NULL
    FROM (SELECT FROM reviews WHERE ${reviews} AND status = 'published' LIMIT ${mostCounted}) AS written
    UNION ALL
    SELECT 'messages', count(*)::int, NULL, NULL, NULL FROM (
      SELECT FROM contact_messages WHERE ${messages} AND status = 'new'
      UNION ALL SELECT FROM user_suggestions WHERE ${messages} AND status = 'new' LIMIT ${mostCounted}) AS sent
    UNION ALL
    SELECT 'failed', count(*)::int, NULL, min(order_id), NULL
    FROM (SELECT order_id FROM outbox WHERE ${orders && outbox} AND status = 'dead' AND dropped_at IS NULL LIMIT ${mostCounted}) AS dead`;
};
