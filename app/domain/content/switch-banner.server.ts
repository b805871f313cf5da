import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Shows a banner to customers or takes it off again (A7.45); idempotent. Refused with `content.not-found`. */
export const switchBanner = (id: number, active: boolean, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const data = { active, version: { increment: 1 } };
    const { count } = await tx.promotionalBanner.updateMany({ where: { id, active: !active }, data });
    if (count > 0)
      await recordAudit(tx, { by, action: "save", entity: "banner", id, before: { active: !active }, after: { active } });
    else if ((await tx.promotionalBanner.count({ where: { id } })) === 0) return refused("content.not-found");
    return done(undefined);
  });
