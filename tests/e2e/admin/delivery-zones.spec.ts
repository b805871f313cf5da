import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/delivery-zones";

test("what customers will read of a charge follows it while it is typed", async ({ page }) => {
  await signInAs(page, "admin", `${path}?edit=-26`);
  await whenHydrated(page);
  const sentence = page.locator(".zone-sentence b");
  const [charge, above] = [page.locator("#editor-delivery_charge"), page.locator("#editor-min_order_for_free_delivery")];
  await expect(sentence).toHaveText("Rs. 200 (Free above Rs. 2,000)");
  await charge.fill("Rs. 1,50");
  await expect(sentence).toHaveCount(0);
  await charge.fill("۱۵۰");
  await above.fill("0");
  await expect(sentence).toHaveText("Rs. 150 (No free delivery)");
  await charge.fill("abc");
  await expect(sentence).toHaveText("Delivery is free");
});

test("a card's tick shows where the pointer or the focus is, and on all cards once one is chosen", async ({ page }) => {
  await signInAs(page, "admin", path);
  await whenHydrated(page);
  const card = (at: number) => page.locator("[data-row]").nth(at);
  const tick = (at: number) => card(at).locator(".resource-mark-box");
  await page.mouse.move(0, 0);
  await expect(tick(0)).toHaveCSS("opacity", "0");
  await card(0).hover();
  await expect(tick(0)).toHaveCSS("opacity", "1");
  await card(1).getByRole("link").first().focus();
  await expect(tick(1)).toHaveCSS("opacity", "1");
  await page.keyboard.press("x");
  await expect(tick(1).getByRole("checkbox")).toBeChecked();
  await expect(tick(5)).toHaveCSS("opacity", "1");
});
