import type { Browser, BrowserContext, Page, Route } from "@playwright/test";
import { unanswered } from "#app/i18n/unanswered.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { openHydrated, registerCustomer } from "#tests/support/e2e/people.ts";
import { cardOf, cartStepperOf, milk, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const { waiting, sent } = unanswered.en;

/** A browser that may complain of lost requests. */
const openBrowser = (browser: Browser) => browser.newContext({ baseURL: process.env["SHOP_URL"] ?? "", serviceWorkers: "block" });

const breakOff = (route: Route) => (route.request().method() === "POST" ? route.abort("connectionreset") : route.fallback());

/** Cuts the line of all posts to an address in every tab until it is mended. */
async function cut(context: BrowserContext, address: string) {
  await context.route(address, breakOff);
  return () => context.unroute(address, breakOff);
}

const whenStoring = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("waiting-posts")));

/** Opens a list with the tea in it, once the page has what stores changes. */
async function openTea(page: Page) {
  await openHydrated(page, `/products?search=${encodeURIComponent(tea.name)}`);
  await whenStoring(page);
}

const addTea = async (page: Page, say: SayMessage) => {
  const stepper = stepperOf(cardOf(page, tea.name), say, tea.name);
  await stepper.add.click();
  await expect(page.getByText(waiting)).toBeVisible();
  await expect(stepper.quantity).toHaveValue("1");
};

test("what is put into the cart over a broken line waits, says so, and is sent when the line is back", async ({
  browser,
  say,
}) => {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  await registerCustomer(page);
  await openTea(page);
  const mend = await cut(context, "**/cart.data*");
  await addTea(page, say);
  await stepperOf(cardOf(page, tea.name), say, tea.name).more.click();
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("2");
  await mend();
  await expect(page.getByText(sent).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("waiting-posts"))).toBeNull();
  await openHydrated(page, "/cart");
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("2");
  await context.close();
});

test("what waits when its tab is closed is sent by the next one, with what was pressed after it", async ({ browser, say }) => {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  await registerCustomer(page);
  await openTea(page);
  const mend = await cut(context, "**/cart.data*");
  await addTea(page, say);
  await stepperOf(cardOf(page, tea.name), say, tea.name).more.click();
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("2");
  await page.waitForTimeout(500); // until it is stored
  await page.close();
  await mend();
  const next = await context.newPage();
  await openHydrated(next, "/cart");
  await expect(next.getByText(sent)).toBeVisible();
  await expect(cartStepperOf(next, say, tea.name).quantity).toHaveValue("2");
  expect(await next.evaluate(() => localStorage.getItem("waiting-posts"))).toBeNull();
  await context.close();
});

test("a heart waits likewise, and another account's tab sends nothing of it", async ({ browser }) => {
  const context = await openBrowser(browser);
  const page = await context.newPage();
  await registerCustomer(page);
  await openHydrated(page, `/product/${milk.id}`);
  await whenStoring(page);
  const mend = await cut(context, "**/favorites.data*");
  await page.locator('#main button[form="save"]').first().click();
  await expect(page.getByText(waiting)).toBeVisible();
  await page.waitForTimeout(500); // until it is stored
  const mine = (await context.cookies()).filter(({ name }) => name === "session");
  await page.close();
  await mend();

  await context.clearCookies({ name: "session" });
  const other = await context.newPage();
  await registerCustomer(other, "/favorites");
  await whenStoring(other);
  await other.waitForTimeout(1_000);
  await other.reload();
  await expect(cardOf(other, milk.name)).toHaveCount(0);
  await other.close();

  await context.clearCookies({ name: "session" });
  await context.addCookies(mine);
  const own = await context.newPage();
  await openHydrated(own, "/favorites");
  await expect(own.getByText(sent)).toBeVisible();
  await own.reload();
  await expect(cardOf(own, milk.name)).toHaveCount(1);
  await context.close();
});
