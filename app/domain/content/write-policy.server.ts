import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";
import type { policyForm } from "./policy-form.server.ts";

const entity = "policy-section";

/**
 * Adds a section to a policy (B7.06), or saves one (B7.07), which stays in its policy (B5.04).
 *
 * @returns refused with `content.not-found`, `content.changed-meanwhile`
 */
export async function writePolicy(
  { id, version, policyType, section: after }: z.output<typeof policyForm>,
  { by }: { by: number },
): Promise<Outcome<void>> {
  const data = { ...after, updatedAt: now() };
  return transact(async (tx) => {
    if (id === null) {
      const added = await tx.policyContent.create({ data: { ...data, policyType } });
      await recordAudit(tx, { by, action: "add", entity, id: added.id, after: { ...after, policyType } });
      return done(undefined);
    }
    const before = await tx.policyContent.findUnique({ where: { id }, omit: { updatedAt: true } });
    if (!before) return refused("content.not-found");
    const where = { id, version: version ?? before.version };
    const { count } = await tx.policyContent.updateMany({ where, data: { ...data, version: { increment: 1 } } });
    if (count === 0) return refused("content.changed-meanwhile");
    await recordAudit(tx, { by, action: "save", entity, id, before, after });
    return done(undefined);
  });
}
