import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";

/** Shows a seasonal product on the home page or not (A7.49); idempotent. Refused with `content.not-found`. */
export const featureSeasonal = (id: number, featured: boolean, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const { count } = await tx.seasonalProduct.updateMany({ where: { id, featured: !featured }, data: { featured } });
    const [before, after] = [{ featured: !featured }, { featured }];
    if (count > 0) await recordAudit(tx, { by, action: "save", entity: "seasonal-product", id, before, after });
    else if ((await tx.seasonalProduct.count({ where: { id } })) === 0) return refused("content.not-found");
    return done(undefined);
  });
