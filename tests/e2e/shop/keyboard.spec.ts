import type { Locator, Page } from "@playwright/test";
import { zone } from "#tests/support/e2e/counter.ts";
import { arriveAsCustomer } from "#tests/support/e2e/people.ts";
import { cardOf, saved, stepperOf, tea } from "#tests/support/e2e/shelf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Presses Tab until a control has the focus, as somebody without a mouse would; each stop on the way must be seen. */
async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport();
  }
  throw new Error(`not reached by ${most} presses of Tab: ${control}`);
}

test("A2.09 an order is placed without a mouse, and the focus is always in sight", async ({ page, say }) => {
  await arriveAsCustomer(page, say);
  await page.goto(`/products?search=${encodeURIComponent(tea.name)}`);
  const stepper = stepperOf(cardOf(page, tea.name), say, tea.name);

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say.shell("skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, stepper.add);
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.more).toBeFocused();
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(stepper.quantity).toHaveValue("2");
  await tabBackTo(page, stepper.less);
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

async function tabBackTo(page: Page, control: Locator): Promise<void> {
  while (!(await control.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Shift+Tab");
}
