import { arriveAsCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, eggs } from "#tests/support/e2e/shelf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Two zones with different thresholds, both above what a dozen eggs costs. */
const zones = ["Gulgasht Colony", "DHA Multan"] as const;

test("A1.07 A1.09 the way to free delivery follows the chosen zone and the cart, and the zone is remembered", {
  tag: "@both",
}, async ({ page, say }) => {
  await arriveAsCustomer(page, say);
  const bar = page.getByRole("region", { name: say.shell("bar"), exact: true });
  const chosen = bar.getByRole("combobox", { name: say.shell("bar.zone") });
  const missing = async () => Number(/Rs\.\s([\d,]+)/.exec(await bar.innerText())?.[1]?.replace(",", ""));

  await chosen.selectOption(zones[0]);
  await expect(chosen).toHaveValue(zones[0]);
  const inTheFirst = await missing();
  await chosen.selectOption(zones[1]);
  await expect(async () => expect(await missing()).not.toBe(inTheFirst)).toPass();
  const inTheSecond = await missing();

  await addFromCard(page, say, eggs.name);
  await expect(async () => expect(await missing()).toBeLessThan(inTheSecond)).toPass();
  await expect(bar.getByRole("progressbar", { name: say.shell("bar.progress") })).not.toHaveAttribute("value", "0");

  await page.goto("/cart");
  await expect(page.getByRole("main")).toContainText(say.cart("delivery.to", { zone: zones[1] }));
  await page.goto("/checkout");
  await expect(page.getByLabel(say.checkout("field.delivery_zone"), { exact: true })).toHaveValue(zones[1]);
});
