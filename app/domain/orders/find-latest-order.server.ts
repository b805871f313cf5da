import { db } from "#app/platform/db.server.ts";

/** The number of the order that a customer placed last and did not cancel, to be ordered again from the home page; null when there is none. */
export async function findLatestOrder(userId: number): Promise<number | null> {
  const [latest] = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM orders WHERE user_id = ${userId} AND status <> 'cancelled' ORDER BY created_at DESC, id DESC LIMIT 1`;
  return latest?.id ?? null;
}
