import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });
    const way = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    test(`A2.11 A2.26 a customer cancels a pending order, once, ${way}`, async ({ page, say }) => {
      await createAccount(page);
      const order = await buy(page, say, tea.name);
      await page.goto(`/order/${order.id}`);
      await page.getByText(say.order("cancel"), { exact: true }).click();
      await page.getByRole("button", { name: say.order("cancel.yes") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(say.parts("status.cancelled"));
      await expect(page.getByText(say.order("cancel"), { exact: true })).toHaveCount(0);
      await page.goto(`/delivery-tracking?tracking_id=${order.trackingId}`);
      await expect(page.getByRole("main")).toContainText(say.parts("status.cancelled"));
    });
  });
}
