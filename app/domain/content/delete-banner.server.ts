import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Deletes a banner (A7.46); the audit log has its last state. Refused with `content.not-found`. */
export const deleteBanner = (id: number, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.promotionalBanner.findUnique({ where: { id }, omit: { createdAt: true } });
    const { count } = await tx.promotionalBanner.deleteMany({ where: { id } });
    if (!before || count === 0) return refused("content.not-found");
    await recordAudit(tx, { by, action: "delete", entity: "banner", id, before });
    return done(undefined);
  });
