import { notify } from "#app/domain/accounts/notify.server.ts";
import { withdrawNotifications } from "#app/domain/accounts/withdraw-notifications.server.ts";
import { undoWindow } from "#app/domain/audit/undo-time.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, type Paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { cancelMoney, cancelMoneyText, moneySelect } from "../cancel-money.ts";
import { noticeKey } from "../notice-key.ts";
import { enqueueRefundMessage, enqueueStatusMessage } from "../order-messages.server.ts";
import { type OrderStatus, orderNumber, orderPath } from "../status.ts";

/** The reason of a customer's notification: a status the order came to, other contents, or money that went back and by which ways. */
export type OrderNotification =
  | { to: OrderStatus }
  | { to: "changed" }
  | { to: "refunded"; amount: Paisa; methods: readonly PaymentMethod[] };

/**
 * Notifies the customer that their order came to another status or changed, in the transaction of the change: a move or a refund on
 * WhatsApp, and whatever it is in the inbox of their account.
 */
export async function notifyOfMove(tx: Tx, change: { orderId: number } & OrderNotification): Promise<void> {
  const { orderId } = change;
  if (change.to === "refunded") await enqueueRefundMessage(tx, orderId, change);
  else if (change.to !== "changed") await enqueueStatusMessage(tx, orderId, change.to);
  await notifyInInbox(tx, change);
}

/**
 * Writes the notification of the account's inbox. Its amount is what is due (decisions 22). Earlier unsent notifications of the same
 * order are replaced: several changes are one message. An order without an account notifies no one.
 */
async function notifyInInbox(tx: Tx, { orderId, ...word }: { orderId: number } & OrderNotification): Promise<void> {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    select: { userId: true, status: true, due: true, itemsCount: true, ...moneySelect },
  });
  if (!order?.userId) return;
  const link = orderPath(orderId);
  await withdrawNotifications(tx, { userId: order.userId, link });
  const key = noticeKey(word.to, order.due, order.itemsCount === 0 && order.total === 0);
  const back = word.to === "refunded" ? word.amount : (-Math.min(0, order.due) as Paisa);
  const values = {
    number: orderNumber(orderId),
    amount: formatMoney(Math.max(0, order.due) as Paisa),
    total: formatMoney(order.total as Paisa),
    back: formatMoney(back),
  };
  await notify(tx, {
    userId: order.userId,
    type: "system",
    link,
    heldFor: undoWindow,
    orderId,
    orderWord: word,
    compose(lang) {
      const t = translator(lang, notices);
      const told = { ...values, money: cancelMoneyText(lang, cancelMoney(order)) };
      return { title: t(`order.title.${key}`, told), content: t(`order.content.${key}`, told) };
    },
  });
}

/**
 * Writes anew what the customer is about to be notified of, in the transaction of a change that is no news of its own: its amounts are
 * those of the order then. Nothing when no notification of the order is held.
 */
export async function refreshPendingNotification(tx: Tx, orderId: number): Promise<void> {
  const [held] = await tx.$queryRaw<{ word: OrderNotification }[]>`
    SELECT n.order_word AS word FROM notifications n JOIN orders o ON o.user_id = n.user_id
    WHERE o.id = ${orderId} AND n.link = ${orderPath(orderId)} AND n.created_at > ${now()} AND n.order_word IS NOT NULL
    ORDER BY n.id DESC LIMIT 1`;
  if (held) await notifyInInbox(tx, { orderId, ...held.word });
}
