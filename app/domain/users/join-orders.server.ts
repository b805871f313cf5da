import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { actOnUser } from "./act-on-user.server.ts";

const unclaimed = (phone: string) => ({ userId: null, customerPhone: phone });

/** How many orders of a phone number, +923001234567, belong to no account; 0 without a number. */
export const countUnclaimed = (phone: string | null): Promise<number> =>
  phone ? db.order.count({ where: unclaimed(phone) }) : Promise.resolve(0);

/** The customer's account that the orders of a phone number may join, with how many those are; null where there is none of either. */
export async function findJoinable(phone: string): Promise<{ id: number; name: string; count: number } | null> {
  const user = await db.user.findUnique({ where: { phone, role: null, anonymisedAt: null }, select: { id: true, name: true } });
  const count = user ? await countUnclaimed(phone) : 0;
  return user && count > 0 ? { ...user, count } : null;
}

/**
 * Gives the orders of a phone number that belong to nobody, and its contact, to an account. What belongs to another account stays
 * there.
 *
 * @param by who joined them, on record with the number of orders
 * @returns how many there were
 */
export async function joinOrdersOf(
  tx: Tx,
  { userId, phone, by }: { userId: number; phone: string; by: number },
): Promise<number> {
  const { count } = await tx.order.updateMany({ where: unclaimed(phone), data: { userId } });
  if (count === 0) return 0;
  if (!(await tx.contact.findUnique({ where: { userId }, select: { id: true } })))
    await tx.contact.updateMany({ where: { phone, userId: null }, data: { userId } });
  await recordAudit(tx, { by, action: "join-orders", entity: "user", id: userId, after: { orders: count } });
  return count;
}

/**
 * Joins the orders of an account's own phone number to it, by staff. Refused with `account.no-orders` where there are none, and as
 * `actOnUser` says.
 */
export const joinOrders = (id: number, { by }: { by: number }): Promise<Outcome<{ name: string; count: number }>> =>
  actOnUser({ id, by, takesAway: false }, async (tx, { name, phone }) => {
    const count = phone ? await joinOrdersOf(tx, { userId: id, phone, by }) : 0;
    return count > 0 ? done({ name, count }) : refused("account.no-orders");
  });
