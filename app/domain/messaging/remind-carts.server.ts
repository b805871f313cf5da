import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { isAbandoned } from "#app/domain/cart/read-cart.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { karachiTime } from "#app/lib/dates.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { addressOf, type Channels, findChannels } from "./internal/reminder-address.server.ts";

/** A cart is reminded of once in this time, milliseconds; one that was emptied and filled anew counts as another. */
const apart = 24 * 60 * 60 * 1000;

/** An order within this time after a reminder counts as recovered by it, hours (decisions, Abandonment). */
const recoveredWithin = 72;

/** So many carts are reminded of in one run. */
const mostAtOnce = 200;

/** The reminders go out by themselves only by day, wall time in Karachi. */
const [opens, closes] = ["09:00", "21:00"];

/** Whose cart may be reminded of: an account that agreed to offers and can be written to. */
export const isAgreed = sql`u.offers_at IS NOT NULL AND u.blocked_at IS NULL AND u.anonymised_at IS NULL AND u.role IS NULL`;

/** When the customer of a cart was last reminded of it as it is now; null when not in 24 hours. */
export const lastReminder = () => sql`(
  SELECT max(r.created_at) FROM cart_reminders r WHERE r.cart_id = c.id AND r.created_at > ${new Date(now().getTime() - apart)}
    AND EXISTS (SELECT FROM cart_items i WHERE i.cart_id = c.id AND i.id <= r.last_item_id))`;

type Due = { id: number; userId: number; email: string | null; phone: string | null; lastItemId: number };

/** Enqueues the reminder of one cart, whose row is held meanwhile, if it still is to be reminded of. */
async function remindHeld(
  tx: Tx,
  { id, by, channels }: { id: number; by: number | null; channels: Channels },
): Promise<Outcome<{ name: string }>> {
  await tx.$queryRaw`SELECT FROM carts WHERE id = ${id} FOR UPDATE`;
  const [cart] = await tx.$queryRaw<(Due & { name: string; isAgreed: boolean; isReminded: boolean })[]>`
    SELECT c.id, u.id AS "userId", u.email, coalesce(u.whatsapp_phone, u.phone) AS phone, u.name, ${isAgreed} AS "isAgreed", ${lastReminder()} IS NOT NULL AS "isReminded",
      (SELECT max(i.id) FROM cart_items i WHERE i.cart_id = c.id) AS "lastItemId"
    FROM carts c JOIN users u ON u.id = c.user_id WHERE c.id = ${id} AND ${isAbandoned()}`;
  if (!cart) return refused("cart.not-abandoned");
  if (!cart.isAgreed) return refused("cart.no-consent");
  if (cart.isReminded) return refused("cart.reminded-already");
  const address = addressOf(cart, channels);
  if (!address) return refused(channels.byEmail ? "cart.no-address" : "email.none");
  const reminder = { cartId: id, userId: cart.userId, lastItemId: cart.lastItemId, byUserId: by, createdAt: now() };
  const { id: reminderId } = await tx.cartReminder.create({ data: reminder, select: { id: true } });
  const payload = { reminder: reminderId };
  await enqueueMessage(tx, { ...address, kind: "cart_reminder", payload });
  if (by !== null) await recordAudit(tx, { by, action: "remind", entity: "cart", id });
  return done({ name: cart.name });
}

/**
 * Reminds a customer of an abandoned cart by WhatsApp, or by e-mail where that does not reach them: once in 24 hours over both, only
 * with consent, never after an order.
 *
 * @param by the member of staff; null for the shop by itself
 * @returns whom; refused with `email.none`, `cart.no-address`, `cart.not-abandoned`, `cart.no-consent`, `cart.reminded-already`
 */
export async function remindCart(id: number, { by }: { by: number | null }): Promise<Outcome<{ name: string }>> {
  const channels = await findChannels();
  const outcome = await transact((tx) => remindHeld(tx, { id, by, channels }));
  if (outcome.ok) triggerOutbox();
  return outcome;
}

/** Who can be written to: by e-mail, or to a phone number while WhatsApp is connected. */
const isReached = (byWhatsapp: boolean) =>
  sql`(u.email IS NOT NULL OR (${byWhatsapp} AND coalesce(u.whatsapp_phone, u.phone) IS NOT NULL))`;

/** The carts that may be reminded of now, those left longest ago first. */
const listDue = async (): Promise<{ id: number }[]> => db.$queryRaw`
  SELECT c.id FROM carts c JOIN users u ON u.id = c.user_id
  WHERE ${isAbandoned()} AND ${isAgreed} AND ${lastReminder()} IS NULL AND ${isReached(await isWhatsappConnected())}
  ORDER BY c.updated_at, c.id LIMIT ${mostAtOnce}`;

/** Reminds of every cart that may be reminded of. Returns how many. */
export async function remindAllCarts({ by }: { by: number | null }): Promise<number> {
  let reminded = 0;
  for (const { id } of await listDue()) if ((await remindCart(id, { by })).ok) reminded++;
  return reminded;
}

/** Reminds of carts by itself where the owner's settings say so, by day. */
export async function remindCartsByItself(signal: AbortSignal): Promise<void> {
  const { site } = await findShopSettings();
  const time = karachiTime(now());
  if (!site.remindCarts || time < opens || time >= closes || signal.aborted) return;
  await remindAllCarts({ by: null });
}

/** What the reminders of the last 30 days came to: how many left, how many customers ordered within 72 hours, and for how much, paisa. */
export type RemindersFigure = { reminded: number; recovered: number; value: number; due: number };

const figureDays = 30;

/** The figure of the reminders, and how many carts may be reminded of now. */
export async function findRemindersFigure(): Promise<RemindersFigure> {
  const since = new Date(now().getTime() - figureDays * apart);
  const [[figure], due] = await Promise.all([
    db.$queryRaw<Omit<RemindersFigure, "due">[]>`
      SELECT count(*)::int AS reminded, count(o.id)::int AS recovered, coalesce(sum(o.total), 0)::float8 AS value
      FROM (
        SELECT r.user_id, r.created_at, lead(r.created_at) OVER (PARTITION BY r.user_id ORDER BY r.created_at) AS next_at
        FROM cart_reminders r WHERE r.created_at > ${since}) r
      LEFT JOIN LATERAL (
        SELECT o.id, o.total FROM orders o WHERE o.user_id = r.user_id AND o.status <> 'cancelled' AND o.created_at > r.created_at
          AND o.created_at <= r.created_at + ${recoveredWithin} * interval '1 hour' AND (r.next_at IS NULL OR o.created_at < r.next_at)
        ORDER BY o.created_at LIMIT 1) o ON true`,
    listDue(),
  ]);
  return { reminded: 0, recovered: 0, value: 0, ...figure, due: due.length };
}
