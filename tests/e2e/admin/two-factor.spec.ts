import type { Browser, Page } from "@playwright/test";
import { totpAt } from "#tests/fixtures/totp.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { messagesIn } from "#tests/support/e2e/messages.ts";
import { password } from "#tests/support/e2e/people.ts";
import { openShopOf } from "#tests/support/e2e/shop-server.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

// a shop of its own: in the shared one nobody else would come in any more
let shop: Awaited<ReturnType<typeof openShopOf>>;
test.beforeAll(async () => {
  const settings = { DEMO_NOW: "" }; // authenticator apps go by the real time
  shop = await openShopOf({ log: `test-results/two-factor-${test.info().project.name}.log`, settings });
});
test.afterAll(() => shop.close());

/** A code of the app that was not used yet: at most one is accepted each 30 seconds, the one after the present included. */
const codeOf = (secret: string, steps = 0) => totpAt(secret, new Date(Date.now() + steps * 30_000));

/** What a page must hold whatever it shows: no barrier, and no scrolling to the side. */
async function expectFine(page: Page, what: string) {
  expect.soft(await findBarriers(page), what).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), what).toBe(true);
}

async function arrive(browser: Browser, lang: "en" | "ur", options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext({ ...options, baseURL: shop.url });
  await context.addCookies([{ name: "lang", value: lang, url: shop.url }]);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" }); // what is fading in does not have its final colours yet
  return page;
}

test(
  "staff set up an app, and sign in with its codes, with a recovery code and without scripts",
  { tag: "@both" },
  async ({ browser }, { project }) => {
    const isPhone = project.name === "phone";
    const lang = isPhone ? "ur" : "en";
    const say = messagesIn(lang);
    const { viewport = null } = project.use;
    const page = await arrive(browser, lang, { viewport });
    const givePassword = async (on: Page) => {
      await on.goto("/auth?return_to=%2Fadmin%2Fdashboard");
      await on.getByLabel(say.auth("email-or-phone"), { exact: true }).fill("super@demo.test");
      await on.getByLabel(say.labels("password"), { exact: true }).fill(password);
      await on.getByRole("button", { name: say.auth("sign-in"), exact: true }).click();
    };
    const giveCode = async (on: Page, code: string, label: "code.app" | "code.recovery" = "code.app") => {
      await on.getByLabel(say.twoFactor(label), { exact: true }).fill(code);
      await on.getByRole("button", { name: say.twoFactor("step.do"), exact: true }).click();
    };

    await givePassword(page);
    await arriveAt(page, /\/admin\/dashboard/);
    await page.goto("/admin/settings/advanced");
    await page.locator('input[name="two_factor"]').check();
    await page.getByRole("button", { name: say.adminSettings("save"), exact: true }).click();
    await expect(page.getByText(say.admin("two-factor.do")), "the days of grace").toBeVisible();
    await expectFine(page, "the banner");
    await page.getByRole("link", { name: say.admin("two-factor.do"), exact: true }).click();
    await arriveAt(page, /\/profile\/security$/);
    await expectFine(page, "setting up");
    const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel(say.twoFactor("code.app"), { exact: true }).fill(codeOf(secret, -1));
    await page.getByRole("button", { name: say.twoFactor("set-up.do"), exact: true }).click();
    await expect(page.getByRole("heading", { name: say.twoFactor("codes.title") })).toBeVisible();
    const codes = await page.locator("main li code").allTextContents();
    expect(codes).toHaveLength(10);
    await expectFine(page, "recovery codes and state");
    await page.goto("/profile/security/codes");
    await expectFine(page, "new recovery codes");

    const other = await arrive(browser, lang, { viewport });
    await givePassword(other);
    await arriveAt(other, /\/auth\/two-factor/);
    await expectFine(other, "the second step");
    await other.goto("/admin/dashboard");
    await expect(other, "between the steps nothing opens").toHaveURL(/\/auth\?/);
    await givePassword(other);
    await giveCode(other, "000000");
    await expect(other.getByText(say.refusals("two-factor.wrong"))).toBeVisible();
    await expectFine(other, "a wrong code");
    await other.getByLabel(say.twoFactor("remember"), { exact: true }).check();
    await giveCode(other, codeOf(secret));
    await arriveAt(other, /\/admin\/dashboard/);
    await other.context().clearCookies({ name: "session" });
    await givePassword(other);
    await arriveAt(other, /\/admin\/dashboard/);
    await other.goto("/profile/security");
    await expect(other.getByRole("button", { name: say.twoFactor("device.forget") })).toHaveCount(1);
    await expectFine(other, "a trusted device");

    const plain = await arrive(browser, lang, { viewport, javaScriptEnabled: false });
    await givePassword(plain);
    await plain.getByRole("link", { name: say.twoFactor("step.recovery"), exact: true }).click();
    await giveCode(plain, codes[0] ?? "", "code.recovery");
    await arriveAt(plain, /\/admin\/dashboard/);
    for (const one of [page, other, plain]) await one.context().close();
  },
);
