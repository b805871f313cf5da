import { createECDH, randomBytes } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";

interface Pretended {
  /** The browser's permission state before the prompt. */
  permission: NotificationPermission;
  /** What the person answers to the browser's question. */
  answer?: NotificationPermission;
}

/**
 * Has a browser answer for the person and for its maker's push service, which no test can reach: every page of the context
 * starts with `permission`, a question is answered with `answer`, and a subscription has real keys and an address of nowhere.
 */
export async function pretendPush(context: BrowserContext, { permission, answer = permission }: Pretended): Promise<void> {
  const key = createECDH("prime256v1").generateKeys("base64url", "uncompressed");
  const keys = { p256dh: key, auth: randomBytes(16).toString("base64url") };
  const endpoint = `https://push.example/${randomBytes(12).toString("base64url")}`;
  await context.addInitScript(
    ({ permission, answer, subscription }) => {
      const requested = "pretended-permission";
      Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem(requested) ?? permission });
      Notification.requestPermission = async () => {
        sessionStorage.setItem(requested, answer);
        return answer;
      };
      const kept = () => (sessionStorage.getItem("pretended-subscription") ? pretended : null);
      const pretended = {
        endpoint: subscription.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: async () => {
          sessionStorage.removeItem("pretended-subscription");
          return true;
        },
      };
      PushManager.prototype.getSubscription = async () => kept() as unknown as PushSubscription;
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error("a browser refuses that");
        sessionStorage.setItem("pretended-subscription", "1");
        return kept() as unknown as PushSubscription;
      };
    },
    { permission, answer, subscription: { endpoint, keys } },
  );
}

/** Waits until the shop has done what it does two seconds after a page came: its service worker runs, and a banner would be there. */
export async function whenSettled(page: Page): Promise<void> {
  const readState = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(readState, { message: "the service worker" }).toBe("activated");
  await page.waitForFunction(() => performance.now() > 4000);
}

/** What the browser's own push service does: gives pushes to the shop's service worker in this browser, wherever its page is. */
export async function openPushService(page: Page): Promise<(word: Record<string, string>) => Promise<void>> {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  return async (word) => {
    await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(word) });
  };
}
