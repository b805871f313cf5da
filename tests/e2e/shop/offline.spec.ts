import type { Page } from "@playwright/test";
import { offline } from "#app/i18n/offline.ts";
import { unanswered } from "#app/i18n/unanswered.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, cartStepperOf, headlineOf, sugar, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The pages that the service worker has stored. */
const listStored = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== "/offline" && !path.startsWith("/build/"));
  });

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

/** Looks at pages as a customer whose browser has the service worker, until they are stored. */
async function look(page: Page, ...paths: string[]) {
  await whenHydrated(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  for (const path of paths) await page.goto(path, { waitUntil: "networkidle" });
  await expect.poll(() => listStored(page)).toEqual(expect.arrayContaining(paths));
}

test("without a network the cart and pages that were seen are readable, Back works, and a tap on any other stays", {
  tag: "@both",
}, async ({ page, context, say }) => {
  const { name } = await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await look(page, "/cart", `/product/${tea.id}`, "/products");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("offline-navigation")),
  );
  await context.setOffline(true);
  const heading = page.getByRole("heading", { level: 1 });

  const list = (await heading.textContent()) ?? "";
  await cardOf(page, sugar.name)
    .getByRole("link", { name: headlineOf(say, sugar.name) })
    .click();
  await expect(page.getByRole("region", { name: say.parts("toast.region") })).toContainText(unanswered.en.offline);
  await expect(page).toHaveURL(/\/products$/);
  await expect(heading).toHaveText(list);

  await cardOf(page, tea.name)
    .getByRole("link", { name: headlineOf(say, tea.name) })
    .click();
  await expect(heading).toHaveText(headlineOf(say, tea.name));
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(heading).toHaveText(list);

  await page.goto("/cart");
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("1");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: offline.en.title })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await context.setOffline(false);
});

test("after a sign-out nothing that was somebody's is readable without a network", async ({ page, context, say }) => {
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await look(page, "/cart", "/faq");
  const head = page.getByRole("banner");
  await head.locator(".head-account summary").click();
  await head.getByRole("button", { name: say.shell("menu.sign-out") }).click();
  await expect(head.getByRole("link", { name: say.shell("sign-in") })).toBeVisible();
  await page.waitForLoadState("networkidle"); // nothing is asked of a page that leaves
  await expect.poll(() => listStored(page)).not.toContain("/cart");
  await context.setOffline(true);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: offline.en.title })).toBeVisible();
  await context.setOffline(false);
});
