import type { Page } from "@playwright/test";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { buy, fillPlace } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { createAccount, openHydrated, registerCustomer, signIn } from "#tests/support/e2e/people.ts";
import { addFromCard, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** What this browser has stored of drafts. */
const draftsIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith("draft:"))
      .map((entry) => entry.join(" "))
      .join(),
  );

const stored = (page: Page, text: string) => expect.poll(() => draftsIn(page)).toContain(text);

const switchLanguage = async (page: Page, lang: "en" | "ur-Latn") => {
  await page.locator('form[action="/language"] button').first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await whenHydrated(page);
};

/** Somebody looks elsewhere, reloads and changes the language. */
async function wander(page: Page, check: () => Promise<void>) {
  const here = page.url();
  await page.reload();
  await whenHydrated(page);
  await check();
  await switchLanguage(page, "ur-Latn");
  await check();
  await page.goto("/faq");
  await page.goBack();
  await whenHydrated(page);
  await check();
  await page.goto(here);
  await switchLanguage(page, "en");
  await check();
}

test("an address typed at the checkout survives a reload, a change of language, Back and the end of the session, and is gone once ordered", async ({
  page,
  say,
}) => {
  const customer = await registerCustomer(page);
  await addFromCard(page, say, tea.name);
  await openHydrated(page, "/checkout");
  await fillPlace(page, say);
  const address = page.locator('[name="delivery_address"]');
  await stored(page, "House 12");
  await wander(page, () => expect(address).toHaveValue(/House 12/));
  await expect(page.locator('[name="delivery_zone"]')).toHaveValue("Gulgasht Colony");

  await page.context().clearCookies({ name: "session" });
  await page.goto("/checkout");
  await whenHydrated(page);
  await signIn(page, say, customer.email);
  await arriveAt(page, /\/checkout/);
  await expect(address).toHaveValue(/House 12/);
  await page.getByRole("button", { name: say.checkout("place"), exact: true }).click();
  await arriveAt(page, /\/order-success/);
  await expect.poll(() => draftsIn(page)).toBe("");
});

const forms = [
  { path: "/contact", form: "#contact", field: "message", others: { name: "Bushra", phone: "03001234567" }, end: /sent/ },
  {
    path: "/suggestions",
    form: "#suggestion",
    field: "message",
    others: { subject: "Sohan halwa", name: "Bushra", phone: "03001234567" },
    end: /sent/,
  },
  { path: "/product/1", form: 'form[action*="form=question"]', field: "question", others: {}, end: /#questions/ },
] as const;

for (const { path, form, field, others, end } of forms) {
  test(`what is typed into the form of ${path} stays until it was sent`, async ({ page }) => {
    await registerCustomer(page, path);
    const text = page.locator(`${form} [name="${field}"]`);
    for (const [name, value] of Object.entries(others)) await page.locator(`${form} [name="${name}"]`).fill(value);
    await text.fill("Is the kairi raw?");
    await stored(page, "kairi");
    await wander(page, () => expect(text).toHaveValue("Is the kairi raw?"));
    await page.locator(`${form} button:not([type="button"])`).last().click();
    await arriveAt(page, end);
    await expect.poll(() => draftsIn(page)).toBe("");
    await page.goto(path);
    await whenHydrated(page);
    await page.waitForTimeout(1_000);
    await expect(text).toHaveValue("");
  });
}

test("a changed delivery stays until it was saved", async ({ page, say }) => {
  await registerCustomer(page);
  const { id } = await buy(page, say, tea.name);
  await openHydrated(page, `/order/${id}/change`);
  const address = page.locator('#main [name="delivery_address"]');
  await address.fill("House 77, Street 9, Block C");
  await stored(page, "House 77");
  await wander(page, () => expect(address).toHaveValue("House 77, Street 9, Block C"));
  await page.locator('#main form[action$="/change"] button:not([type="button"])').first().click();
  await arriveAt(page, new RegExp(`/order/${id}$`));
  await expect.poll(() => draftsIn(page)).toBe("");
});

test("a registration keeps what was typed but no password", async ({ page }) => {
  await openHydrated(page, "/auth?tab=register");
  await page.locator('#main [name="name"]').fill("Bushra Anwar");
  await page.locator('#main [name="phone"]').fill("0300-1234567");
  await page.locator('#main [name="password"]').fill("Mandi#2026");
  await stored(page, "Bushra");
  expect(await draftsIn(page)).not.toContain("Mandi#2026");
  await wander(page, () => expect(page.locator('#main [name="name"]')).toHaveValue("Bushra Anwar"));
  await expect(page.locator('#main [name="password"]')).toHaveValue("");
});

test("a draft is its account's: nobody else on the device sees it, and after a day nobody", async ({ page }) => {
  await registerCustomer(page, "/contact");
  const message = page.locator('#contact [name="message"]');
  await message.fill("Where is my kairi?");
  await stored(page, "kairi");
  const mine = (await page.context().cookies()).filter(({ name }) => name === "session");
  for (const other of [() => Promise.resolve(null), () => createAccount(page)]) {
    await page.context().clearCookies({ name: "session" });
    await other();
    await openHydrated(page, "/contact");
    await page.waitForTimeout(1_000);
    await expect(message).toHaveValue("");
  }
  await page.context().clearCookies({ name: "session" });
  await page.context().addCookies(mine);
  await openHydrated(page, "/contact");
  await expect(message).toHaveValue("Where is my kairi?");

  await page.evaluate(() => {
    const day = 24 * 3_600_000;
    for (const [name, text] of Object.entries(localStorage))
      if (name.startsWith("draft:")) localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), at: Date.now() - day }));
  });
  await page.reload();
  await whenHydrated(page);
  await expect.poll(() => draftsIn(page)).toBe("");
  await expect(message).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, form, field } of [...forms.slice(0, 2), { path: "/auth?tab=register", form: "#main", field: "name" }]) {
    test(`the other language keeps what was typed into the form of ${path}`, async ({ page }) => {
      await page.goto(path);
      const text = page.locator(`${form} [name="${field}"]`);
      await text.fill("Do you have kairi?");
      await page.locator(`${form} [name="switch-language"]`).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
      await expect(text).toHaveValue("Do you have kairi?");
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
    });
  }

  test("so it does at the checkout and below a product", async ({ page, say }) => {
    await registerCustomer(page);
    await addFromCard(page, say, tea.name);
    for (const [path, field] of [
      ["/checkout", "delivery_address"],
      ["/product/1", "question"],
    ] as const) {
      await page.goto(path);
      const text = page.locator(`#main [name="${field}"]`);
      await text.fill("House 12, the green door");
      await page.locator(`#main form:has([name="${field}"]) [name="switch-language"]`).click();
      await expect(page.locator(`#main [name="${field}"]`)).toHaveValue("House 12, the green door");
    }
  });
});
