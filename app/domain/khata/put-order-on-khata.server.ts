import { linkContact } from "#app/domain/orders/link-contact.server.ts";
import { receivePayment } from "#app/domain/orders/receive-payment.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";

const mostShown = 20;

/** An order that was delivered and not paid; `due` in paisa. */
export type UnpaidOrder = { id: number; due: Paisa; deliveredAt: Date | null };

/** Orders of these numbers that were delivered and are not paid, the oldest first. */
export const listUnpaidDelivered = async (phones: readonly string[]): Promise<UnpaidOrder[]> =>
  (await db.order.findMany({
    where: { customerPhone: { in: [...phones] }, status: "delivered", due: { gt: 0 } },
    orderBy: { id: "asc" },
    take: mostShown,
    select: { id: true, due: true, deliveredAt: true },
  })) as UnpaidOrder[];

/**
 * Settles what is due of an order that was delivered long ago on the khata of its customer, within the limit.
 *
 * @returns the customer's name; refused with `order.not-found`, `payment.not-waiting`, or as `receivePayment`
 */
export async function putOrderOnKhata(
  orderId: number,
  { contactId, key, by }: { contactId: number; key: string; by: number },
): Promise<Outcome<string>> {
  const payment = await db.payment.findFirst({
    where: { orderId, status: { in: ["pending", "processing"] }, order: { status: "delivered", due: { gt: 0 } } },
    orderBy: { id: "desc" },
    select: { id: true, order: { select: { due: true } } },
  });
  if (!payment) return refused("payment.not-waiting");
  const linked = await linkContact(db, { orderId, contactId });
  if (!linked) return refused("order.not-found");
  const receipt = { amount: payment.order.due as Paisa, method: "khata" as const, reference: null };
  const outcome = await receivePayment(payment.id, receipt, { version: null, key, by });
  return outcome.ok ? done((await db.contact.findUniqueOrThrow({ where: { id: contactId } })).name) : outcome;
}
