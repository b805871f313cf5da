import { notify } from "#app/domain/accounts/notify.server.ts";
import { type FieldValue, withRules } from "#app/domain/resource/staff-table.ts";
import type { NotificationType } from "#app/generated/prisma/enums.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { questionTable } from "./questions.ts";
import { reviewTable } from "./reviews.ts";

type Reply = {
  userId: number | null;
  type: NotificationType;
  link: string;
  title: keyof typeof notices.en;
  product: string;
  text: FieldValue | undefined;
};

/** Leaves what the shop replied in the customer's inbox; nothing where a reply was taken away, or its author has no account any more. */
async function notifyOf(tx: Tx, { userId, type, link, title, product, text }: Reply): Promise<void> {
  if (userId === null || typeof text !== "string") return;
  const compose = (lang: "en" | "ur") => ({ title: translator(lang, notices)(title, { product }), content: text });
  await notify(tx, { userId, type, link, compose });
}

/** The reviews as the server writes them: a new reply is in the customer's inbox. */
export const staffReviewTable = withRules(reviewTable, {
  stamp: ({ after: { reply } }) => (reply === undefined ? {} : { repliedAt: reply === null ? null : now() }),
  after: (tx, { before, after: { userId, productId, product, reply } }) =>
    notifyOf(tx, {
      ...{ userId, type: "review", link: `/product/${productId}#reviews`, title: "reply.title" },
      ...{ product: product?.name ?? "", text: reply === before?.reply ? null : reply },
    }),
});

/** The questions as the server writes them: an answer keeps who gave it when, and is in the customer's inbox. */
export const staffQuestionTable = withRules(questionTable, {
  stamp: ({ by }) => ({ answeredAt: now(), answeredById: by }),
  after: (tx, { before, after: { userId, productId, productName, answer } }) =>
    notifyOf(tx, {
      ...{ userId, type: "message", link: `/product/${productId}#questions`, title: "answer.title" },
      ...{ product: productName, text: answer === before?.answer ? null : answer },
    }),
});
