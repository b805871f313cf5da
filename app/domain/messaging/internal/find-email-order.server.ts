import { listOrdersOnPaper } from "#app/domain/documents/list-orders-on-paper.server.ts";
import { cancelMoney, moneySelect } from "#app/domain/orders/cancel-money.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { isTransfer } from "#app/domain/payments/method.ts";
import { listPayees, type PayeeView } from "#app/domain/settings/payees.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OutboxMessage, Undeliverable } from "#app/platform/outbox.server.ts";
import type { EmailOrder } from "../order-emails.ts";
import { linkTo } from "../send-email.server.ts";
import { isStrangersOrder, nobodysName } from "./is-own-recipient.server.ts";

/** What the e-mails of an order say of it to an address that its customer has not proved: nothing that they typed (decisions 37). */
const withoutTypedTexts = (order: EmailOrder["order"], customerName: string): EmailOrder["order"] => ({
  ...order,
  ...{ customerName, deliveryAddress: "", landmark: null, deliveryNotes: null },
});

/**
 * The order of an e-mail to its customer, in their language; without what they typed where the address is not proved to be theirs.
 * Throws `Undeliverable` when it is gone.
 */
export async function findEmailOrder(message: OutboxMessage): Promise<EmailOrder> {
  const found = await findOrderOf(message);
  if (!(await isStrangersOrder(message, found.order))) return found;
  return { ...found, order: withoutTypedTexts(found.order, nobodysName(found.lang)) };
}

/** The order of a notice to the shop. Throws `Undeliverable` when it is gone. */
export async function findOrderOf({ orderId }: Pick<OutboxMessage, "orderId">) {
  const [order] = orderId === null ? [] : await listOrdersOnPaper([orderId], { contactsVisible: true });
  if (!order) throw new Undeliverable("the order is gone");
  const { itemsCount, userId, user, ...money } = await db.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { itemsCount: true, userId: true, user: { select: { language: true } }, ...moneySelect },
  });
  return {
    order: { ...order, userId },
    itemsCount,
    cancelMoney: cancelMoney(money),
    lang: user?.language ?? ("en" as const),
    number: orderNumber(order.id),
    linkTo,
  };
}

/** Where the money is to go while a transfer is due, else null. */
export async function findPayee({ order: { due, paymentMethod: method }, lang }: EmailOrder): Promise<PayeeView | null> {
  if (!isTransfer(method) || due <= 0) return null;
  return (await listPayees(lang))[method] ?? null;
}
