import { zone } from "#tests/support/e2e/counter.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { cardOf, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.09 an order is placed without a mouse, and the focus is always in sight", async ({ page, say }) => {
  await createAccount(page);
  await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
  const stepper = stepperOf(cardOf(page, tea.name), say, tea.name);

  await whenHydrated(page); // otherwise the first click loads a document, and the focus is lost
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say.shell("skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, stepper.add);
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.more).toBeFocused();
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.quantity).toHaveValue("2");
  await tabTo(page, stepper.less, { turn: "Shift+Tab" });
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.quantity).toHaveValue("1");
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.add).toBeFocused();
  await saved(page, () => page.keyboard.press("Enter"));

  await page.goto("/cart");
  await tabTo(page, page.getByRole("link", { name: say.cart("checkout") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout$/);

  await tabTo(page, page.getByLabel(say.checkout("field.delivery_zone"), { exact: true }));
  await page.keyboard.type(zone.slice(0, 5));
  await tabTo(page, page.getByLabel(say.checkout("field.delivery_address"), { exact: true }));
  await page.keyboard.type("House 12, Street 4, Block B");
  await tabTo(page, page.getByRole("button", { name: say.checkout("place"), exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: say.order("success.title") })).toBeVisible();
});
