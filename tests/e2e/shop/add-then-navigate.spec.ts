import type { Page } from "@playwright/test";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { cardOf, saved, stepperOf, sugar, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Delays responses of one kind; milliseconds. */
async function hold(page: Page, asked: RegExp, late = 700) {
  await page.route(asked, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("who presses Add and a product at once sees the product and has it in the cart", async ({ page, say }) => {
  await registerCustomer(page, "/products");
  await whenHydrated(page);
  await hold(page, /\/cart\.data/);
  await saved(page, async () => {
    await stepperOf(cardOf(page, sugar.name), say, sugar.name).add.click();
    await cardOf(page, sugar.name).getByRole("link", { name: sugar.name }).click();
  });
  await expect(heading(page)).toHaveText(sugar.name);
  await expect(stepperOf(page.getByRole("main"), say, sugar.name).quantity.first()).toHaveValue("1");
});

test("who presses Add while another page is on its way sees that page and has it in the cart", async ({ page, say }) => {
  await registerCustomer(page, "/products");
  await whenHydrated(page);
  await hold(page, /\/product\/\d+\.data/);
  await saved(page, async () => {
    await cardOf(page, tea.name).getByRole("link", { name: tea.name }).click();
    await stepperOf(cardOf(page, sugar.name), say, sugar.name).add.click();
  });
  await expect(heading(page)).toHaveText(tea.name);
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("link", { name: sugar.name })).toBeVisible();
});

test("a product costs one question to the shop, and what only the back office has is loaded anew", async ({ page }) => {
  const railLoaded = page.waitForResponse("**/cart/rail");
  await registerCustomer(page, "/products");
  await whenHydrated(page);
  await railLoaded;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!/\.(js|css|svg|webp|avif)$/.test(new URL(request.url()).pathname)) asked.push(new URL(request.url()).pathname);
  });
  await cardOf(page, tea.name).getByRole("link", { name: tea.name }).click();
  await expect(heading(page)).toHaveText(tea.name);
  expect(asked.filter((path) => path !== "/api/analytics")).toEqual([`/product/${tea.id}.data`]);
  await page.evaluate(() => document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a id="far" href="/admin">far</a>'));
  await Promise.all([page.waitForEvent("domcontentloaded"), page.locator("#far").click()]);
});

test("A9.09 a page gone back to stands as it was when the shop can't be reached", async ({ page, context }) => {
  await registerCustomer(page, "/products");
  await whenHydrated(page);
  const title = (await heading(page).textContent()) ?? "";
  await cardOf(page, tea.name).getByRole("link", { name: tea.name }).click();
  await expect(heading(page)).toHaveText(tea.name);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)); // its script is fetched before the line goes
  await context.setOffline(true);
  await Promise.all([page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz")), page.goBack()]);
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText(title);
  await expect(cardOf(page, tea.name)).toBeVisible();
  await context.setOffline(false);
});
