import { notify } from "#app/domain/accounts/notify.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";

type Replied = { reply: string | null; version: number | null };

/**
 * Puts the shop's reply below a review, or takes it away, and leaves word of a new one in the customer's inbox.
 *
 * @returns refused with `content.not-found` or `content.changed-meanwhile`
 */
export const replyReview = (id: number, { reply, version }: Replied, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.review.findUnique({ where: { id }, include: { product: { select: { name: true } } } });
    if (!before) return refused("content.not-found");
    const data = { reply, repliedAt: reply === null ? null : now(), version: { increment: 1 } };
    const { count } = await tx.review.updateMany({ where: { id, version: version ?? before.version }, data });
    if (count === 0) return refused("content.changed-meanwhile");
    await recordAudit(tx, { by, action: "reply", entity: "review", id, before: { reply: before.reply }, after: { reply } });
    if (reply !== null && reply !== before.reply)
      await notify(tx, {
        userId: before.userId,
        type: "review",
        link: `/product/${before.productId}#reviews`,
        compose: (lang) => ({
          title: translator(lang, notices)("reply.title", { product: before.product.name }),
          content: reply,
        }),
      });
    return done(undefined);
  });
