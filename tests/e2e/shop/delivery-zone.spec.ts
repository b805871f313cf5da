import { formatMoney, rupees } from "#app/lib/money.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { arriveAsCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, eggs } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Its free-delivery threshold is Rs. 3,000; without a zone it is Rs. 2,000. */
const zone = "DHA Multan";

test("A1.07 A1.09 the way to free delivery follows the chosen zone and the cart, and the zone is remembered", {
  tag: "@both",
}, async ({ page, say }) => {
  await arriveAsCustomer(page, say);
  const bar = page.getByRole("region", { name: say.shell("bar"), exact: true });
  await expect(bar).toContainText(say.shell("bar.more", { amount: formatMoney(rupees(2000)) }));
  const choose = bar.getByRole("button", { name: say.shell("bar.choose-zone") });
  await whenHydrated(page); // without JavaScript it links to a page
  await choose.click();
  const dialog = page.getByRole("dialog", { name: say.deliveryZones("choose") });
  await dialog.getByLabel(say.deliveryZones("search")).fill("dha");
  await dialog.getByRole("button", { name: zone }).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText(say.shell("bar.more", { amount: formatMoney(rupees(3000)) }));
  await expect(bar.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();

  await addFromCard(page, say, eggs.name);
  await expect(bar).not.toContainText(formatMoney(rupees(3000)));
  await expect(bar.getByRole("progressbar", { name: say.shell("bar.progress") })).not.toHaveAttribute("value", "0");

  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText(say.cart("delivery.to", { zone }));
  await page.goto("/checkout");
  await expect(page.getByLabel(say.checkout("field.delivery_zone"), { exact: true })).toHaveValue(zone);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("A1.09 without JavaScript the zones are a page, and the choice leads back", { tag: "@both" }, async ({ page, say }) => {
    await page.goto("/category/1?sort=newest");
    const bar = page.getByRole("region", { name: say.shell("bar"), exact: true });
    await bar.getByRole("button", { name: say.shell("bar.choose-zone") }).click();
    await expect(page).toHaveURL(/\/delivery-zones\?return_to=/);
    await page.getByRole("button", { name: zone }).click();
    await expect(page).toHaveURL(/\/category\/1\?sort=newest$/);
    await expect(bar.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();
  });
});
