import { findShopSettings, readSlotCapacity } from "#app/domain/settings/shop-settings.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type SqlTx, type Tx } from "#app/platform/db.server.ts";
import { isOpenSlot, type OfferedSlot, openSlots, type Slot, type SlotHours } from "./slots.ts";

/** Of these slots the full ones: as many live orders as the slot's own limit allows or, without one, the owner's limit now. */
async function listFullSlots(slots: readonly Slot[], defaultCapacity: number | null): Promise<Set<string>> {
  const dates = slots.map(({ date }) => date);
  const times = slots.map(({ time }) => time);
  const rows = await db.$queryRaw<{ slot: string }[]>`
    SELECT o.date || ' ' || o.time AS slot
    FROM unnest(${dates}::text[], ${times}::text[]) AS o (date, time)
    LEFT JOIN delivery_slots s ON s.date = o.date::date AND s.start_time = o.time::time
    WHERE CASE WHEN coalesce(s.capacity, ${defaultCapacity}::int) IS NULL THEN false ELSE coalesce(s.capacity, ${defaultCapacity}::int) <= coalesce(s.used, (
      SELECT count(*) FROM orders
      WHERE delivery_date = o.date::date AND scheduled_delivery_time = o.time::time AND status <> 'cancelled')) END`;
  return new Set(rows.map(({ slot }) => slot));
}

/** The slots ahead, earliest first, at most a week ahead; full ones are marked. */
export async function listSlots(): Promise<OfferedSlot[]> {
  const { delivery } = await findShopSettings();
  const slots = openSlots(now(), delivery);
  const full = await listFullSlots(slots, delivery.slotCapacity);
  return slots.map((slot) => ({ ...slot, isFull: full.has(`${slot.date} ${slot.time}`) }));
}

/** The slots a customer may choose now, as `listSlots` without the full ones. */
export async function listOpenSlots(): Promise<Slot[]> {
  return (await listSlots()).flatMap(({ isFull, ...slot }) => (isFull ? [] : [slot]));
}

const minute = 60_000;
let latest: { minute: number; hours: SlotHours; slot: Slot | null } | undefined;

/**
 * The earliest slot for the header, by the clock alone: its capacity is checked at checkout. Every page reads it, and it can only
 * change with the minute or the settings.
 */
export async function findNextSlot(): Promise<Slot | null> {
  const { delivery } = await findShopSettings();
  const at = now();
  const current = Math.floor(at.getTime() / minute);
  if (latest?.minute !== current || latest.hours !== delivery) {
    latest = { minute: current, hours: delivery, slot: openSlots(at, delivery)[0] ?? null };
  }
  return latest.slot;
}

/** Whether a slot may be chosen now, by the server's clock. */
export async function isSlotOpen(slot: Slot): Promise<boolean> {
  const { delivery } = await findShopSettings();
  return isOpenSlot(slot, now(), delivery);
}

/** Makes everybody who wants a place in a slot wait until this transaction ends, without a row to write to. */
const lockSlot = (tx: SqlTx, { date, time }: Slot) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('delivery_slots ' || ${date}::text || ' ' || ${time}::text, 0))`;

/**
 * Takes one place in a slot for an order that is not written yet; false when it is full. The limit is the owner's of this moment,
 * and its live orders are what fills a slot: a raised, lowered or lifted limit holds at once. Without a limit nothing is locked;
 * with one the slot is locked before its orders are counted.
 *
 * A row in `delivery_slots` gives one slot a limit of its own and counts its orders in `used`; without such a row nothing is
 * written. The settings are read in the transaction itself: a second connection for a transaction under way can starve the pool.
 */
export async function takeSlot(tx: SqlTx, slot: Slot): Promise<boolean> {
  const { date, time } = slot;
  const [known] = await tx.$queryRaw<{ usual: unknown; capacity: number | null; has_row: boolean }[]>`
    SELECT (SELECT value -> 'slotCapacity' FROM settings WHERE key = 'delivery' AND is_active) AS usual, s.capacity,
      s.date IS NOT NULL AS has_row
    FROM (SELECT) AS one LEFT JOIN delivery_slots s ON s.date = ${date}::date AND s.start_time = ${time}::time`;
  const limit = known?.capacity ?? readSlotCapacity(known?.usual);
  if (known?.has_row) {
    const taken = await tx.$executeRaw`
      UPDATE delivery_slots SET used = used + 1
      WHERE date = ${date}::date AND start_time = ${time}::time AND (${limit}::int IS NULL OR used < ${limit}::int)`;
    return taken > 0;
  }
  if (limit === null) return true;
  await lockSlot(tx, slot);
  const [live] = await tx.$queryRaw<{ orders: number }[]>`
    SELECT count(*)::int AS orders FROM orders
    WHERE delivery_date = ${date}::date AND scheduled_delivery_time = ${time}::time AND status <> 'cancelled'`;
  return (live?.orders ?? 0) < limit;
}

/** Gives one place back in a slot that counts its orders in a row of its own; elsewhere the order's new status is enough. */
export async function freeSlot(tx: Tx, { date, time }: Slot): Promise<void> {
  await tx.$executeRaw`
    UPDATE delivery_slots SET used = used - 1 WHERE date = ${date}::date AND start_time = ${time}::time AND used > 0`;
}
