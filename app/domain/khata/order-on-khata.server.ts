import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { readRows, type SqlTx, sql } from "#app/platform/db.server.ts";

/** What a customer may still order on khata, of the limit; in paisa. */
export type KhataAllowance = { left: Paisa; limit: Paisa };

/** The contact of an account: its proved phone's, with the khata of the person that number was merged into. */
const contactOf = (userId: number) => sql`
  contacts c JOIN contacts own ON c.id = coalesce(own.merged_into_id, own.id) JOIN users u ON u.phone = own.phone
  WHERE u.id = ${userId} AND u.phone_proved_at IS NOT NULL AND c.khata_limit > 0 AND c.blocked_at IS NULL`;

/** What orders on khata whose goods did not leave yet come to, paisa. */
const waiting = sql`coalesce((SELECT sum(o.due) FROM orders o
  WHERE o.contact_id = c.id AND o.payment_method::text = 'khata' AND o.status <> 'cancelled' AND o.due > 0), 0)::bigint`;

/** What a customer may order on khata at the checkout; null without a proved phone, a limit, or while they are blocked. */
export async function findKhataAllowance(userId: number): Promise<KhataAllowance | null> {
  const [row] = await readRows<KhataAllowance>(sql`
    SELECT c.khata_limit AS "limit", (c.khata_limit - c.khata_balance - ${waiting})::float8 AS "left" FROM ${contactOf(userId)}`);
  return row && row.left > 0 ? row : null;
}

type Claimed = { id: number; name: string; limit: number; owed: number; waiting: number; due: number };

/**
 * Puts an order that was just placed on the khata of its customer: it is settled when the goods leave, so what else waits for that counts
 * here. The row of the contact is locked: of two orders at once the second one sees the first.
 *
 * @returns refused with `payment.not-offered`, `khata.over-limit`
 */
export async function orderOnKhata(tx: SqlTx, { orderId, userId }: { orderId: number; userId: number }): Promise<Outcome<void>> {
  const field = "payment_method";
  const [contact] = await tx.$queryRaw<{ id: number }[]>(sql`SELECT c.id FROM ${contactOf(userId)} FOR NO KEY UPDATE OF c`);
  if (!contact) return refused("payment.not-offered", { field });
  await tx.$executeRaw(sql`UPDATE orders SET contact_id = ${contact.id} WHERE id = ${orderId}`);
  const [held] = await tx.$queryRaw<Claimed[]>(sql`
    SELECT c.id, c.name, c.khata_limit AS "limit", c.khata_balance AS owed, ${waiting}::float8 AS waiting, o.due
    FROM contacts c JOIN orders o ON o.id = ${orderId} WHERE c.id = ${contact.id}`);
  if (!held || held.owed + held.waiting <= held.limit) return done(undefined);
  const owed = held.owed + held.waiting - held.due;
  return refused("khata.over-limit", {
    field,
    values: {
      name: held.name,
      owed: formatMoney(paisa(owed)),
      limit: formatMoney(paisa(held.limit)),
      left: formatMoney(paisa(Math.max(0, held.limit - owed))),
      amount: formatMoney(paisa(held.due)),
    },
  });
}
