import type { Page } from "@playwright/test";
import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount, registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { measureShift, weighFirstView } from "#tests/support/e2e/weight.ts";

const kibibyte = 1024;

const forEverybody = [
  "/",
  "/products",
  "/product/1",
  "/categories",
  "/category/1",
  "/auth",
  "/auth?tab=register",
  "/delivery-tracking",
  "/nowhere",
];

/** Script of a first view, KiB: the pages of an account and an order have more forms than those where goods are chosen and bought. */
const mostScript = (path: string): number => (/^\/(profile|order)/.test(path) ? 107 : 105);

for (const path of forEverybody) {
  test(`the first view of ${path} loads at most ${mostScript(path)} KiB of script and one style of at most 15 kB`, ({ page }) =>
    weigh(page, path));
}

test("so do the first views of a customer's own pages", async ({ page, say, browser }) => {
  await createAccount(page);
  const order = await buy(page, say, tea.name);
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  const storageState = await page.context().storageState();
  const ofCustomers = ["/cart", "/checkout", "/profile", "/favorites", `/order/${order.id}`, `/order-success?order=${order.id}`];
  for (const path of ofCustomers) {
    const context = await browser.newContext({ storageState });
    await weigh(await context.newPage(), path);
    await context.close();
  }
});

async function weigh(page: Page, path: string): Promise<void> {
  const { scripts, styles } = await weighFirstView(page, path);
  expect.soft(scripts / kibibyte, `KiB of script on ${path}`).toBeLessThanOrEqual(mostScript(path));
  expect.soft(styles, `styles of ${path}`).toHaveLength(1);
  expect.soft(styles[0], `bytes of style on ${path}`).toBeLessThanOrEqual(15_000);
}

test("nothing jumps while a page loads for the first time", { tag: "@both" }, async ({ page, say, browser }) => {
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  const storageState = await page.context().storageState();
  for (const path of ["/", "/products", "/product/1", "/cart"]) {
    const context = await browser.newContext({ storageState });
    expect.soft(await measureShift(await context.newPage(), path), `layout shift of ${path}`).toBeLessThan(0.1);
    await context.close();
  }
});

test("the columns of a page that still comes are those of the whole page", async ({ page }) => {
  for (const [path, second] of [
    ["/", ".rates"],
    ["/products", ".cart-rail"],
  ] as const) {
    await page.goto(path);
    const first = page.locator(".card-grid:not(.card-row)").first();
    const width = () => first.evaluate((grid) => grid.getBoundingClientRect().width);
    const whole = await width();
    await page.locator(second).evaluate((part) => part.remove());
    expect.soft(await width(), path).toBe(whole);
  }
});
