import { isAgreed } from "#app/domain/messaging/remind-carts.server.ts";
import { oneLine, withoutInvisible } from "#app/lib/one-line.ts";
import type { PushPayload } from "#app/lib/push-payload.ts";
import { afterQuiet, isQuiet, nextQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, sql } from "#app/platform/db.server.ts";
import { type Deliver, LimitReached, NotNeeded } from "#app/platform/outbox.server.ts";
import type { Push, PushAddress } from "#app/platform/web-push.server.ts";
import { isRungEnough, staleAfter } from "./internal/audience.server.ts";
import { noteFailed, noteTaken } from "./internal/note-delivery.server.ts";
import { pushTo } from "./internal/push-to.server.ts";
import { clickToken } from "./record-click.server.ts";

type Addressed = PushAddress & {
  id: number;
  campaignId: number;
  title: string;
  message: string;
  language: "en" | "ur";
  isAgreed: boolean;
  isRungEnough: boolean;
  writtenAt: Date;
};

const findAddressed = async (browser: number, delivery: number): Promise<Addressed | undefined> => {
  const [row] = await db.$queryRaw<Addressed[]>(sql`
    SELECT s.id, s.endpoint, s.p256dh, s.auth, c.id AS "campaignId", c.title, c.message, u.language::text AS language, d.created_at AS "writtenAt",
      ${isAgreed} AS "isAgreed", ${isRungEnough()} AS "isRungEnough"
    FROM push_campaign_deliveries d JOIN push_notification_campaigns c ON c.id = d.campaign_id JOIN users u ON u.id = d.user_id
      JOIN push_subscriptions s ON s.user_id = u.id
    WHERE d.id = ${delivery} AND s.id = ${browser}`);
  return row;
};

/** The push service gives up before the quiet hours: a phone that is switched on at night does not ring. */
function pushOf(delivery: number, { campaignId, title, message, language }: Addressed): Push {
  const tag = `campaign-${campaignId}`;
  const word: PushPayload = {
    title: oneLine(title),
    body: withoutInvisible(message),
    link: "/",
    tag,
    lang: language,
    click: clickToken(delivery),
  };
  const seconds = Math.floor((nextQuiet(now()).getTime() - now().getTime()) / 1000);
  return { payload: JSON.stringify(word), seconds, urgency: "normal", topic: tag };
}

/** Why a push is not sent any more; null while it is. */
function whyNot({ isAgreed: agrees, isRungEnough: isEnough, writtenAt }: Addressed): string | null {
  if (!agrees) return "the customer agrees to offers no more";
  if (isEnough) return "the customer had enough campaigns";
  return now().getTime() - writtenAt.getTime() > staleAfter ? "it is more than a day old" : null;
}

const describe = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/**
 * Pushes a campaign to one browser of a person who still agrees to offers and was not rung too often meanwhile, within a day of its run;
 * in the quiet hours it waits. An expired subscription is deleted.
 */
export const sendCampaign: Deliver<"push/campaign"> = async ({ recipient, payload: { delivery } }) => {
  if (isQuiet(now())) throw new LimitReached("nobody is rung before 09:00", afterQuiet(now()), "day-only");
  const to = await findAddressed(Number(recipient), delivery);
  const problem = to ? whyNot(to) : "the browser or the campaign is gone";
  try {
    if (!to || problem) throw new NotNeeded(problem ?? "");
    await pushTo(to, pushOf(delivery, to));
  } catch (refusal) {
    await noteFailed(delivery, describe(refusal));
    throw refusal;
  }
  const { title, message, endpoint } = to;
  return { subject: title, text: message, provider: new URL(endpoint).hostname, alsoNote: () => noteTaken(delivery) };
};
