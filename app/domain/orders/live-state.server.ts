import { db } from "#app/platform/db.server.ts";
import { findMessageAlarm, type MessageAlarm } from "#app/platform/outbox-alarm.server.ts";
import { findWaitingAlarm, maskWaiting, type WaitingAlarm } from "#app/platform/outbox-waiting.server.ts";
import { maxCounted } from "./count-views.server.ts";
import { findCustomerMarks, marksOf } from "./customer-marks.server.ts";
import { type OrderRow, orderRow, orderRowColumns } from "./order-row.ts";

/**
 * The counts of the orders desk: how many new orders are unacknowledged, the newest of them, and how many wait to be confirmed. At
 * most `maxCounted` each. `alarm` only while messages do not get through, `waiting` only while a customer has
 * waited for one for more than five minutes.
 */
export type LiveState = { unheard: number; newestUnheard: number; pending: number; alarm?: MessageAlarm; waiting?: WaitingAlarm };

/** The current counts of the orders desk. */
export async function findLiveState(): Promise<LiveState> {
  const [[state], alarm, waiting] = await Promise.all([countNew(), findMessageAlarm(), findWaitingAlarm()]);
  return {
    ...(state ?? { unheard: 0, newestUnheard: 0, pending: 0 }),
    ...(alarm && { alarm }),
    ...(waiting && { waiting }),
  };
}

const countNew = () => db.$queryRaw<LiveState[]>`
    SELECT count(*)::int AS unheard, coalesce(max(id), 0)::int AS "newestUnheard",
      (SELECT count(*)::int FROM (SELECT FROM orders WHERE status = 'pending' LIMIT ${maxCounted}) AS waiting) AS pending
    FROM (SELECT id FROM orders WHERE acknowledged_at IS NULL AND status = 'pending' LIMIT ${maxCounted}) AS rings`;

/** The counts for eyes that may not read how to reach people. */
export const maskState = (state: LiveState, { isLocked = false }: { isLocked?: boolean } = {}): LiveState =>
  state.waiting ? { ...state, waiting: maskWaiting(state.waiting, { isLocked }) } : state;

/** The number of the latest change of any order: a read of the list now includes everything up to it. */
export async function findLatestEvent(): Promise<string> {
  const [latest] = await db.$queryRaw<{ id: bigint | null }[]>`SELECT max(id) AS id FROM order_events`;
  return String(latest?.id ?? 0);
}

/**
 * The starting point of a subscriber: the number of the latest change included, and the counts at that time or later; without
 * `contactsVisible` as who may not read how to reach people sees them.
 */
export async function findLiveStart({
  contactsVisible,
}: {
  contactsVisible: boolean;
}): Promise<{ last: string; state: LiveState }> {
  const last = await findLatestEvent(); // first: a change between the two is sent twice, not missed
  const state = await findLiveState();
  return { last, state: contactsVisible ? state : maskState(state) };
}

/** An order as it stands, in both readings: for those who may read how to reach people, and for those who may not. */
export type LiveRow = { open: OrderRow; masked: OrderRow };

/** Orders as they stand now, for the desks that show them. */
export async function listLiveRows(ids: readonly number[]): Promise<LiveRow[]> {
  if (ids.length === 0) return [];
  const [rows, marks] = await Promise.all([
    db.order.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" }, select: orderRowColumns }),
    findCustomerMarks(ids),
  ]);
  return rows.map((row) => ({
    open: orderRow(row, marksOf(marks, row.id), { contactsVisible: true }),
    masked: orderRow(row, marksOf(marks, row.id), { contactsVisible: false }),
  }));
}

/** The maximum number of changes to catch up on one by one; a client that missed more reloads its list. */
export const maxCaughtUp = 200;

/** Numbers are assigned before the commit, so a change with a smaller number may commit later. Clients skip what they have already. */
const overlap = 50n;

/** The orders that moved after an event, with the number of their latest move; null when there are too many. */
export async function listMovesSince(event: bigint): Promise<Map<number, bigint> | null> {
  const since = event > overlap ? event - overlap : 0n;
  const max = maxCaughtUp + Number(overlap);
  const moves = await db.$queryRaw<{ id: bigint; orderId: number }[]>`
    SELECT id, order_id AS "orderId" FROM order_events WHERE id > ${since} ORDER BY id LIMIT ${max + 1}`;
  return moves.length > max ? null : new Map(moves.map(({ id, orderId }) => [orderId, id]));
}
