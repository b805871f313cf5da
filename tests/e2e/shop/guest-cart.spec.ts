import type { Page } from "@playwright/test";
import { buy } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { openUnwatched } from "#tests/support/e2e/lost-scripts.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { newCustomer, register, registerCustomer, signIn } from "#tests/support/e2e/people.ts";
import { addFromCard, cardOf, cartStepperOf, eggs, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { measureShift } from "#tests/support/e2e/weight.ts";

async function pickAsVisitor(page: Page, say: SayMessage): Promise<void> {
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  const { more, quantity } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await saved(page, () => more.click());
  await expect(quantity).toHaveValue("2");
  await addFromCard(page, say, eggs.name);
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fcart$/);
  await expect(page.getByText(say.auth("held", { count: 3 }))).toBeVisible();
}

test("A6.02 A2.15 what a visitor picked waits at the sign-in page and is in the cart after registering", {
  tag: "@both",
}, async ({ page, say }) => {
  await pickAsVisitor(page, say);
  await page.getByRole("link", { name: say.auth("tab.register") }).click();
  await expect(page.getByText(say.auth("held", { count: 3 }))).toBeVisible();
  await register(page, say, newCustomer());
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("2");
  await expect(cartStepperOf(page, say, eggs.name).quantity).toHaveValue("1");
});

test("A1.03 A2.16 A6.02 picks are added to the cart that an account already has, which was kept since the last visit", async ({
  page,
  say,
  someoneElse,
}) => {
  const lastVisit = await someoneElse();
  const customer = await registerCustomer(lastVisit);
  await addFromCard(lastVisit, say, tea.name);

  await pickAsVisitor(page, say);
  await signIn(page, say, customer.phone);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartStepperOf(page, say, tea.name).quantity).toHaveValue("3");
  await expect(cartStepperOf(page, say, eggs.name).quantity).toHaveValue("1");
});

test("a page that everybody gets alike is filled with this visitor's picks, and nothing on it moves", async ({ page, say }) => {
  await page.goto("/products");
  await addFromCard(page, say, tea.name);
  expect(await measureShift(page, "/products")).toBeLessThan(0.001);
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
  await page.reload();
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
});

test("a customer's list is everybody's, and their name, cart and hearts come by themselves", { tag: "@both" }, async ({
  page,
  say,
}) => {
  const { name } = await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await page.goto("about:blank"); // ends what the first page still asked for
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/personal") || pathname.endsWith(".data")) asked.push(pathname + search);
  });
  const answer = await page.goto("/products");
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("askPersonal");
  expect(html).not.toContain(name);
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
  await expect(page.locator("html")).not.toHaveAttribute("data-own");
  await expect(page.locator("summary", { hasText: name.split(" ", 1)[0] ?? "" })).toBeAttached();
  expect(asked).toEqual(["/api/personal?page=%2Fproducts"]);
});

test("a customer's home page is everybody's, and the order to repeat comes into a space that waits for it", {
  tag: "@both",
}, async ({ page, say }) => {
  await registerCustomer(page);
  expect(await measureShift(page, "/")).toBeLessThan(0.001);
  const order = await buy(page, say, tea.name);
  expect(await measureShift(page, "/")).toBeLessThan(0.001);
  expect(await (await page.request.get("/")).text()).toContain("askPersonal");
  await expect(page.getByText(order.number)).toBeVisible();
  await saved(page, () => page.locator(".card button.add").first().click());
  await expect(page.locator(".card .stepper-on").first()).toBeVisible();
  await expect(page.getByText(order.number)).toBeVisible();
});

test("while what is a customer's own can't be loaded, the page stays readable, Add adds, and it comes by itself", async ({
  browser,
  say,
}) => {
  const page = await openUnwatched(browser);
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await page.route("**/api/personal*", (route) => route.abort());
  await page.goto("/products");
  const { add, quantity } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await expect(add).toBeVisible();
  await whenHydrated(page); // from now on it repeats
  await page.unroute("**/api/personal*");
  await page.route("**/api/personal*", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("online"))); // one that comes while the answer is awaited counts for nothing
    await expect(quantity).toHaveValue("1", { timeout: 500 });
  }).toPass({ timeout: 45_000 });

  await page.route("**/api/personal*", (route) => route.abort());
  await page.goto("/products");
  await saved(page, () => add.click());
  await expect(quantity).toHaveValue("2");
  await page.close();
});

test("a customer whose browser runs scripts no more adds to the cart they have", async ({ page, say, browser }) => {
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await page.goto("/products");
  await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).toHaveValue("1");
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage();
  await plain.goto("/products");
  const { add, quantity } = stepperOf(cardOf(plain, tea.name), say, tea.name);
  await add.click();
  await expect(quantity).toHaveValue("2");
  await plain.context().close();
});

test("a page that the browser brings back after somebody else came shows nothing of the one who was there", async ({
  page,
  say,
}) => {
  const { name } = await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  for (const isOnline of [true, false]) {
    await page.goto("/products");
    const summary = page.locator("summary", { hasText: name.split(" ", 1)[0] ?? "" });
    await expect(summary).toBeAttached();
    const session = (await page.context().cookies()).filter(({ name: cookie }) => cookie === "session");
    await page.context().clearCookies({ name: "session" });
    await page.context().setOffline(!isOnline);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(summary).not.toBeAttached();
    await expect(stepperOf(cardOf(page, tea.name), say, tea.name).quantity).not.toBeAttached();
    await page.context().setOffline(false);
    await page.context().addCookies(session);
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, lang: "ur" });
  test("A6.02 picks are held without JavaScript too", async ({ page, say }) => {
    await pickAsVisitor(page, say);
  });
});
