import { now } from "./clock.server.ts";
import { db } from "./db.server.ts";

/** The clocks of two machines may differ by so much, milliseconds. */
const skew = 5 * 60_000;

/**
 * Makes messages leave now that were enqueued while the clock was ahead: their time would come only when the clock has caught up, hours
 * or a year later. They keep their order. A message that is to leave later by itself, as in the morning, waits for as long as it was to.
 */
export async function pullBackMessages(): Promise<void> {
  const at = now();
  await db.$executeRaw`
    UPDATE outbox SET created_at = ${at}, not_before = ${at}::timestamptz + greatest(not_before - created_at, interval '0')
    WHERE status = 'waiting' AND claimed_at IS NULL AND created_at > ${new Date(at.getTime() + skew)}`;
}
