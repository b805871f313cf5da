import type { Prisma } from "#app/generated/prisma/client.ts";
import type { NotificationType } from "#app/generated/prisma/enums.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";

/**
 * A notification for a person's inbox: `say` is called with the language of their account, `link` is a path of this shop, `heldFor`
 * is how long it may still be withdrawn, milliseconds.
 */
export type InboxText = {
  userId: number;
  type: NotificationType;
  compose: (lang: Lang) => { title: string; content: string };
  link?: string;
  heldFor?: number;
  /** the order figures in its text, while the text may still be rewritten */
  orderWord?: Prisma.InputJsonObject;
  /** the order that it is about */
  orderId?: number;
};

/** The account's flag that switches pushes of this kind on. */
const switches = { system: "pushOrders", review: "pushAnswers", message: "pushAnswers" } as const;

const listener = { language: true, pushOrders: true, pushAnswers: true, subscriptions: { select: { id: true } } } as const;

/**
 * Writes a notification to a person's inbox, unread (A7.06), in the transaction of its cause, and enqueues the same text for their
 * subscribed browsers. Both wait for `heldFor`; the inbox shows a notification from its `created_at` on. A deleted account gets
 * none.
 */
export async function notify(tx: Tx, { userId, type, compose, link, heldFor = 0, orderWord, orderId }: InboxText): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: listener });
  if (!user) return;
  const { title, content } = compose(user.language);
  const notBefore = new Date(now().getTime() + heldFor);
  const row = { userId, type, title, content, link: link ?? null, createdAt: notBefore, ...(orderWord && { orderWord }) };
  const { id } = await tx.notification.create({ data: row, select: { id: true } });
  if (!user[switches[type]]) return;
  for (const subscription of user.subscriptions) {
    const recipient = String(subscription.id);
    const push = { channel: "push", recipient, kind: "notification", payload: { notification: id }, notBefore } as const;
    await enqueueMessage(tx, { ...push, ...(orderId !== undefined && { orderId }) });
  }
}
