import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { listPayees, type PayeeView } from "#app/domain/settings/payees.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OutboxMessage, Undeliverable } from "#app/platform/outbox.server.ts";
import type { LetterOrder } from "../order-letters.ts";
import { linkTo } from "../send-email.server.ts";

/** The order of a message, in the language of its customer. Throws `Undeliverable` when it is gone. */
export async function findLetterOrder({ orderId }: OutboxMessage): Promise<LetterOrder> {
  const [order] = orderId === null ? [] : await listOrdersOnPaper([orderId], { contactsVisible: true });
  if (!order) throw new Undeliverable("the order is gone");
  const { itemsCount, user } = await db.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { itemsCount: true, user: { select: { language: true } } },
  });
  return { order, itemsCount, lang: user?.language ?? "en", number: orderNumber(order.id), linkTo };
}

/** Where the money is to go while a transfer is due, else null. */
export async function findPayee({ order: { due, paymentMethod: method }, lang }: LetterOrder): Promise<PayeeView | null> {
  if (!isTransfer(method) || due <= 0) return null;
  return (await listPayees(lang))[method] ?? null;
}
