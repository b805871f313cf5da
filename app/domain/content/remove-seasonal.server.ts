import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Takes a product out of the season (A7.50); the product itself stays. Refused with `content.not-found`. */
export const removeSeasonal = (id: number, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.seasonalProduct.findUnique({ where: { id }, omit: { createdAt: true } });
    const { count } = await tx.seasonalProduct.deleteMany({ where: { id } });
    if (!before || count === 0) return refused("content.not-found");
    await recordAudit(tx, { by, action: "delete", entity: "seasonal-product", id, before });
    return done(undefined);
  });
