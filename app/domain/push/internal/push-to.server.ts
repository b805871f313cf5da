import { linkTo } from "#app/domain/messaging/send-email.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Undeliverable } from "#app/platform/outbox.server.ts";
import { type Push, type PushAddress, sendWebPush } from "#app/platform/web-push.server.ts";

/** Where a push service's operator writes to when the shop sends too much. */
async function contact(): Promise<string> {
  const { email } = (await findShopSettings()).shop;
  return `mailto:${email || `no-reply@${new URL(linkTo("/")).hostname}`}`;
}

/**
 * Hands a push to the service of one browser; a subscription that has expired is deleted.
 *
 * @throws `Undeliverable` when it will never be taken, another error when a retry makes sense
 */
export async function pushTo(browser: PushAddress & { id: number }, push: Push): Promise<void> {
  const result = await sendWebPush(browser, push, await contact());
  if (result === "gone") await db.pushSubscription.deleteMany({ where: { id: browser.id } });
  if (result !== "taken") throw new Undeliverable(`the push service says that it is ${result}`);
}
