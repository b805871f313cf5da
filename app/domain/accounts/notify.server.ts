import type { Prisma } from "#app/generated/prisma/client.ts";
import type { NotificationType } from "#app/generated/prisma/enums.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";

/**
 * Something to tell a person in their inbox: `say` is asked in the language of their account, `link` is a path of this shop, `heldFor`
 * how long it may still be taken back, milliseconds.
 */
export type InboxText = {
  userId: number;
  type: NotificationType;
  say: (lang: Lang) => { title: string; content: string };
  link?: string;
  heldFor?: number;
  /** what of an order it says, for as long as it may be written anew */
  orderWord?: Prisma.InputJsonObject;
};

/** Which switch of the account says whether a browser is told too. */
const switches = { system: "pushOrders", review: "pushAnswers", message: "pushAnswers" } as const;

const listener = { language: true, pushOrders: true, pushAnswers: true, subscriptions: { select: { id: true } } } as const;

/**
 * Leaves word in a person's inbox, unread (A7.06), in the transaction of what it tells: no word of what did not happen.
 * The browsers where they asked for pushes get the same word. Both wait for `heldFor`; a notification
 * is in the inbox from its `created_at` on. An account that is gone is told nothing.
 */
export async function notify(tx: Tx, { userId, type, say, link, heldFor = 0, orderWord }: InboxText): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: listener });
  if (!user) return;
  const { title, content } = say(user.language);
  const notBefore = new Date(now().getTime() + heldFor);
  const row = { userId, type, title, content, link: link ?? null, createdAt: notBefore, ...(orderWord && { orderWord }) };
  const { id } = await tx.notification.create({ data: row, select: { id: true } });
  if (!user[switches[type]]) return;
  for (const subscription of user.subscriptions) {
    const recipient = String(subscription.id);
    await enqueueMessage(tx, { channel: "push", recipient, kind: "notification", payload: { notification: id }, notBefore });
  }
}
