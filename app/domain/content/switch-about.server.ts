import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";

const entity = "about-section";

/** Shows a section to visitors or hides it (B4.02). Refused with `content.not-found`. */
export const switchAbout = (id: number, isActive: boolean, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const data = { isActive, updatedAt: now(), version: { increment: 1 } };
    const { count } = await tx.aboutContent.updateMany({ where: { id, isActive: !isActive }, data });
    const [before, after] = [{ isActive: !isActive }, { isActive }];
    if (count > 0) await recordAudit(tx, { by, action: "save", entity, id, before, after });
    else if ((await tx.aboutContent.count({ where: { id } })) === 0) return refused("content.not-found");
    return done(undefined);
  });
