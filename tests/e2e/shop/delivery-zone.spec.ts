import { formatMoney, rupees } from "#app/lib/money.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
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
    await registerCustomer(page);
    const rule = page.getByRole("region", { name: say.shell("ticker"), exact: true });
    const bar = page.getByRole("region", { name: say.shell("bar"), exact: true });
    const above = (least: number) => say.shell("ticker.free", { amount: formatMoney(rupees(least)) });
    const progress = bar.getByRole("progressbar", { name: say.shell("bar.progress") });
    if (project.name !== "phone") await expect(rule).toContainText(above(2000));
    await expect(bar, "an empty cart is on no way").toHaveCount(0);
    await whenHydrated(page); // without JavaScript it links to a page
    await page.getByRole("button", { name: say.shell("bar.choose-zone") }).click();
    const dialog = page.getByRole("dialog", { name: say.deliveryZones("choose") });
    await dialog.getByLabel(say.deliveryZones("search")).fill("dha");
    await dialog.getByRole("button", { name: zone }).click();
    await expect(dialog).toBeHidden();
    if (project.name !== "phone") await expect(rule).toContainText(above(3000));
    await expect(page.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();

    await addFromCard(page, say, eggs.name);
    await expect(bar).toContainText(/2,\d{3}/);
    await expect(bar).not.toContainText(formatMoney(rupees(3000)));
    await expect(progress).not.toHaveAttribute("value", "0");

    await page.goto("/cart");
    await expect(page.getByRole("main")).toContainText(say.cart("delivery.to", { zone }));
    await page.goto("/checkout");
    const ofCheckout = page.getByLabel(say.checkout("field.delivery_zone"), { exact: true });
    await expect(ofCheckout).toHaveValue(zone);
  },
);

test("the area of the header is the checkout's too, where the same search changes it by keyboard", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await registerCustomer(page);
  await addFromCard(page, say, eggs.name);
  await page.goto("/checkout");
  await whenHydrated(page);
  const area = page.getByLabel(say.checkout("field.delivery_zone"), { exact: true });
  await page.getByRole("button", { name: say.checkout("zone.find") }).press("Enter");
  const dialog = page.getByRole("dialog", { name: say.deliveryZones("choose") });
  const search = dialog.getByLabel(say.deliveryZones("search"));
  await search.press("Enter");
  await expect(dialog, "Enter without a search chooses nothing").toBeVisible();
  await search.fill("gulshan");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && /\/zone\b/.test(answer.url()));
  await search.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(area).toHaveValue("Gulshan-e-Mehar");
  await saved; // the choice is in the form at once, and in the account a moment later
  await page.reload();
  await expect(area, "it is the account's area from then on").toHaveValue("Gulshan-e-Mehar");
  await whenHydrated(page);
  await page.getByRole("button", { name: say.checkout("zone.change") }).click();
  await search.fill("delhi darwaza");
  await search.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(area).toHaveValue("Delhi Gate");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript a saved address is a card, and its fields come with another one", { tag: "@both" }, async ({
    page,
    say,
  }) => {
    await registerCustomer(page, "/profile?tab=addresses&edit=new");
    await page.getByLabel(say.addresses("field.label"), { exact: true }).fill("Ammi");
    await page.getByLabel(say.addresses("field.zone"), { exact: true }).selectOption(zone);
    await page.getByLabel(say.addresses("field.address"), { exact: true }).fill("House 3, Lane 1");
    await page.getByRole("button", { name: say.addresses("save") }).click();
    await page.goto("/products");
    await addFromCard(page, say, eggs.name);
    await page.goto("/checkout");
    const typed = page.getByLabel(say.checkout("field.delivery_address"), { exact: true });
    await expect(typed).toBeHidden();
    await page.getByRole("radio", { name: say.checkout("address.another") }).check();
    await expect(typed).toBeVisible();
    await page.getByRole("radio", { name: "Ammi" }).check();
    await page.getByRole("button", { name: say.checkout("place"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say.order("success.title") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: say.order("success.view") })
      .click();
    await expect(page.getByRole("main")).toContainText(`House 3, Lane 1, ${zone}`);
  });

  test("A1.09 without JavaScript the zones are a page, and the choice leads back", { tag: "@both" }, async ({ page, say }) => {
    await page.goto("/category/1?sort=newest");
    await page.getByRole("button", { name: say.shell("bar.choose-zone") }).click();
    await expect(page).toHaveURL(/\/delivery-zones\?return_to=/);
    await page.getByRole("button", { name: zone }).click();
    await expect(page).toHaveURL(/\/category\/1\?sort=newest$/);
    await expect(page.getByRole("button", { name: say.shell("bar.zone", { zone }) })).toBeVisible();
  });
});
