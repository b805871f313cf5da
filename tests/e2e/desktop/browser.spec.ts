import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

type Shown = { title: string; body: string; click: () => void };
declare const window: { shown: Shown[]; Notification: typeof Notification; isSamePage?: boolean; taaza?: object };

test("a browser that was never asked is asked by a press, and not again", async ({ page, say, someoneElse }) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "granted";
      return permission;
    };
  });
  await signInAs(page, "admin");
  const offer = page.getByRole("button", { name: say.adminOrders("live.announce-here"), exact: true });
  const before = await offer.boundingBox();
  const customer = await someoneElse();
  await createAccount(customer);
  await buy(customer, say, tea.name);
  await expect(page.getByRole("region", { name: say.adminOrders("live.region") }).getByRole("link")).toBeVisible();
  expect(await offer.boundingBox(), "a new order does not move it from beneath the finger").toEqual(before);
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Notification.permission)).toBe("granted");
});

test("in a browser without the window a new order is announced by the browser itself, and a press opens it", {
  tag: "@system",
}, async ({ page, say, someoneElse }) => {
  const desk = await someoneElse();
  await desk.context().grantPermissions(["notifications"]);
  // the browser's own notifications are still shown; the page cannot observe them, so the constructor is wrapped
  await desk.addInitScript(() => {
    window.shown = [];
    window.Notification = class extends window.Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.shown.push({ title, body: options?.body ?? "", click: () => this.onclick?.(new Event("click")) });
      }
    };
  });
  const isListening = desk.waitForRequest(/\/admin\/orders\/live/);
  await signInAs(desk, "admin");
  await isListening;
  expect(await desk.evaluate(() => [window.Notification.permission, typeof window.taaza])).toEqual(["granted", "undefined"]);

  const { name } = await createAccount(page);
  const { id, number } = await buy(page, say, tea.name);
  const told = () => desk.evaluate(() => window.shown.map(({ title, body }) => `${title} ${body}`));
  await expect.poll(async () => (await told()).filter((text) => text.includes(number.slice(1)))).toHaveLength(1);
  expect((await told()).find((text) => text.includes(number.slice(1)))).toContain(name);

  await desk.evaluate((wanted) => {
    window.isSamePage = true;
    window.shown.find(({ title }) => title.includes(wanted))?.click();
  }, number.slice(1));
  await expect(desk).toHaveURL(new RegExp(`/admin/orders/${id}`));
  expect(await desk.evaluate(() => window.isSamePage)).toBe(true);
});
