import { isWhatsappConnected } from "#app/domain/settings/whatsapp-channel.server.ts";
import { karachiDate, karachiTime } from "#app/lib/dates.ts";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, transact } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";

/** Balances are sent on the first days of a month by day, wall time in Karachi; a shop that was off on the first sends them later. */
const [lastDay, opens, closes] = [5, "10:00", "21:00"];

/** So many are enqueued in one run; the next run of the day goes on. */
const mostAtOnce = 500;

/** Contacts who agreed, owe something, and had no message in the month of a day. */
const isDue = (day: string) => sql`
  c.khata_reminders AND c.khata_balance > 0 AND c.blocked_at IS NULL AND c.merged_into_id IS NULL
  AND (c.khata_reminded_on IS NULL OR c.khata_reminded_on < date_trunc('month', ${day}::date))`;

/**
 * Enqueues the monthly balance of everybody who agreed to it and owes something: once a month, by WhatsApp alone. The update decides
 * between two processes. Returns how many were enqueued.
 */
export async function remindKhata(signal: AbortSignal): Promise<number> {
  const at = now();
  const [day, time] = [karachiDate(at), karachiTime(at)];
  if (Number(day.slice(-2)) > lastDay || time < opens || time >= closes || !(await isWhatsappConnected())) return 0;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT c.id FROM contacts c WHERE ${isDue(day)} ORDER BY c.id LIMIT ${mostAtOnce}`;
  let reminded = 0;
  for (const { id } of rows) {
    if (signal.aborted) break;
    const outcome = await transact(async (tx) => {
      const [due] = await tx.$queryRaw<{ recipient: string }[]>`
        UPDATE contacts c SET khata_reminded_on = ${day}::date WHERE c.id = ${id} AND ${isDue(day)}
        RETURNING coalesce(c.whatsapp, c.phone) AS recipient`;
      if (!due) return done(0);
      await enqueueMessage(tx, { ...due, channel: "whatsapp", kind: "khata_balance", payload: { contact: id } });
      return done(1);
    });
    if (outcome.ok) reminded += outcome.value;
  }
  return reminded;
}
