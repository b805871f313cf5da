import type { Page } from "@playwright/test";
import { offline } from "#app/i18n/offline.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { buy } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { judge } from "#tests/support/e2e/keys.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { createAccount, registerCustomer } from "#tests/support/e2e/people.ts";
import { openPushService, pretendPush, whenSettled } from "#tests/support/e2e/pretend-push.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { workAsStaff } from "#tests/support/e2e/staff-at-work.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const bannerOf = (page: Page, say: SayMessage) => page.getByRole("complementary", { name: say.push("banner.title") });
/** A new customer with an undecided notification permission. */
async function arriveUndecided(page: Page): Promise<void> {
  await pretendPush(page.context(), { permission: "default" });
  await registerCustomer(page);
}
const waitUntilStored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/push-subscriptions"));
const settings = "/profile?tab=notifications";
const readDismissal = (page: Page) => page.evaluate(() => localStorage.getItem("push-banner-dismissed"));

/** Runs in the page: records when the banner is first shown, milliseconds after the navigation. */
function noteBanner(): void {
  const known = window as { bannerAt?: number };
  new MutationObserver(() => {
    if (document.getElementById("push-banner")) known.bannerAt ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
}

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`A2.70 A2.73 a customer is asked after two seconds, and not again after Not Now, in ${lang}`, {
      tag: "@both",
    }, async ({ page, say }) => {
      await arriveUndecided(page);
      await page.waitForLoadState("networkidle");
      await page.addInitScript(noteBanner);
      await page.goto("/categories");
      const title = page.getByRole("heading", { level: 1 });
      const before = await title.boundingBox();
      const banner = bannerOf(page, say);
      await expect(banner).toBeVisible();
      expect(await page.evaluate(() => (window as { bannerAt?: number }).bannerAt)).toBeGreaterThan(2000);
      expect(await title.boundingBox(), "nothing on the page moves").toEqual(before);
      const place = await banner.boundingBox();
      expect(place?.y).toBeLessThan(250);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(width - Number(place?.x) - Number(place?.width), "from the right edge").toBe(16);
      expect(await readDismissal(page)).toBeNull();
      expect(await findBarriers(page)).toEqual([]);

      await banner.getByRole("button", { name: say.push("banner.later"), exact: true }).click();
      await expect(banner).toHaveCount(0);
      expect(await readDismissal(page)).not.toBeNull();
      await page.goto("/products");
      await whenSettled(page);
      await expect(banner).toHaveCount(0);
    });
  });
}

test("A2.70 the banner does not come over what has the focus, nor stay when that is scrolled below it", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await arriveUndecided(page);
  await page.goto("/");
  await whenHydrated(page);
  await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("main :is(a, button)")];
    const isBelow = ({ bottom }: DOMRect) => bottom > innerHeight - 180 && bottom < innerHeight - 60; // above a phone's navigation
    controls.find((control) => isBelow(control.getBoundingClientRect()))?.focus({ preventScroll: true });
  });
  await expect(bannerOf(page, say)).toBeVisible();
  expect(await judge(page)).toMatchObject({ trouble: null });
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  expect(await judge(page)).toMatchObject({ trouble: null });
});

test("A2.70 who has just ordered reads the order's number beside the banner", { tag: "@both" }, async ({ page, say }) => {
  await arriveUndecided(page);
  const order = await buy(page, say, tea.name);
  await page.goto(`/order-success?order=${order.id}`);
  const banner = bannerOf(page, say);
  for (const width of [page.viewportSize()?.width ?? 360, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await expect(banner).toBeVisible();
    const asked = await banner.boundingBox();
    for (const words of [page.getByRole("heading", { level: 1 }), page.locator(".success-number")]) {
      const told = await words.boundingBox();
      const isBeside =
        asked && told && (asked.y + asked.height <= told.y || asked.y >= told.y + told.height || asked.x >= told.x + told.width);
      expect(isBeside, `at ${width} px`).toBe(true);
    }
  }
});

test("nobody is asked while they pay; on the next page they are", { tag: "@both" }, async ({ page, say }) => {
  await arriveUndecided(page);
  await addFromCard(page, say, tea.name);
  const banner = bannerOf(page, say);
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(path);
    await whenSettled(page);
    await expect(banner).toHaveCount(0);
  }
  await page.goto("/categories");
  await expect(banner).toBeVisible();
});

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`the page of an order that moves offers notifications, also to whoever closed the banner, in ${lang}`, {
      tag: "@both",
    }, async ({ page, say }) => {
      await pretendPush(page.context(), { permission: "default", answer: "granted" });
      await createAccount(page);
      const order = await buy(page, say, tea.name);
      await page.goto("/categories");
      await bannerOf(page, say)
        .getByRole("button", { name: say.push("banner.later"), exact: true })
        .click();
      await page.goto(`/order/${order.id}`);
      const offer = page.getByRole("region", { name: say.push("banner.title") });
      await expect(offer).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      const stored = waitUntilStored(page);
      await offer.getByRole("button", { name: say.push("device.turn-on"), exact: true }).click();
      expect((await stored).status()).toBe(204);
      await expect(offer.getByText(say.push("device.on"))).toBeVisible();
    });
  });
}

test("the page of an order that moves asks once, without the banner; of one that is cancelled, by the banner", async ({
  page,
  say,
}) => {
  await arriveUndecided(page);
  const order = await buy(page, say, tea.name);
  await page.goto(`/order/${order.id}`);
  const offer = page.getByRole("region", { name: say.push("banner.title") });
  await whenSettled(page);
  await expect(offer).toBeVisible();
  await expect(bannerOf(page, say)).toHaveCount(0);
  await workAsStaff({ orderId: order.id, does: "cancel" });
  await page.reload();
  await expect(bannerOf(page, say)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("A2.73 closing the banner counts as Not Now", async ({ page, say }) => {
  await arriveUndecided(page);
  const banner = bannerOf(page, say);
  await banner.getByRole("button", { name: say.push("banner.close"), exact: true }).click();
  await expect(banner).toHaveCount(0);
  expect(await readDismissal(page)).not.toBeNull();
  await page.reload();
  await whenSettled(page);
  await expect(banner).toHaveCount(0);
});

test("A2.71 nobody is asked who is signed out", async ({ page, context, say }) => {
  await pretendPush(context, { permission: "default" });
  await page.goto("/products");
  await whenSettled(page);
  await expect(bannerOf(page, say)).toHaveCount(0);
});

for (const permission of ["granted", "denied"] as const) {
  test(`A2.71 A4.01 nobody is asked whose browser says ${permission}`, async ({ page, context, say }) => {
    await pretendPush(context, { permission });
    await registerCustomer(page);
    await page.goto("/products");
    await whenSettled(page);
    await expect(bannerOf(page, say)).toHaveCount(0);
  });
}

test("A4.02 a browser that grants already is made known to the shop without a question", async ({ page, context }) => {
  await pretendPush(context, { permission: "granted" });
  const stored = waitUntilStored(page);
  await registerCustomer(page);
  expect((await stored).status()).toBe(204);
});

test("A2.72 A4.02 A7.08 Allow asks the browser; when it grants, the banner goes and the shop knows the browser", async ({
  page,
  context,
  say,
}) => {
  await pretendPush(context, { permission: "default", answer: "granted" });
  await registerCustomer(page);
  const banner = bannerOf(page, say);
  const stored = waitUntilStored(page);
  await banner.getByRole("button", { name: say.push("banner.allow"), exact: true }).click();
  await expect(banner).toHaveCount(0);
  expect((await stored).status()).toBe(204);
  await page.goto(settings);
  await expect(page.getByText(say.pushSettings("device.browsers", { count: 1 }))).toBeVisible();

  await page.getByRole("button", { name: say.push("device.turn-off"), exact: true }).click();
  await expect(page.getByText(say.pushSettings("device.browsers", { count: 1 }))).toBeHidden();
  await page.getByRole("button", { name: say.push("device.turn-on"), exact: true }).click();
  await expect(page.getByText(say.pushSettings("device.browsers", { count: 1 }))).toBeVisible();
});

test("A2.72 the banner stays when the browser's question is closed without an answer", async ({ page, context, say }) => {
  await pretendPush(context, { permission: "default", answer: "default" });
  await registerCustomer(page);
  const banner = bannerOf(page, say);
  await banner.getByRole("button", { name: say.push("banner.allow"), exact: true }).click();
  await expect(banner).toBeVisible();
});

test("A7.12 A8.05 a push that comes while the shop is looked at is a toast; otherwise the system shows it", {
  tag: "@system",
}, async ({ page, context, say }) => {
  await context.grantPermissions(["notifications"]);
  await pretendPush(context, { permission: "granted" });
  await registerCustomer(page);
  await whenSettled(page);

  const deliver = await openPushService(page);
  await deliver({ title: "Order #000007 is confirmed", body: "We pack it.", link: settings });
  const toast = page.getByRole("region", { name: say.parts("toast.region") });
  await expect(toast).toContainText("Order #000007 is confirmed");
  await expect(toast).toContainText("We pack it.");
  await toast.getByRole("button", { name: say.push("open"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${settings.replace("?", "\\?")}$`));
  await deliver({ body: "No title came." });
  await expect(toast).toContainText(say.push("new"));

  await page.goto("about:blank");
  await deliver({ title: "Order #000007 is delivered", body: "Thank you.", link: "/order/7" });
  await page.goto("/offline");
  const readShown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(readShown).toEqual(["Order #000007 is delivered: Thank you."]);
});

test("without a network the shop says so, and comes back with it", async ({ page, context }) => {
  await page.goto("/products");
  await whenSettled(page);
  await context.setOffline(true);
  await page.goto("/category/1");
  await expect(page.getByRole("heading", { level: 1, name: offline.en.title })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: offline.ur.title })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).minHeight), "styled").not.toBe("0px");
  expect(await findBarriers(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: offline.en.again, exact: true }).click();
  await expect(page).toHaveURL(/\/category\/1$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
