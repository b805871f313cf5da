import { recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";

/**
 * Stores who acknowledged the new orders up to one, and when: every orders desk then stops ringing for them. The first
 * acknowledgement is recorded. The rows are held in the order of their ids, as a print of several orders holds them. Returns how
 * many were acknowledged.
 */
export async function acknowledgeOrders(last: number, { by }: { by: number }): Promise<number> {
  const outcome = await transact(async (tx) => {
    const acknowledged = await tx.$queryRaw<{ id: number }[]>`
      WITH unheard AS (
        SELECT id FROM orders WHERE acknowledged_at IS NULL AND status = 'pending' AND id <= ${last} ORDER BY id FOR NO KEY UPDATE)
      UPDATE orders o SET acknowledged_at = ${now()}, acknowledged_by_id = ${by} FROM unheard
      WHERE o.id = unheard.id AND o.acknowledged_at IS NULL RETURNING o.id`;
    const entries = acknowledged.map(({ id }) => ({ id, before: null, after: { heard: true } }));
    await recordAudits(tx, entries, { by, action: "acknowledge", entity: "order" });
    return done(acknowledged.length);
  });
  return outcome.ok ? outcome.value : 0;
}
