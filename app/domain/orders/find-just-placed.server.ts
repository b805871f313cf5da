import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** So long an order counts as just placed, milliseconds. */
const justPlaced = 30 * 60_000;

/**
 * The order that a customer placed within the last 30 minutes, the latest of several; null without one. An empty cart names it: whose line
 * broke after "Place order" has seen nothing of it.
 */
export async function findJustPlaced(userId: number): Promise<number | null> {
  const since = new Date(now().getTime() - justPlaced);
  const [order] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM orders WHERE user_id = ${userId} AND created_at > ${since} AND status <> 'cancelled'
    ORDER BY created_at DESC, id DESC LIMIT 1`;
  return order?.id ?? null;
}
