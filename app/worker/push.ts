/// <reference lib="webworker" />
import { htmlLang, parseLang } from "#app/i18n/lang.ts";
import { push } from "#app/i18n/push.ts";
import { clickAddress, pushAddress, pushBody } from "#app/lib/push-body.ts";
import { type PushPayload, pageOf, readPushPayload } from "#app/lib/push-payload.ts";

declare const self: ServiceWorkerGlobalScope;

/** The timeout of a page's acknowledgement of a push, milliseconds; a loading or broken page sends none. */
const timeout = 1000;

const icon = "/app-icon-192.png";

/** Windows that must not be sent to another page: half-filled forms, and the back office. */
const busy = /^\/(admin|auth|checkout|custom-package|edit-custom-package)(\/|$)/;

const pathOf = ({ url }: Client) => new URL(url).pathname;
const isShop = (window: Client) => !pathOf(window).startsWith("/admin");
const listWindows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** A visible page of the shop shows a push itself; otherwise it is a system notification. */
export async function showPushNotification(text: string): Promise<void> {
  const word = readPushPayload(text);
  const seen = (await listWindows()).find((window) => window.visibilityState === "visible" && isShop(window));
  if (seen && (await postToWindow(seen, word))) return;
  const { body = "", tag = "" } = word;
  const lang = parseLang(word.lang);
  const shown = { body, tag, lang: htmlLang(lang), icon, badge: icon, data: word, renotify: tag !== "" };
  await self.registration.showNotification(word.title ?? push[lang].new, shown);
}

/** Forwards a push to a page; false without an acknowledgement before the timeout. */
function postToWindow(window: WindowClient, word: PushPayload): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, timeout, false);
    window.postMessage({ push: word }, [port2]);
  });
}

/** Opens the page that a notification is about: in its own tab, in another of the shop that has nothing to lose, or a new one. */
export async function openPage(word: PushPayload): Promise<void> {
  const counted = word.click ? postClick(word.click) : undefined;
  const { href } = pageOf(word, self.location.origin);
  const windows = (await listWindows()).filter(isShop);
  const there = windows.find(({ url }) => url === href);
  const free = windows.find((window) => !busy.test(pathOf(window)));
  if (there) await there.focus();
  else if (!free || !(await leadOn(free, href))) await self.clients.openWindow(href);
  await counted;
}

/** A click that cannot be counted opens its page all the same. */
async function postClick(click: string): Promise<void> {
  const body = new URLSearchParams({ click });
  await fetch(clickAddress, { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** A tab that this worker does not control yet cannot be led anywhere. */
async function leadOn(window: WindowClient, href: string): Promise<boolean> {
  try {
    await (await window.focus()).navigate(href);
    return true;
  } catch {
    return false;
  }
}

/** The browser renewed a subscription; the server needs the new one or its pushes are lost. */
export async function resubscribe({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const options = oldSubscription?.options;
  const renewed = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!renewed) return;
  await fetch(pushAddress, { method: "POST", body: pushBody(renewed.toJSON(), oldSubscription?.endpoint) });
}
