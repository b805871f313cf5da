import { setTimeout as pause } from "node:timers/promises";
import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql } from "#app/platform/db.server.ts";
import { LimitReached } from "#app/platform/outbox.server.ts";
import { reserve } from "#app/platform/outbox-lanes.server.ts";
import { openText } from "#app/platform/seal.server.ts";
import { listHangingProviders } from "./hanging-providers.server.ts";

/** A configuration as it is used for one e-mail. `heldUntil`: no other e-mail leaves through it before then, or before `endTurn`. */
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
  heldUntil: Date | null;
};

/** What a configuration's secret is sealed for: it cannot be read in the row of another one. */
export const secretPurpose = (providerId: number): string => `e-mail secret of ${providerId}`;

const opened = (account: EmailAccount): EmailAccount => ({
  ...account,
  secret: openText(secretPurpose(account.id), account.secret),
});

const columns = sql`p.id, p.kind, p.name, p.service_id AS "serviceId", p.template_id AS "templateId", p.public_key AS "publicKey",
  p.api_url AS "apiUrl", p.smtp_host AS "smtpHost", p.smtp_port AS "smtpPort", p.smtp_user AS "smtpUser", p.from_address AS "fromAddress",
  p.next_at AS "heldUntil",
  coalesce((SELECT s.secret FROM email_secrets s WHERE s.provider_id = p.id), '') AS secret`;

/** E-mails of today in Karachi: a count of another day is none of it. */
const sentOn = (today: string) => sql`(CASE WHEN p.counted_on = ${today}::date THEN p.emails_sent_today ELSE 0 END)`;

/** A service that takes e-mails over HTTP is called once a second. */
const callEvery = 1000;

/** So long a turn is held for the answer to its call, in case its process has ended, milliseconds: a call is abandoned much sooner. */
const answerWithin = 30_000;

/** No turn lasts so long, milliseconds: one that is further ahead was noted by a clock that was wrong. */
const longestTurn = 15 * 60_000;

/** E-mails that somebody waits for at a screen ask for a turn that is free first; all others so many milliseconds after them. */
const afterUrgent = 100;

/** An e-mail waits at most so long for a turn, milliseconds: far below its lease in the outbox, which another process takes over after. */
const longestWait = 60_000;

/** An e-mail that wants to leave: through the active configurations but those that did not take it just now, or through one, active or not. */
type Leaving = { isReserved: boolean; except: readonly number[] } | { only: number };

/** What an e-mail was given, or null; then `freeAt` is when a turn may be free, and null when all limits are used up. */
type Taken = { account: EmailAccount | null; freeAt: Date | null };

/**
 * Counts an e-mail against the configuration that was not used for longest, of those that may be called now, and holds its turn. In one
 * statement, which holds all rows that it looks at: however many processes send, none goes past its limit, and each is called by one.
 */
async function tryTaking(email: Leaving): Promise<Taken> {
  const at = now();
  const today = karachiDate(at);
  const isUsable =
    "only" in email
      ? sql`true`
      : sql`coalesce(a.resting_until <= ${at}, true) AND NOT a.id = ANY(${[...email.except]}::int[])
          AND (${email.isReserved} OR r.most < ${reserve.leastShared} OR r.free > ${reserve.kept})`;
  const [taken] = await db.$queryRaw<(Partial<EmailAccount> & { freeAt: Date | null })[]>`
    WITH looked AS MATERIALIZED (
      SELECT p.id, p.daily_limit, p.next_at, p.used_at, p.resting_until, ${sentOn(today)} AS sent
      FROM email_providers p WHERE ${"only" in email ? sql`p.id = ${email.only}` : sql`p.is_active`} ORDER BY p.id FOR UPDATE),
    room AS (SELECT sum(daily_limit) AS most, sum(greatest(daily_limit - sent, 0)) AS free FROM looked),
    usable AS (SELECT a.* FROM looked a, room r WHERE a.sent < a.daily_limit AND ${isUsable}),
    picked AS (SELECT id FROM usable WHERE coalesce(next_at <= ${at} OR next_at > ${new Date(at.getTime() + longestTurn)}, true) 
      ORDER BY id = ANY(${listHangingProviders()}::int[]), used_at NULLS FIRST, id LIMIT 1),
    taken AS (
      UPDATE email_providers p SET emails_sent_today = ${sentOn(today)} + 1, counted_on = ${today}::date, used_at = ${at},
        next_at = CASE WHEN p.kind = 'emailjs' THEN ${new Date(at.getTime() + answerWithin)}::timestamptz END
      FROM picked WHERE p.id = picked.id RETURNING ${columns})
    SELECT taken.*, (SELECT min(next_at) FROM usable) AS "freeAt" FROM (VALUES (1)) AS one LEFT JOIN taken ON true`;
  return { account: taken?.id ? opened(taken as EmailAccount) : null, freeAt: taken?.freeAt ?? null };
}

/**
 * Counts an e-mail against a configuration below its limit and gives that once its service may be called, held until `endTurn`; null
 * when all limits are used up. Rejects with `LimitReached` when no turn was free for long: the e-mail asks again, later.
 */
export async function takeQuota(email: Leaving): Promise<EmailAccount | null> {
  const isUrgent = "only" in email || email.isReserved;
  for (const until = now().getTime() + longestWait; now().getTime() < until; ) {
    const { account, freeAt } = await tryTaking(email);
    if (account || !freeAt) return account;
    const left = Math.max(0, freeAt.getTime() - now().getTime());
    await pause(Math.min(left, callEvery) + (isUrgent ? 0 : afterUrgent)); // a turn that ends early is followed by its second
  }
  throw new LimitReached("every configuration is being called; the letter waits for its turn", now());
}

/** The answer to a call is there: the next one may leave a second later. A turn whose end is not noted runs out. */
export async function endTurn({ id, heldUntil }: EmailAccount): Promise<void> {
  if (!heldUntil) return;
  const nextAt = new Date(now().getTime() + callEvery);
  await db.$executeRaw`UPDATE email_providers SET next_at = ${nextAt} WHERE id = ${id} AND next_at = ${heldUntil}`;
}

/** Gives back what was counted for an email that was certainly not taken. */
export async function giveBackQuota(id: number): Promise<void> {
  await db.$executeRaw`
    UPDATE email_providers SET emails_sent_today = greatest(emails_sent_today - 1, 0) WHERE id = ${id}`;
}

/** Gives back what was counted for an e-mail that was not sent, and leaves the configuration alone until then. */
export async function restProvider(id: number, { until, problem }: { until: Date; problem: string }): Promise<void> {
  await db.$executeRaw`
    UPDATE email_providers p SET emails_sent_today = greatest(emails_sent_today - 1, 0),
      resting_until = ${until}, last_problem = ${problem.slice(0, 200)}
    WHERE id = ${id}`;
}

/** Notes that a configuration works, and ends its turn. */
export async function noteWorking(account: EmailAccount): Promise<void> {
  await endTurn(account);
  await db.$executeRaw`
    UPDATE email_providers SET resting_until = NULL, last_problem = NULL WHERE id = ${account.id} AND last_problem IS NOT NULL`;
}
