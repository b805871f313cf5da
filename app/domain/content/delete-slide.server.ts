import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Takes a slide off the home page for good (A7.42); the audit log has its last state. Refused with `content.not-found`. */
export const deleteSlide = (id: number, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.featuredSlide.findUnique({ where: { id }, omit: { createdAt: true } });
    const { count } = await tx.featuredSlide.deleteMany({ where: { id } });
    if (!before || count === 0) return refused("content.not-found");
    await recordAudit(tx, { by, action: "delete", entity: "slide", id, before });
    return done(undefined);
  });
