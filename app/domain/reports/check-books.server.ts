import { readFileSync } from "node:fs";
import type { BrokenLaw } from "#app/contract/book-laws.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { karachiDate, karachiTime } from "#app/lib/dates.ts";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, transact } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { readAtLength } from "./internal/read-at-length.server.ts";

/** The check waits for the quiet of the night, wall time in Karachi; a shop that is off then is checked when it is on again. */
const begins = "03:00";

/** More rows say no more to anybody. */
const mostKept = 100;

/** What breaks a law of the books now, at most 100 rows. Reads only. */
export const findBrokenLaws = (): Promise<BrokenLaw[]> =>
  readAtLength<BrokenLaw>(
    `SELECT law, subject, id::int FROM (${readFileSync("prisma/laws.sql", "utf8")}) AS broken LIMIT ${mostKept}`,
  );

/**
 * Checks the books once a day: stores what was found, and enqueues the alarm of the shop's e-mail where a law is broken or the books could
 * not be read to their end. The day's row decides between two processes.
 */
export async function checkBooks(): Promise<void> {
  const at = now();
  const day = new Date(karachiDate(at));
  if (karachiTime(at) < begins || (await db.bookCheck.findUnique({ where: { day } }))) return;
  const check = await findBrokenLaws().then(
    (broken) => ({ broken, problem: null }),
    (problem: unknown) => ({ broken: [], problem: problem instanceof Error ? problem.message.slice(0, 200) : String(problem) }),
  );
  if (check.problem) log.error({ problem: check.problem }, "books not checked");
  else if (check.broken.length > 0) log.error({ broken: check.broken.slice(0, 10) }, "books do not agree");
  const { email } = (await findShopSettings()).shop;
  await transact(async (tx) => {
    const { count } = await tx.bookCheck.createMany({ data: { day, checkedAt: at, ...check }, skipDuplicates: true });
    const isAlarming = check.problem !== null || check.broken.length > 0;
    if (count > 0 && isAlarming && email)
      await enqueueMessage(tx, { channel: "email", recipient: email, kind: "books_alarm", payload: { day: karachiDate(at) } });
    return done(undefined);
  });
}
