import { notify } from "#app/domain/accounts/notify.server.ts";
import { repeatPath } from "#app/domain/orders/status.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { repeatReminder } from "#app/i18n/repeat-reminder.ts";
import { translator } from "#app/i18n/translate.ts";
import { addDays, formatDate, karachiDate, karachiTime } from "#app/lib/dates.ts";
import { done } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, type Tx, transact } from "#app/platform/db.server.ts";
import { enqueueMessage } from "#app/platform/outbox.server.ts";
import { addressOf, type Channels, findChannels } from "./internal/reminder-address.server.ts";
import { isWanted, namesOf } from "./internal/repeat-reminder.server.ts";

/** Reminders of weekly repeats leave the evening before, wall time in Karachi. */
const [opens, closes] = ["18:00", "21:00"];

/** So many are enqueued in one run; the next run of the evening goes on. */
const mostAtOnce = 500;

/** The repeats of a day that were not reminded of in the week before it. */
const isDue = (day: string) => sql`
  r.weekday = extract(dow FROM ${day}::date) AND (r.reminded_for IS NULL OR r.reminded_for <= ${day}::date - 7) AND ${isWanted()}`;

type Due = { userId: number; email: string | null; phone: string | null; language: "en" | "ur" };

/**
 * Enqueues one reminder if it still is due; the update decides between two processes. Whom neither WhatsApp nor e-mail reaches gets
 * it in their inbox and on their subscribed browsers.
 */
async function remind(tx: Tx, { orderId, day, channels }: { orderId: number; day: string; channels: Channels }): Promise<number> {
  const [due] = await tx.$queryRaw<Due[]>`
    UPDATE order_repeats r SET reminded_for = ${day}::date FROM users u
    WHERE r.order_id = ${orderId} AND u.id = r.user_id AND ${isDue(day)}
    RETURNING u.id AS "userId", u.email, coalesce(u.whatsapp_phone, u.phone) AS phone, u.language`;
  if (!due) return 0;
  const address = addressOf(due, channels);
  if (address) {
    await enqueueMessage(tx, { ...address, kind: "repeat_reminder", payload: { repeat: orderId }, orderId });
    return 1;
  }
  const goods = await namesOf(tx, orderId, due.language);
  await notify(tx, {
    ...{ userId: due.userId, type: "system", link: repeatPath(orderId), orderId },
    compose: (lang) => {
      const t = translator(lang, repeatReminder);
      return { title: t("title", { day: formatDate(day, lang) }), content: t("inbox", { goods }) };
    },
  });
  return 1;
}

/**
 * Reminds customers of their weekly repeats for tomorrow, between 18:00 and 21:00: at most one reminder for each repeat and week, none
 * while orders are paused, to a blocked account, or within 48 hours of an order. Returns how many were enqueued.
 */
export async function remindRepeats(signal: AbortSignal): Promise<number> {
  const at = now();
  const time = karachiTime(at);
  if (time < opens || time >= closes || (await isOrderingPaused())) return 0;
  const day = addDays(karachiDate(at), 1);
  const rows = await db.$queryRaw<{ orderId: number }[]>`
    SELECT r.order_id AS "orderId" FROM order_repeats r JOIN users u ON u.id = r.user_id
    WHERE ${isDue(day)} ORDER BY r.order_id LIMIT ${mostAtOnce}`;
  const channels = await findChannels();
  let reminded = 0;
  for (const { orderId } of rows) {
    if (signal.aborted) break;
    const outcome = await transact(async (tx) => done(await remind(tx, { orderId, day, channels })));
    if (outcome.ok) reminded += outcome.value;
  }
  return reminded;
}
