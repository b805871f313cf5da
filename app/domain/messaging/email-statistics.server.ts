import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

/** What all configurations come to today: how many, how many are active, the e-mails sent, and those that the active ones may still send. */
export type EmailStatistics = { all: number; active: number; sent: number; left: number };

type Counted = { emailsSentToday: number; countedOn: Date | null };

/** A row with its count of today: one of another day is none. */
export function countedToday<Row extends Counted>(row: Row): Row {
  const today = karachiDate(now());
  return row.countedOn?.toISOString().slice(0, today.length) === today ? row : { ...row, emailsSentToday: 0 };
}

/** The statistics of all configurations, and the host of the environment's mail server; null without one. */
export async function findEmailStatistics(): Promise<EmailStatistics & { environment: string | null }> {
  const rows = await db.emailProvider.findMany({
    select: { isActive: true, dailyLimit: true, emailsSentToday: true, countedOn: true },
    take: 1000,
  });
  const today = rows.map(countedToday);
  const active = today.filter(({ isActive }) => isActive);
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    all: today.length,
    active: active.length,
    sent: total(today.map(({ emailsSentToday }) => emailsSentToday)),
    left: total(active.map(({ dailyLimit, emailsSentToday }) => Math.max(0, dailyLimit - emailsSentToday))),
    environment: env.SMTP_URL && URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL).host : null,
  };
}
