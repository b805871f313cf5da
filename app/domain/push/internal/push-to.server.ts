import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import { LaneDown, Undeliverable } from "#app/platform/outbox.server.ts";
import { type Push, type PushAddress, sendWebPush } from "#app/platform/web-push.server.ts";

/** Where a push service's operator writes to when the shop sends too much. */
async function contact(): Promise<string> {
  const { email } = (await findShopSettings()).shop;
  return `mailto:${email || `no-reply@${new URL(linkTo("/")).hostname}`}`;
}

const reasons = {
  gone: "the push service says that it is gone",
  refused: "the push service says that it is refused",
  "other-key": "the browser subscribed with another key of the shop; it subscribes anew at its next visit",
} as const;

/** A push that was taken within this time shows that the shop's signature is good, milliseconds. */
const recently = 10 * 60_000;

/** Whether a push service took a push just now; a row's `not_before` is never before the try that it was sent by. */
async function isAnyTaken(): Promise<boolean> {
  const since = new Date(now().getTime() - recently);
  const [taken] = await db.$queryRaw<unknown[]>`
    SELECT FROM outbox WHERE status = 'sent' AND not_before > ${since} AND channel = 'push' AND sent_at > ${since} LIMIT 1`;
  return taken !== undefined;
}

/**
 * Hands a push to the service of one browser. A subscription that has expired, or was made with another key, is deleted: the browser
 * subscribes anew at its next visit (messages, Push).
 *
 * @throws `Undeliverable` when it will never be taken, `LaneDown` when no service takes the shop's signature, another error when a retry makes sense
 */
export async function pushTo(browser: PushAddress & { id: number }, push: Push): Promise<void> {
  const result = await sendWebPush(browser, push, await contact());
  if (result === "taken") return;
  if (result === "gone" || result === "other-key") await db.pushSubscription.deleteMany({ where: { id: browser.id } });
  if (result === "unauthorised") {
    const said = "the push service does not accept the shop's signature";
    throw (await isAnyTaken()) ? new Error(said) : new LaneDown(said);
  }
  throw new Undeliverable(reasons[result]);
}
