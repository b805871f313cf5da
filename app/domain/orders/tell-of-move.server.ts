import { notify } from "#app/domain/accounts/notify.server.ts";
import { notices } from "#app/i18n/notices.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type OrderStatus, orderNumber } from "./status.ts";

/**
 * Leaves word in the customer's inbox that their order came to another status, in the transaction of the move. The rider's
 * customer reads what to keep ready. An order without an account tells nobody.
 */
export async function tellOfMove(tx: Tx, { orderId, to }: { orderId: number; to: OrderStatus }): Promise<void> {
  const order = await tx.order.findUnique({ where: { id: orderId }, select: { userId: true, isPaid: true, total: true } });
  if (!order?.userId) return;
  const key = to === "out for delivery" ? (order.isPaid ? "out-paid" : "out-to-pay") : to;
  const facts = { number: orderNumber(orderId), amount: formatMoney(paisa(order.total)) };
  await notify(tx, {
    userId: order.userId,
    type: "system",
    link: `/order/${orderId}`,
    say(lang) {
      const t = translator(lang, notices);
      return { title: t(`order.title.${key}`, facts), content: t(`order.content.${key}`, facts) };
    },
  });
}
