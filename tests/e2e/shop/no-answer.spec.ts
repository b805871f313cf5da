import type { Browser, Page, Route } from "@playwright/test";
import { unanswered } from "#app/i18n/unanswered.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { fillPlace } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { openHydrated, registerCustomer, signIn, signInAs } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const { why, loading } = unanswered.en;
const sessionOver = unanswered.en["session-over"];

const lostAfterwards = async (route: Route) => {
  await route.fetch({ maxRedirects: 0 });
  await route.abort("connectionreset");
};

/** What a bad line does to a request: it never arrives, its answer is lost or never comes, or a gateway answers in the shop's place. */
const lines: Readonly<Record<string, (route: Route, page: Page) => Promise<unknown>>> = {
  "breaks before the server": (route) => route.abort("connectionreset"),
  "breaks after the server did it": lostAfterwards,
  "ends at a gateway that says 502": (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  "is silent for 25 seconds": (_, page) => page.clock.fastForward(26_000),
};

/** Cuts the line of the posts to an address until it is mended. */
async function cut(page: Page, address: string, line: (route: Route, page: Page) => Promise<unknown>) {
  const take = (route: Route) => (route.request().method() === "POST" ? line(route, page) : route.fallback());
  await page.route(address, take);
  return () => page.unroute(address, take);
}

/** A page whose browser may complain of lost requests. */
async function openUnwatched(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: process.env["SHOP_URL"] ?? "", serviceWorkers: "block" });
  await page.clock.install();
  return page;
}

for (const [when, line] of Object.entries(lines)) {
  test(`a line that ${when} leaves the contact form as it is, and the same press sends it`, async ({ browser }) => {
    const page = await openUnwatched(browser);
    await openHydrated(page, "/contact");
    await page.locator('#contact [name="name"]').fill("Bushra Anwar");
    await page.locator('#contact [name="phone"]').fill("03001234567");
    const message = page.locator('#contact [name="message"]');
    await message.fill(`The tea came late: the line ${when}.`);
    const mend = await cut(page, "**/contact.data*", line);
    const press = () => page.locator("#contact button[type=submit], #contact button:not([type])").first().click();
    for (let presses = 1; presses <= 2; presses++) {
      await press();
      await expect(page.locator("#contact").getByText(why)).toHaveCount(1);
      await expect(message).toHaveValue(`The tea came late: the line ${when}.`);
      await expect(page).toHaveURL(/\/contact$/);
    }
    await mend();
    await press();
    await arriveAt(page, /\/contact\?sent/);
    await page.close();
  });

  test(`a line that ${when} leaves the row of a back office form as it is, and the same press makes it once`, async ({
    browser,
  }) => {
    const page = await openUnwatched(browser);
    await signInAs(page, "super", "/admin/faq?edit=new");
    const question = `Do you weigh again? ${when} ${Date.now()}`;
    await page.locator('dialog [name="question"]').fill(question);
    await page.locator('dialog [name="answer"]').fill("Yes, at the door.");
    const mend = await cut(page, "**/admin/faq.data*", line);
    await page.locator("dialog [data-save]").click();
    await expect(page.locator("dialog").getByText(why)).toHaveCount(1);
    await expect(page.locator('dialog [name="question"]')).toHaveValue(question);
    await mend();
    await page.locator("dialog [data-save]").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(`/admin/faq?q=${encodeURIComponent(question)}`);
    await expect(page.getByRole("main").getByText(question, { exact: true })).toHaveCount(1);
    await page.close();
  });
}

test("an order whose answer is lost is one order: the same press shows it, and so does a reload", async ({ browser, say }) => {
  const page = await openUnwatched(browser);
  await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await openHydrated(page, "/checkout");
  await fillPlace(page, say);
  const place = page.getByRole("button", { name: say.checkout("place"), exact: true });
  const mend = await cut(page, "**/checkout.data*", lostAfterwards);
  await place.click();
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByLabel(say.checkout("field.delivery_address"), { exact: true })).toHaveValue(/House 12/);
  await mend();

  // what a reload shows, without taking this page's form away
  const reloaded = await page.request.get("/checkout", { headers: { Accept: "text/html" } });
  const [told = "nothing"] = /#\d{6}/.exec(await reloaded.text()) ?? [];

  await place.click();
  await arriveAt(page, /\/order-success\?order=\d+/);
  await expect(page.getByRole("main")).toContainText(told);
  await page.close();
});

test("a form that was taken waits for the page after it, and the page before it stays", async ({ browser }) => {
  const page = await openUnwatched(browser);
  await openHydrated(page, "/contact");
  await page.locator('#contact [name="name"]').fill("Bushra Anwar");
  await page.locator('#contact [name="phone"]').fill("03001234567");
  await page.locator('#contact [name="message"]').fill("Do you have kairi?");
  await page.route("**/contact.data?*", (route) =>
    route.request().method() === "GET" ? route.abort("connectionreset") : route.fallback(),
  );
  await page.locator("#contact button[type=submit], #contact button:not([type])").first().click();
  await expect(page.getByText(loading)).toBeVisible();
  await expect(page.locator('#contact [name="message"]')).toHaveValue("Do you have kairi?");
  await page.unrouteAll({ behavior: "wait" });
  await page.clock.fastForward(2_000);
  await arriveAt(page, /\/contact\?sent/);
  await page.close();
});

test("a form whose session is over stays, and once signed in beside it the same press sends it", async ({ browser }) => {
  const page = await openUnwatched(browser);
  await registerCustomer(page, "/profile?tab=addresses&edit=new");
  const form = page.locator('form[action*="edit=new"]');
  await form.locator('[name="label"]').fill("Nani ka ghar");
  await form.locator('[name="name"]').fill("Ayesha");
  await form.locator('[name="zone"]').selectOption("Gulgasht Colony");
  await form.locator('[name="phone"]').fill("03031112223");
  await form.locator('[name="address"]').fill("House 12, Street 4");
  const session = (await page.context().cookies()).filter(({ name }) => name === "session");
  await page.context().clearCookies({ name: "session" });
  await form.locator("button").first().click();
  await expect(form.getByText(sessionOver)).toBeVisible();
  await expect(form.locator('[name="address"]')).toHaveValue("House 12, Street 4");
  await expect(page).toHaveURL(/edit=new$/);
  await page.context().addCookies(session);
  await form.locator("button").first().click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Nani ka ghar");
  await page.close();
});

test("a form that is sent before anything else was loaded, over a line that breaks, stays as well", async ({ browser }) => {
  const page = await openUnwatched(browser);
  await page.goto("/contact");
  await whenHydrated(page);
  await page.route("**/build/**", (route) => route.abort("connectionreset"));
  await page.locator('#contact [name="name"]').fill("Bushra Anwar");
  await page.locator('#contact [name="phone"]').fill("03001234567");
  await page.locator('#contact [name="message"]').fill("Is the shop open on Eid?");
  const mend = await cut(page, "**/contact.data*", (route) => route.abort("connectionreset"));
  await page.locator("#contact button[type=submit], #contact button:not([type])").first().click();
  await page.waitForTimeout(500);
  await expect(page.locator('#contact [name="message"]')).toHaveValue("Is the shop open on Eid?");
  await mend();
  await page.unrouteAll({ behavior: "wait" });
  await page.clock.fastForward(2_000);
  await arriveAt(page, /\/contact\?sent/);
  await page.close();
});

test("a press in the back office whose session is over leads to the sign-in where one asks for it, and what was typed comes back", async ({
  browser,
  say,
}) => {
  const page = await openUnwatched(browser);
  await signInAs(page, "super", "/admin/faq?edit=new");
  await page.locator('dialog [name="question"]').fill("Do you weigh again?");
  await page.context().clearCookies({ name: "session" });
  await page.locator("dialog [data-save]").click();
  await expect(page.locator("dialog").getByText(sessionOver)).toBeVisible();
  await expect(page.locator('dialog [name="question"]')).toHaveValue("Do you weigh again?");
  await page.locator("dialog").getByRole("button", { name: unanswered.en["sign-in"], exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, say, "super@demo.test");
  await expect(page.locator('dialog [name="question"]')).toHaveValue("Do you weigh again?");
  await page.close();
});
