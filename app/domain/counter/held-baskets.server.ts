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

/** Takes a basket up again, so that no second counter can; null when another did. */
export async function recallBasket(id: number): Promise<unknown> {
  const [row] = await db.$queryRaw<{ content: unknown }[]>`DELETE FROM held_baskets WHERE id = ${id} RETURNING content`;
  return row?.content ?? null;
}
