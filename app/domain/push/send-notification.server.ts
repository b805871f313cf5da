import { oneLine } from "#app/lib/one-line.ts";
import type { PushPayload } from "#app/lib/push-payload.ts";
import { db } from "#app/platform/db.server.ts";
import { type Deliver, NotNeeded } from "#app/platform/outbox.server.ts";
import type { Push } from "#app/platform/web-push.server.ts";
import { pushTo } from "./internal/push-to.server.ts";

/** A day later nobody waits for the rider any more. */
const seconds = 24 * 60 * 60;

/** What a lock screen shows of a text; a push may carry 4 KB at most. */
const longest = 400;

const findNotification = (id: number) =>
  db.notification.findUnique({
    where: { id },
    select: {
      userId: true,
      type: true,
      title: true,
      content: true,
      link: true,
      read: true,
      user: { select: { language: true } },
    },
  });

type FoundNotification = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

/** Whether a newer notification has the same subject: a retried push must not announce an outdated status. */
async function isOverdue(id: number, { userId, link }: FoundNotification): Promise<boolean> {
  if (!link) return false;
  const newer = await db.notification.findFirst({ where: { userId, link, id: { gt: id } }, select: { id: true } });
  return newer !== null;
}

function pushOf(id: number, { type, title, content, link, user }: FoundNotification): Push {
  const tag = link ? link.replace(/\W+/g, "-").slice(0, 32) : `word-${id}`;
  const word: PushPayload = {
    title: oneLine(title),
    body: oneLine(content).slice(0, longest),
    link: link ?? "/profile?tab=inbox",
    tag,
    lang: user.language,
  };
  return { payload: JSON.stringify(word), seconds, urgency: type === "system" ? "high" : "normal", topic: tag };
}

/** Pushes an inbox notification to one browser, unless it was read or superseded. An expired subscription is deleted. */
export const sendNotification: Deliver<"push/notification"> = async ({ recipient, payload: { notification: id } }) => {
  const notification = await findNotification(id);
  const browser = await db.pushSubscription.findUnique({ where: { id: Number(recipient) } });
  if (!notification || browser?.userId !== notification.userId) throw new NotNeeded("the browser or the word is gone");
  if (notification.read || (await isOverdue(id, notification))) throw new NotNeeded("it was read, or overtaken by newer word");
  await pushTo(browser, pushOf(id, notification));
};
