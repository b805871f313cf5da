import type { Page } from "@playwright/test";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** The lists of what the shop sells and where it delivers, with a form of each. */
const addresses = ["categories", "subcategories", "packages", "services", "delivery-zones"].flatMap((section) => [
  `/admin/${section}`,
  `/admin/${section}?edit=1`,
  `/admin/${section}?edit=new`,
]);

/** How far a page scrolls sideways, pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("at 400 % of a screen of 1280 px every list and form of the goods and areas is read by scrolling down alone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await signInAs(page, "admin", "/admin/delivery-zones");
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator(".resource, [role=dialog]").first()).toBeVisible();
    expect.soft(await overflowOf(page), address).toBe(0);
  }
  await page.goto("/admin/delivery-zones");
  const cards = page.locator("[data-row]");
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("every list and form of the goods and areas fits a phone", { tag: "@phone" }, async ({ page }) => {
    await signInAs(page, "admin", "/admin/delivery-zones");
    for (const address of addresses) {
      await page.goto(address);
      expect.soft(await overflowOf(page), address).toBe(0);
    }
  });
});
