import { now } from "#app/platform/clock.server.ts";
import { readRows, type Sql, sql } from "#app/platform/db.server.ts";

/** Upper bound of the count: the badge shows 99+ above 99 (A2.44). */
const maxCounted = 100;

/** How many notifications a person has not read at a time, at most 100: a column of a statement. One look into an index. */
export const unreadCount = (userId: Sql, at: Sql) => sql`(
  SELECT count(*)::int
  FROM (
    SELECT FROM notifications
    WHERE user_id = ${userId} AND NOT read AND created_at <= ${at} LIMIT ${maxCounted}) AS unread)`;

/** How many notifications a person has not read, at most 100. */
export async function countUnread(userId: number): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    sql`SELECT ${unreadCount(sql`${userId}`, sql`${now().toISOString()}::timestamptz`)} AS count`,
  );
  return row?.count ?? 0;
}
