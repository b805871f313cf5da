import { findShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { isOpenSlot, openSlots, type Slot, type SlotHours } from "./slots.ts";

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

async function listFullSlots(from: string): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ slot: string }[]>`
    SELECT to_char(date, 'YYYY-MM-DD') || ' ' || to_char(start_time, 'HH24:MI:SS') AS slot
    FROM delivery_slots WHERE date >= ${dayOf(from)} AND used >= capacity`;
  return new Set(rows.map(({ slot }) => slot));
}

/** The slots a customer may choose now, earliest first, at most a week ahead; full ones are left out. */
export async function listOpenSlots(): Promise<Slot[]> {
  const { delivery } = await findShopFacts();
  const slots = openSlots(now(), delivery);
  const first = slots[0];
  if (!first) return [];
  const full = await listFullSlots(first.date);
  return slots.filter(({ date, time }) => !full.has(`${date} ${time}`));
}

const minute = 60_000;
let latest: { minute: number; hours: SlotHours; slot: Slot | null } | undefined;

/**
 * The earliest slot for the header, by the clock alone: whether it has room is asked at checkout. Every page asks, and the
 * answer can only change with the minute or the settings.
 */
export async function findNextSlot(): Promise<Slot | null> {
  const { delivery } = await findShopFacts();
  const at = now();
  const current = Math.floor(at.getTime() / minute);
  if (latest?.minute !== current || latest.hours !== delivery) {
    latest = { minute: current, hours: delivery, slot: openSlots(at, delivery)[0] ?? null };
  }
  return latest.slot;
}

/** Whether a slot may be chosen now, by the server's clock. */
export async function isSlotOpen(slot: Slot): Promise<boolean> {
  const { delivery } = await findShopFacts();
  return isOpenSlot(slot, now(), delivery);
}

/**
 * Takes one place in a slot; false when it is full. A slot without a limit is not written to, so that the orders of an
 * evening do not queue for one row; a limited slot's row is made at its first order, counting those already placed.
 * Asks the settings in the transaction itself: a second connection for a transaction under way can starve the pool.
 */
export async function takeSlot(tx: Tx, { date, time }: Slot): Promise<boolean> {
  const [slot] = await tx.$queryRaw<{ is_free: boolean }[]>`
    WITH known AS (SELECT capacity FROM delivery_slots WHERE date = ${date}::date AND start_time = ${time}::time),
    usual AS (SELECT (value ->> 'slotCapacity')::int AS capacity FROM settings WHERE key = 'delivery' AND is_active),
    here AS (
      SELECT EXISTS (SELECT FROM known) AS is_known,
        CASE WHEN EXISTS (SELECT FROM known) THEN (SELECT capacity FROM known) ELSE (SELECT capacity FROM usual) END AS capacity),
    placed AS (
      SELECT count(*)::int AS orders FROM orders, here WHERE NOT is_known AND here.capacity IS NOT NULL
      AND delivery_date = ${date}::date AND scheduled_delivery_time = ${time}::time AND status <> 'cancelled'),
    taken AS (
      INSERT INTO delivery_slots (date, start_time, capacity, used)
      SELECT ${date}::date, ${time}::time, capacity, CASE WHEN is_known THEN 0 ELSE orders + 1 END FROM here, placed
      WHERE capacity IS NOT NULL AND (is_known OR orders < capacity)
      ON CONFLICT (date, start_time) DO UPDATE SET used = delivery_slots.used + 1 WHERE delivery_slots.used < delivery_slots.capacity
      RETURNING 1)
    SELECT (SELECT capacity FROM here) IS NULL OR EXISTS (SELECT FROM taken) AS is_free`;
  return slot?.is_free ?? false;
}

/** Gives one place of a limited slot back. */
export async function freeSlot(tx: Tx, { date, time }: Slot): Promise<void> {
  await tx.$executeRaw`
    UPDATE delivery_slots SET used = used - 1 WHERE date = ${date}::date AND start_time = ${time}::time AND used > 0`;
}
