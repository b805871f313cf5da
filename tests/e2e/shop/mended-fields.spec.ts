import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("what is wrong with a field goes once the field is changed, and comes back with the next answer", async ({ page }) => {
  await page.goto("/contact");
  await whenHydrated(page);
  const form = page.locator("#main form").filter({ has: page.locator('textarea[name="message"]') });
  const phone = form.locator('input[name="phone"]');
  await form.locator('input[name="name"]').fill("Amna Bibi");
  await form.locator('textarea[name="message"]').fill("Is the rice new?");
  const send = async () => {
    await form.locator("button[type=submit], button:not([type])").last().click();
    await expect(phone).toHaveAttribute("aria-invalid", "true");
  };
  await phone.fill("12");
  await send();
  const why = form.locator(`#${await phone.getAttribute("id")}-error`);
  await expect(why).not.toBeEmpty();
  await phone.pressSequentially("3");
  await expect(phone).not.toHaveAttribute("aria-invalid", "true");
  await expect(why).toHaveCount(0);
  await expect(phone).toHaveValue("123");
  await send();
  await expect(form.locator('textarea[name="message"]')).toHaveValue("Is the rice new?");
});
