import { repeatPath } from "#app/domain/orders/status.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { repeatReminder } from "#app/i18n/repeat-reminder.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql, type Tx } from "#app/platform/db.server.ts";
import { type Deliver, NotNeeded, type OutboxMessage } from "#app/platform/outbox.server.ts";
import { linkTo, sendEmail } from "../send-email.server.ts";
import { sendWhatsapp } from "../send-whatsapp.server.ts";
import { greetedName } from "./is-own-recipient.server.ts";

/** Who ordered within this time needs no reminder, milliseconds. */
const justOrdered = 48 * 60 * 60_000;

/** Whether the customer `u` of a weekly repeat may be reminded now: neither blocked nor deleted, and without an order in 48 hours. */
export const isWanted = () => sql`
  u.blocked_at IS NULL AND u.anonymised_at IS NULL AND NOT EXISTS (
    SELECT FROM orders o WHERE o.user_id = u.id AND o.status <> 'cancelled'
      AND o.created_at > ${new Date(now().getTime() - justOrdered)})`;

/** So many goods are named; the others are counted. */
const namedGoods = 3;

/** What an order holds, in a few words of a language. */
export async function namesOf(client: Pick<Tx, "$queryRaw">, orderId: number, lang: Lang): Promise<string> {
  const name = lang === "ur" ? sql`coalesce(name_ur, name)` : sql`name`;
  const names = await client.$queryRaw<{ name: string }[]>`
    SELECT ${name} AS name FROM order_lines WHERE order_id = ${orderId} AND replaces_id IS NULL ORDER BY id LIMIT 300`;
  const goods = names
    .slice(0, namedGoods)
    .map((line) => line.name)
    .join(", ");
  const more = names.length - namedGoods;
  return more > 0 ? translator(lang, repeatReminder)("more", { goods, count: more }) : goods;
}

type Reminded = { orderId: number; userId: number; day: string; name: string; language: Lang };

/** What a reminder is of, unless it was stopped, overtaken by an order, or is too late for its day. */
async function findReminded(message: OutboxMessage<"whatsapp/repeat_reminder" | "email/repeat_reminder">) {
  const orderId = message.payload.repeat;
  const [found] = await db.$queryRaw<Reminded[]>`
    SELECT r.order_id AS "orderId", r.user_id AS "userId", to_char(r.reminded_for, 'YYYY-MM-DD') AS day, u.name, u.language
    FROM order_repeats r JOIN users u ON u.id = r.user_id
    WHERE r.order_id = ${orderId} AND r.reminded_for >= ${karachiDate(now())}::date AND ${isWanted()}`;
  if (!found) throw new NotNeeded("the customer ordered or stopped the repeat, or the day is over");
  const { language } = found;
  const name = await greetedName(message, { ...found, id: found.userId });
  const day = formatDate(found.day, language);
  return { name, language, day, goods: await namesOf(db, orderId, language), link: linkTo(repeatPath(orderId)) };
}

/** Reminds a customer of a weekly repeat over WhatsApp. */
export const sendWhatsappRepeatReminder: Deliver<"whatsapp/repeat_reminder"> = async (message) => {
  const { language, ...values } = await findReminded(message);
  const { brand } = (await findShopSettings()).shop;
  return sendWhatsapp(message, translator(language, repeatReminder)("whatsapp", { ...values, brand }));
};

/** The same by e-mail. */
export const sendRepeatReminder: Deliver<"email/repeat_reminder"> = async (message) => {
  const { name, language: lang, day, goods, link } = await findReminded(message);
  const t = translator(lang, repeatReminder);
  return sendEmail(message, ({ brand }) => ({
    lang,
    subject: t("subject", { brand, day }),
    parts: [
      { type: "text", text: t("letter", { name, day, goods }) },
      { type: "link", label: t("link"), href: link },
      { type: "text", text: t("stop") },
    ],
  }));
};
