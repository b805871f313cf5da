import type { Page } from "@playwright/test";
import { messagesIn, type SayMessage } from "#tests/support/e2e/messages.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const list = "/products?category=1&sort=price-low";

async function switchAndStay(page: Page, say: SayMessage): Promise<void> {
  await page.goto(list);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: say.shell("language.other"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(page).toHaveURL((url) => url.pathname + url.search === list);
  const order = page.getByRole("link", { name: messagesIn("ur").listing("sort.price-low"), includeHidden: true });
  await expect(order, "a phone shows the orders as a select").toHaveAttribute("aria-current", /.+/);
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

test("A4.03 A4.05 own words show at once, come back without English before them, and go with one press", async ({
  page,
  say,
}) => {
  await page.goto("/custom-language?q=nav.home", { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Home", exact: true }).fill("Front door");
  await page.keyboard.press("Enter");
  const home = page.getByRole("banner").getByRole("link", { name: "Front door" });
  await expect(home).toBeVisible();

  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isShown = document.body && getComputedStyle(document.body).visibility === "visible";
      const link = document.querySelector("header nav a");
      if (isShown && link?.textContent === "Home") document.documentElement.dataset["flashed"] ??= "";
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  await page.goto("/about");
  await expect(home).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-flashed");

  await page.goto("/custom-language", { waitUntil: "networkidle" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await (await download).path();
  await page.getByRole("button", { name: "Reset all" }).click();
  await expect(home).toBeHidden();
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(home).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
  await expect(page.getByRole("alert")).toContainText("not a file of sentences");

  await page.getByRole("button", { name: say.shell("language.other"), exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(home).toBeHidden();
});

test("A4.04 ur is shown as Roman Urdu and gives the page its Urdu font", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveClass(/font-urdu/);
  await page.getByRole("button", { name: "Roman Urdu", exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/font-urdu/);
});

test("A2.80 the back office's top bar switches the language too", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  await page.getByRole("button", { name: say.admin("language.other") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-Latn");
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});
