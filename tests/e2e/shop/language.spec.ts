import type { Page } from "@playwright/test";
import { type Say, speak } from "#tests/support/e2e/say.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const list = "/products?category=1&sort=price-low";

async function switchAndStay(page: Page, say: Say): Promise<void> {
  await page.goto(list);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: say.shell("language.other"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(page).toHaveURL((url) => url.pathname + url.search === list);
  await expect(page.getByRole("link", { name: speak("ur").listing("sort.price-low") })).toHaveAttribute("aria-current", /.+/);
}

test("A1.04 A1.05 A4.06 A6.01 switching the language keeps the page and is remembered", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await switchAndStay(page, say);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(page.locator("html")).toHaveClass(/font-urdu/);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("A1.05 the language is switched without JavaScript too", async ({ page, say }) => switchAndStay(page, say));
});
