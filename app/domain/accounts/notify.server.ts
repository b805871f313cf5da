import type { NotificationType } from "#app/generated/prisma/enums.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";

/** Something to tell a person in their inbox: `say` is asked in the language of their account, `link` is a path of this shop. */
export type Word = {
  userId: number;
  type: NotificationType;
  say: (lang: Lang) => { title: string; content: string };
  link?: string;
};

/**
 * Leaves word in a person's inbox, unread (A7.06), in the transaction of what it tells: no word of what did not happen.
 * An account that is gone is told nothing.
 */
export async function notify(tx: Tx, { userId, type, say, link }: Word): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { language: true } });
  if (!user) return;
  const { title, content } = say(user.language);
  await tx.notification.create({ data: { userId, type, title, content, link: link ?? null, createdAt: now() } });
}
