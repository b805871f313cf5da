import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql } from "#app/platform/db.server.ts";
import { reserve } from "#app/platform/outbox-lanes.server.ts";
import { openText } from "#app/platform/seal.server.ts";

/** A configuration as it is used for one letter; `waitUntil` is its turn, as services take one call a second. */
export type EmailAccount = {
  id: number;
  kind: string;
  name: string;
  serviceId: string | null;
  templateId: string | null;
  publicKey: string | null;
  apiUrl: string | null;
  smtpHost: string | null;
  smtpPort: number | null;
  smtpUser: string | null;
  fromAddress: string | null;
  secret: string;
  waitUntil: Date | null;
};

/** What a configuration's secret is sealed for: it cannot be read in the row of another one. */
export const secretPurpose = (providerId: number): string => `e-mail secret of ${providerId}`;

const opened = ([account]: readonly EmailAccount[]): EmailAccount | null =>
  account ? { ...account, secret: openText(secretPurpose(account.id), account.secret) } : null;

const columns = sql`p.id, p.kind, p.name, p.service_id AS "serviceId", p.template_id AS "templateId", p.public_key AS "publicKey",
  p.api_url AS "apiUrl", p.smtp_host AS "smtpHost", p.smtp_port AS "smtpPort", p.smtp_user AS "smtpUser", p.from_address AS "fromAddress",
  p.next_at - interval '1 second' AS "waitUntil",
  coalesce((SELECT s.secret FROM email_secrets s WHERE s.provider_id = p.id), '') AS secret`;

/** Letters of today in Karachi: a count of another day is none of it. */
const sentOn = (today: string) => sql`(CASE WHEN p.counted_on = ${today}::date THEN p.emails_sent_today ELSE 0 END)`;

const counted = (today: string, at: Date) => sql`
  emails_sent_today = ${sentOn(today)} + 1, counted_on = ${today}::date, used_at = ${at},
  next_at = CASE WHEN p.kind = 'emailjs' THEN greatest(coalesce(p.next_at, ${at}), ${at}) + interval '1 second' END`;

/**
 * Counts a letter against the active configuration that was not used for longest, and gives that; null when all limits are used up. In one
 * statement, which holds all active configurations: however many processes send, none goes past its limit.
 *
 * @param isReserved the letter may use what is kept back for resets and invites
 * @param except those that did not take this letter just now
 */
export async function takeQuota({
  isReserved,
  except,
}: {
  isReserved: boolean;
  except: readonly number[];
}): Promise<EmailAccount | null> {
  const at = now();
  const today = karachiDate(at);
  const accounts = await db.$queryRaw<EmailAccount[]>`
    WITH active AS MATERIALIZED (
      SELECT p.id, p.daily_limit, p.next_at, p.used_at, p.resting_until, ${sentOn(today)} AS sent
      FROM email_providers p WHERE p.is_active ORDER BY p.id FOR UPDATE),
    room AS (SELECT sum(daily_limit) AS most, sum(greatest(daily_limit - sent, 0)) AS free FROM active),
    picked AS (
      SELECT a.id FROM active a, room r
      WHERE a.sent < a.daily_limit AND coalesce(a.resting_until <= ${at}, true) AND NOT a.id = ANY(${[...except]}::int[])
        AND (${isReserved} OR r.most < ${reserve.leastShared} OR r.free > ${reserve.kept})
      ORDER BY greatest(a.next_at, ${at}), a.used_at NULLS FIRST, a.id LIMIT 1)
    UPDATE email_providers p SET ${counted(today, at)} FROM picked WHERE p.id = picked.id RETURNING ${columns}`;
  return opened(accounts);
}

/** Counts a letter against one configuration, active or not, and gives that; null when it is at its limit or not there. */
export async function takeQuotaOf(id: number): Promise<EmailAccount | null> {
  const at = now();
  const today = karachiDate(at);
  const accounts = await db.$queryRaw<EmailAccount[]>`
    UPDATE email_providers p SET ${counted(today, at)} WHERE p.id = ${id} AND ${sentOn(today)} < p.daily_limit RETURNING ${columns}`;
  return opened(accounts);
}

/** Gives back what was counted for a letter that was not sent, and leaves the configuration alone until then. */
export async function restProvider(id: number, { until, problem }: { until: Date; problem: string }): Promise<void> {
  await db.$executeRaw`
    UPDATE email_providers p SET emails_sent_today = greatest(emails_sent_today - 1, 0),
      resting_until = ${until}, last_problem = ${problem.slice(0, 200)}
    WHERE id = ${id}`;
}

/** Notes that a configuration works again. */
export async function noteWorking(id: number): Promise<void> {
  await db.$executeRaw`
    UPDATE email_providers SET resting_until = NULL, last_problem = NULL WHERE id = ${id} AND last_problem IS NOT NULL`;
}
