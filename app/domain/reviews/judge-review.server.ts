import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import type { ReviewVerdict } from "./staff-reviews.ts";

/** Approves or hides a review, at once; the other verdict reverses it; idempotent. Refused with `content.not-found`. */
export const judgeReview = (id: number, status: ReviewVerdict, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const [before] = await tx.$queryRaw<{ status: string }[]>`SELECT status::text FROM reviews WHERE id = ${id} FOR UPDATE`;
    if (!before) return refused("content.not-found");
    if (before.status === status) return done(undefined);
    await tx.review.updateMany({ where: { id }, data: { status } });
    await recordAudit(tx, { by, action: "save", entity: "review", id, before, after: { status } });
    return done(undefined);
  });
