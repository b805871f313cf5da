import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** Upper bound of the count: the badge shows 99+ above 99 (A2.44). */
const maxCounted = 100;

/** How many notifications a person has not read, at most 100. One look into an index: cheap enough for every page. */
export async function countUnread(userId: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM (SELECT FROM notifications WHERE user_id = ${userId} AND NOT read AND created_at <= ${now()} LIMIT ${maxCounted}) AS unread`;
  return row?.count ?? 0;
}
