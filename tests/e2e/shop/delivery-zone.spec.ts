import { formatMoney, rupees } from "#app/lib/money.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { arriveAsCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, eggs } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Its free-delivery threshold is Rs. 3,000; without a zone it is Rs. 2,000. */
const zone = "DHA Multan";

test(
  "A1.07 A1.09 the way to free delivery follows the chosen zone and the cart, and the zone is remembered",
  {
    tag: "@both",
  },
  async ({ page, say }, { project }) => {
    await arriveAsCustomer(page, say);
    const bar = page.getByRole("region", { name: say.shell("bar"), exact: true });
    const more = (least: number) => say.shell("bar.more", { amount: formatMoney(rupees(least)) });
    if (project.name === "phone") await expect(bar, "an empty cart has no bar on a phone").toBeHidden();
    else await expect(bar).toContainText(more(2000));
    await whenHydrated(page); // without JavaScript it links to a page
    await page.getByRole("button", { name: say.shell("bar.choose-zone") }).click();
    const dialog = page.getByRole("dialog", { name: say.deliveryZones("choose") });
    await dialog.getByLabel(say.deliveryZones("search")).fill("dha");
    await dialog.getByRole("button", { name: zone }).click();
    await expect(dialog).toBeHidden();
    if (project.name !== "phone") await expect(bar).toContainText(more(3000));
    await expect(page.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();

    await addFromCard(page, say, eggs.name);
    await expect(bar).toContainText(/2,\d{3}/);
    await expect(bar).not.toContainText(formatMoney(rupees(3000)));
    await expect(bar.getByRole("progressbar", { name: say.shell("bar.progress") })).not.toHaveAttribute("value", "0");

    await page.goto("/cart");
    await expect(page.getByRole("main")).toContainText(say.cart("delivery.to", { zone }));
    await page.goto("/checkout");
    const ofCheckout = page.getByLabel(say.checkout("field.delivery_zone"), { exact: true });
    await expect(ofCheckout).toHaveValue(zone);
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("A1.09 without JavaScript the zones are a page, and the choice leads back", { tag: "@both" }, async ({ page, say }) => {
    await page.goto("/category/1?sort=newest");
    await page.getByRole("button", { name: say.shell("bar.choose-zone") }).click();
    await expect(page).toHaveURL(/\/delivery-zones\?return_to=/);
    await page.getByRole("button", { name: zone }).click();
    await expect(page).toHaveURL(/\/category\/1\?sort=newest$/);
    await expect(page.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();
  });
});
