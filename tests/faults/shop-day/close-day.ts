import { deleteExpired } from "#app/domain/accounts/delete-expired.server.ts";
import { now, setClock } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { brokenLaws } from "./laws.ts";

/** Thirteen months, milliseconds. */
const longAfter = 397 * 86_400_000;

/** Connections beside the pool's: the listeners, and the one of the disturbances. */
const besidePool = 4;

/** Sessions that wait for a lock or stand in a transaction though nobody does anything any more, and how many there are at all. */
async function listWaiting(): Promise<string[]> {
  const [row] = await db.$queryRaw<{ waiting: number; all: number }[]>`
    SELECT count(*) FILTER (WHERE wait_event_type = 'Lock' OR state LIKE 'idle in transaction%')::int AS waiting, count(*)::int AS all
    FROM pg_stat_activity WHERE datname = current_database()`;
  const { waiting, all } = row ?? { waiting: 0, all: 0 };
  const max = env.DATABASE_POOL + besidePool;
  return [
    ...(waiting > 0 ? [`${waiting} sessions wait or stand in a transaction`] : []),
    ...(all > max ? [`${all} connections, ${max} are allowed`] : []),
  ];
}

/** What is still there after thirteen months although it is no permanent record; queued messages stay. */
async function listUnforgotten(): Promise<string[]> {
  const counts = await db.$queryRaw<{ table: string; rows: number }[]>`
    SELECT 'outbox' AS table, count(*)::int AS rows FROM outbox WHERE status <> 'waiting'
    UNION ALL SELECT 'notifications', count(*)::int FROM notifications
    UNION ALL SELECT 'idempotency_keys', count(*)::int FROM idempotency_keys
    UNION ALL SELECT 'analytics_events', count(*)::int FROM analytics_events`;
  return counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => `${rows} rows of ${table} are never forgotten`);
}

/** The faults at the end of a day: waiting sessions, rows that are never deleted, and ledgers damaged by deletions. */
export async function closeDay(): Promise<string[]> {
  const waiting = await listWaiting();
  setClock(new Date(now().getTime() + longAfter));
  await deleteExpired();
  return [...waiting, ...(await listUnforgotten()), ...(await brokenLaws())];
}
