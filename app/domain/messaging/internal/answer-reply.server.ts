import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { cancelMoney, cancelMoneyText, moneySelect } from "#app/domain/orders/cancel-money.ts";
import { cancelPending } from "#app/domain/orders/cancel-order.server.ts";
import { customerMoves, type OrderStatus, orderNumber } from "#app/domain/orders/status.ts";
import { dateText, timeText } from "#app/domain/orders/wall-time.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { translator } from "#app/i18n/translate.ts";
import { whatsappMessage } from "#app/i18n/whatsapp-message.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { statusWord } from "../order-values.server.ts";
import { type CustomerReply, readReply } from "../read-reply.ts";

/** So many open orders of one number are named in an answer. */
const maxNamed = 5;

type OpenOrder = {
  id: number;
  status: OrderStatus;
  date: Date | null;
  time: Date | null;
  lang: Lang | null;
};

/** The open orders that were placed with a number, newest first, each under its lock. */
const holdOpenOrders = (tx: Tx, phone: string) =>
  tx.$queryRaw<OpenOrder[]>`
    SELECT o.id, o.status, o.delivery_date AS date, o.scheduled_delivery_time AS time,
      (SELECT u.language::text FROM users u WHERE u.id = o.user_id) AS lang
    FROM orders o WHERE (o.customer_phone = ${phone} OR o.whatsapp_phone = ${phone}) AND o.source <> 'counter'
      AND o.status NOT IN ('delivered', 'cancelled')
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxNamed} FOR NO KEY UPDATE OF o`;

/** A sentence about where an order is. */
function whereWords(lang: Lang, { id, status, date, time }: OpenOrder): string {
  const t = translator(lang, whatsappMessage);
  const [day, slot] = [dateText(date), timeText(time)];
  const values = { number: orderNumber(id), status: statusWord(lang, status) };
  if (!day) return t("reply.where", values);
  return t("reply.where.when", { ...values, when: [formatDate(day, lang), slot && slotText(slot)].filter(Boolean).join(", ") });
}

/** Confirms or cancels the order; gives what to answer. */
async function carryOut(tx: Tx, { wish }: CustomerReply, order: OpenOrder, lang: Lang, shopPhone: string): Promise<string> {
  const t = translator(lang, whatsappMessage);
  const values = { number: orderNumber(order.id), status: statusWord(lang, order.status), phone: formatPhone(shopPhone) };
  if (wish === "where") return whereWords(lang, order);
  if (wish === "confirm") {
    const confirmed = await tx.order.updateMany({
      where: { id: order.id, customerConfirmedAt: null },
      data: { customerConfirmedAt: now() },
    });
    if (confirmed.count > 0)
      await recordAudit(tx, { by: null, action: "confirm", entity: "order", id: order.id, after: { confirmed: "WhatsApp" } });
    return t("reply.confirmed", values);
  }
  if (!customerMoves[order.status].includes("cancelled")) return t(shopPhone ? "reply.too-late.call" : "reply.too-late", values);
  const cancelled = await cancelPending(tx, { orderId: order.id, from: order.status, by: null });
  if (!cancelled.ok) throw new Error(`An order could not be cancelled by a reply: ${cancelled.refusal.code}`);
  // this answer says more than the message of the move, which would be a second one
  await tx.outbox.deleteMany({
    where: { orderId: order.id, channel: "whatsapp", kind: "order_status", status: "waiting", claimedAt: null },
  });
  const money = await tx.order.findUniqueOrThrow({ where: { id: order.id }, select: moneySelect });
  return t("reply.cancelled", { ...values, money: cancelMoneyText(lang, cancelMoney(money)) });
}

/**
 * Answers a customer's reply of 1, 2 or "kahan hai?" about an open order of their number, in the transaction that keeps the message: it is
 * carried out and answered once, however often the gateway passes it on (decisions 38). What is no such reply, or of a number without an
 * open order, is left for a person.
 *
 * @returns whether it was answered
 */
export async function answerReply(
  tx: Tx,
  { phone, message }: { phone: string; message: string },
  shopPhone: string,
): Promise<boolean> {
  const reply = readReply(message);
  if (!reply) return false;
  const open = await holdOpenOrders(tx, phone);
  const [newest] = open;
  if (!newest) return false;
  if (reply.order !== null && !open.some(({ id }) => id === reply.order)) return false;
  const lang = newest.lang ?? "ur";
  const named = reply.order === null ? undefined : open.find(({ id }) => id === reply.order);
  const order = reply.order === null && open.length === 1 ? newest : named;
  const enqueue = (text: string, orderId: number) =>
    enqueueMessage(tx, { channel: "whatsapp", kind: "reply", recipient: phone, payload: { text }, orderId });
  if (order) {
    await enqueue(await carryOut(tx, reply, order, lang, shopPhone), order.id);
    return true;
  }
  if (reply.wish === "where") await enqueue(open.map((one) => whereWords(lang, one)).join("\n"), newest.id);
  else {
    const choice = reply.wish === "confirm" ? "1" : "2";
    const numbers = open.map(({ id }) => `#${orderNumber(id)}`).join(", ");
    const values = { numbers, example: `${choice} ${newest.id}` };
    await enqueue(translator(lang, whatsappMessage)("reply.which", values), newest.id);
  }
  return true;
}
