import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

type Side = { id: number; phone: string };

/**
 * Moves what is owed from one khata to another: an entry on each, whose sum is nothing. A balance of 0 writes none. The caller holds both
 * rows.
 *
 * @param move.cause of the movement, unique; `-out` and `-in` are added to it
 */
export async function moveBalance(
  tx: Tx,
  { from, to, cause, by }: { from: Side & { khataBalance: number }; to: Side; cause: string; by: number },
): Promise<void> {
  const amount = from.khataBalance;
  if (amount === 0) return;
  const common = { kind: "correction" as const, byUserId: by, createdAt: now() };
  await tx.khataEntry.create({
    data: { ...common, contactId: from.id, amount: -amount, note: `→ ${to.phone}`, cause: `${cause}-out` },
  });
  await tx.khataEntry.create({ data: { ...common, contactId: to.id, amount, note: `← ${from.phone}`, cause: `${cause}-in` } });
}
