import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";

/** Baskets on hold, the newest first. Of two lists the one with the later `at` is current: milliseconds of the server's clock. */
export type HeldBaskets = { at: number; baskets: readonly { id: number; label: string }[] };

/** No more baskets wait at a time: none is ever given up for another. */
export const maxHeld = 20;

/**
 * Puts a basket aside for any counter to take up again. `content` is what the counter's page shows, at most 100 lines.
 *
 * @returns refused with `counter.held-full`
 */
export const holdBasket = (label: string, content: object, { by }: { by: number }): Promise<Outcome<number>> =>
  transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE held_baskets IN SHARE ROW EXCLUSIVE MODE`; // two counters count one after the other
    if ((await tx.heldBasket.count()) >= maxHeld) return refused("counter.held-full", { values: { most: maxHeld } });
    const { id } = await tx.heldBasket.create({ data: { label, content, byUserId: by, createdAt: now() } });
    return done(id);
  });

/** All baskets on hold at this moment. */
export async function listHeld(): Promise<HeldBaskets> {
  const at = Date.now();
  const baskets = await db.heldBasket.findMany({ select: { id: true, label: true }, orderBy: { id: "desc" }, take: maxHeld });
  return { at, baskets };
}

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
