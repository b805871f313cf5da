import { notify } from "#app/domain/accounts/notify.server.ts";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { transact } from "#app/platform/db.server.ts";

type Answered = { answer: string; version: number | null };

/**
 * Answers a question on the product's page, or changes the answer, and notifies its author.
 *
 * @returns refused with `content.not-found` or `content.changed-meanwhile`
 */
export const answerQuestion = (id: number, { answer, version }: Answered, { by }: { by: number }): Promise<Outcome<void>> =>
  transact(async (tx) => {
    const before = await tx.productQuestion.findUnique({ where: { id } });
    if (!before) return refused("content.not-found");
    const data = { answer, answeredAt: now(), answeredById: by, version: { increment: 1 } };
    const { count } = await tx.productQuestion.updateMany({ where: { id, version: version ?? before.version }, data });
    if (count === 0) return refused("content.changed-meanwhile");
    await recordAudit(tx, {
      by,
      action: "answer",
      entity: "product-question",
      id,
      before: { answer: before.answer },
      after: { answer },
    });
    if (before.userId !== null && answer !== before.answer)
      await notify(tx, {
        userId: before.userId,
        type: "message",
        link: `/product/${before.productId}#questions`,
        compose: (lang) => ({
          title: translator(lang, notices)("answer.title", { product: before.productName }),
          content: answer,
        }),
      });
    return done(undefined);
  });
