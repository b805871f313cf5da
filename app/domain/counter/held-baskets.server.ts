import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";

/** A basket that waits at the counter. */
export type HeldBasket = { id: number; label: string; since: Date };

/** No more baskets wait at a time: the oldest goes when another comes. */
const mostHeld = 20;

/** Puts a basket aside for any counter to take up again. `content` is what the counter's page shows, at most 100 lines. */
export async function holdBasket(label: string, content: object, { by }: { by: number }): Promise<number> {
  const { id } = await db.heldBasket.create({ data: { label, content, byUserId: by, createdAt: now() } });
  await db.$executeRaw`DELETE FROM held_baskets WHERE id NOT IN (SELECT id FROM held_baskets ORDER BY id DESC LIMIT ${mostHeld})`;
  return id;
}

/** The baskets that wait, the newest first. */
export const listHeld = async (): Promise<HeldBasket[]> =>
  (await db.heldBasket.findMany({ orderBy: { id: "desc" }, take: mostHeld })).map(({ id, label, createdAt }) => ({
    id,
    label,
    since: createdAt,
  }));

/** What stands in a basket that waits; null when a counter has taken it up. */
export async function findBasket(id: number): Promise<unknown> {
  const row = await db.heldBasket.findUnique({ where: { id }, select: { content: true } });
  return row?.content ?? null;
}

/** Takes a basket up, once a counter has read it; false when another counter was faster. */
export async function takeBasket(id: number): Promise<boolean> {
  const { count } = await db.heldBasket.deleteMany({ where: { id } });
  return count > 0;
}
