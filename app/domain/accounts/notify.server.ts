import { undoTime } from "#app/domain/audit/undo-time.ts";
import type { NotificationType } from "#app/generated/prisma/enums.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { promise } from "#app/platform/outbox.server.ts";

/** Something to tell a person in their inbox: `say` is asked in the language of their account, `link` is a path of this shop. */
export type Word = {
  userId: number;
  type: NotificationType;
  say: (lang: Lang) => { title: string; content: string };
  link?: string;
};

/** Which switch of the account says whether a browser is told too. */
const switches = { system: "pushOrders", review: "pushAnswers", message: "pushAnswers" } as const;

const listener = { language: true, pushOrders: true, pushAnswers: true, subscriptions: { select: { id: true } } } as const;

/**
 * Leaves word in a person's inbox, unread (A7.06), in the transaction of what it tells: no word of what did not happen.
 * The browsers where they asked for pushes are promised the same word. An account that is gone is told nothing.
 */
export async function notify(tx: Tx, { userId, type, say, link }: Word): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: listener });
  if (!user) return;
  const { title, content } = say(user.language);
  const at = now();
  const row = { userId, type, title, content, link: link ?? null, createdAt: at };
  const { id } = await tx.notification.create({ data: row, select: { id: true } });
  if (!user[switches[type]]) return;
  const notBefore = new Date(at.getTime() + undoTime);
  for (const subscription of user.subscriptions) {
    const recipient = String(subscription.id);
    await promise(tx, { channel: "push", recipient, kind: "notification", payload: { notification: id }, notBefore });
  }
}
