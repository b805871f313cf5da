import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Deletes a section (B7.08); the audit log has its last state. Refused with `content.not-found`. */
export const deletePolicy = (id: number, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.policyContent.findUnique({ where: { id }, omit: { updatedAt: true } });
    const { count } = await tx.policyContent.deleteMany({ where: { id } });
    if (!before || count === 0) return refused("content.not-found");
    await recordAudit(tx, { by, action: "delete", entity: "policy-section", id, before });
    return done(undefined);
  });
