import type { Browser, Page } from "@playwright/test";
import { admin } from "#app/i18n/admin.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { translator } from "#app/i18n/translate.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { pages, type ShopPage } from "#tests/support/e2e/pages.ts";
import { createAccount, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const oneUnsaved = translator("en", resourceTexts)("form.unsaved", { count: 1 });

const fields =
  ':is(#main, #page, dialog[open]) form[method="post" i] :is(textarea, input:not([type]), input[type=text], input[type=tel], input[type=email], input[type=password], input[type=url], input[inputmode])';

/** A page of a browser of its own, which asks before it leaves what was typed: the test leaves. */
async function openBrowser(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: process.env["SHOP_URL"] ?? "", serviceWorkers: "block" });
  page.on("dialog", (dialog) => dialog.accept());
  return page;
}

/** Holds the shop's scripts back until it is told to let them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const releases: (() => void)[] = [];
  const held = new Promise<void>((resolve) => releases.push(resolve));
  await page.route("**/build/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    for (const release of releases) release();
    await whenHydrated(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };
}

type Typed = { text: string; now: string; name: string };

/** Types into every text field of a page before its scripts come; gives what stood there then and what stands there afterwards. */
async function typeEarly(page: Page, path: string): Promise<Typed[]> {
  const letCome = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("body").waitFor();
  await page.waitForFunction(() => document.readyState !== "loading");
  const typed = await page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)];
    const shown = found.filter((field) => field.checkVisibility() && !field.disabled && !field.readOnly).slice(0, 12);
    const noted = shown.map((field, at) => {
      field.value = field.type === "email" ? `early${at}@example.com` : field.inputMode ? `7${at}` : `Typed early ${at}`;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      return { field, name: field.name, text: field.value };
    });
    Object.assign(window, { typedEarly: noted });
    return noted.length;
  }, fields);
  await letCome();
  if (typed === 0) return [];
  await expect
    .poll(() => readTyped(page).then((fields) => fields.filter(isLost).length), { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  return readTyped(page);
}

const isLost = ({ text, now }: Typed) => now !== text;

/** What stands in the fields that were typed into. */
const readTyped = (page: Page): Promise<Typed[]> =>
  page.evaluate(() => {
    const { typedEarly } = window as unknown as { typedEarly: { field: HTMLInputElement; name: string; text: string }[] };
    return typedEarly.map(({ field, name, text }) => ({
      name,
      text,
      now: field.isConnected ? field.value : "(the field is gone)",
    }));
  });

const isOpenable = ({ path }: ShopPage) => !/:(order|package|import|code)/.test(path) && !path.includes("nowhere");

for (const as of ["visitor", "customer", "admin"] as const) {
  test(`what is typed as ${as} before the scripts come stays on every page with a text field`, async ({ browser }) => {
    test.setTimeout(900_000);
    const page = await openBrowser(browser);
    if (as === "customer") await createAccount(page);
    if (as === "admin") await signInAs(page, "super", "/admin/dashboard");
    let typedInto = 0;
    for (const { path } of pages.filter((one) => one.as === as && isOpenable(one))) {
      const answer = await page.request.get(path.replace(/#.*/, ""), { headers: { Accept: "text/html" } });
      if (!/<(textarea|input)(?![^>]*type="(hidden|search|checkbox|radio|file)")/.test(await answer.text())) continue;
      const typed = await typeEarly(page, path);
      typedInto += typed.length;
      expect.soft(typed.filter(isLost), path).toEqual([]);
    }
    expect(typedInto).toBeGreaterThan(as === "visitor" ? 10 : 3);
    await page.close();
  });
}

test("what is typed before the scripts come counts as typed, in the editor that its address opens", async ({ browser }) => {
  const page = await openBrowser(browser);
  await signInAs(page, "super", "/admin/dashboard");
  const letCome = await holdScripts(page);
  await page.goto("/admin/faq?edit=1", { waitUntil: "commit" });
  const answer = page.locator('dialog textarea[name="answer"]');
  await answer.fill("Typed while the scripts were held");
  await letCome();
  await expect(answer).toHaveValue("Typed while the scripts were held");
  await expect(page.locator("dialog:modal .save-bar b")).toHaveText(oneUnsaved);
  await page.keyboard.press("Escape");
  await expect(page.getByText(admin.en["leave.title"])).toBeVisible();
  await page.close();
});

test("what is chosen, ticked and pressed before the scripts come counts too", async ({ browser }) => {
  const page = await openBrowser(browser);
  await signInAs(page, "super", "/admin/dashboard");
  const letCome = await holdScripts(page);
  await page.goto("/admin/suggestions?edit=1", { waitUntil: "commit" });
  const status = page.locator('dialog select[name="status"]');
  await status.selectOption("rejected");
  await letCome();
  await expect(status).toHaveValue("rejected");
  await expect(page.locator("dialog:modal .save-bar b")).toHaveText(oneUnsaved);

  const letComeAgain = await holdScripts(page);
  await page.goto("/admin/orders/create", { waitUntil: "commit" });
  const rows = page.locator(".order-items .order-item");
  const before = await rows.count();
  await page.getByRole("button", { name: adminOrders.en["create.add-item"] }).click();
  expect(await rows.count()).toBe(before);
  await letComeAgain();
  await expect(rows).toHaveCount(before + 1);
  await page.close();
});
