import { formatMoney, rupees } from "#app/lib/money.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer, signInAs } from "#tests/support/e2e/people.ts";
import { cardOf, onions, potatoes, saved, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { workAsStaff } from "#tests/support/e2e/staff-at-work.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A1.03 each press of the stepper is saved once, however slow the phone", { tag: "@phone" }, async ({ page, say }) => {
  await registerCustomer(page);
  const sent: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !/\/cart\b/.test(new URL(request.url()).pathname)) return;
    sent.push(new URLSearchParams(request.postData() ?? "").get("quantity"));
  });
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const { add, more, less, quantity } = stepperOf(cardOf(page, tea.name), say, tea.name);
  await whenHydrated(page); // without JavaScript a second click on a page that is unloading repeats the first request
  for (const control of [add, more, more, less]) await saved(page, () => control.click());
  await expect(quantity).toHaveValue("2");
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.reload();
  await expect(quantity).toHaveValue("2");
  expect(sent).toEqual(["1", "2", "3", "2"]);
});

test("on a wide screen the cart stands beside a list, and what is in it is changed there, by a guest as well", async ({
  page,
  say,
}) => {
  await page.goto(`/products?search=${encodeURIComponent(potatoes.name)}`);
  const rail = page.getByRole("complementary", { name: say.cart("title") });
  await expect(rail).toContainText(say.cart("empty.why"));
  const { add, quantity } = stepperOf(cardOf(page, potatoes.name), say, potatoes.name);
  await saved(page, () => add.click());
  await expect(rail.getByRole("link", { name: potatoes.name })).toBeVisible();
  await expect(rail).toContainText(say.cart("items", { count: 1 }));
  const named = { product: potatoes.name };
  const before = await rail.boundingBox();
  await saved(page, () => rail.getByRole("button", { name: say.cartLines("rail.more", named) }).click());
  await expect(quantity, "the card follows").toHaveValue("1.25");
  await expect(rail.getByRole("listitem")).toContainText(formatMoney(rupees(118.75)));
  await page.reload();
  await expect(rail.getByRole("textbox", { name: say.cartLines("rail.quantity", named) })).toHaveValue("1.25");
  expect(await rail.boundingBox()).toEqual(before);
  expect.soft(await findBarriers(page)).toEqual([]);
  await expect(rail.getByRole("link", { name: say.cart("checkout") })).toHaveAttribute("href", "/checkout");
  for (let left = 5; left > 0; left -= 1)
    await saved(page, () => rail.getByRole("button", { name: say.cartLines("rail.less", named) }).click());
  await expect(rail).toContainText(say.cart("empty.why"));
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(rail).toBeHidden();
});

test("what is sold by weight goes by its step and is typed in fractions", async ({ page, say }) => {
  await registerCustomer(page, `/product/${onions.id}`);
  const { add, more, quantity } = stepperOf(page.getByRole("main"), say, onions.name);
  await saved(page, () => add.click());
  await saved(page, () => more.click());
  await expect(quantity).toHaveValue("1.25");
  await quantity.fill("0.6");
  await saved(page, () => quantity.press("Enter"));
  await expect(quantity).toHaveValue("0.5");
  await page.reload();
  await expect(quantity).toHaveValue("0.5");

  await quantity.fill("half");
  await quantity.press("Enter");
  await expect(page.getByText(say.toasts("cart-unclear"))).toBeVisible();
  await expect(quantity, "what was not understood changes nothing").toHaveValue("0.5");
});

test("more than is left says so on the page, and the stepper shows what is taken", async ({ page, say }) => {
  const lettuce = "Iceberg Lettuce";
  await workAsStaff({ does: "count", product: lettuce, left: 2 });
  await registerCustomer(page, `/products?search=${encodeURIComponent(lettuce)}`);
  const { add, quantity } = stepperOf(cardOf(page, lettuce), say, lettuce);
  await saved(page, () => add.click());
  await quantity.fill("9");
  await saved(page, () => quantity.press("Enter"));
  await expect(
    page.locator(".toast").filter({ hasText: say.refusals("cart.short", { left: "2", product: lettuce }) }),
  ).toBeVisible();
  await expect(quantity).toHaveValue("2");
});

test("what a customer often takes stands beside a list and is added by one press; the focus stays with it", async ({
  page,
  say,
}) => {
  await signInAs(page, "customer", "/category/6");
  const rail = page.getByRole("complementary", { name: say.cart("title") });
  const often = rail.getByRole("heading", { name: say.cartLines("rail.often") });
  await expect(often).toBeVisible();
  const row = often.locator("xpath=following-sibling::ul").getByRole("listitem").first();
  const name = await row.getByRole("link").innerText();
  const add = row.getByRole("button", { name: say.cartLines("add", { product: name }), exact: true });
  await add.focus();
  await saved(page, () => page.keyboard.press("Enter"));
  await expect(often).toBeFocused();
  await expect(rail.getByRole("button", { name: say.cartLines("rail.more", { product: name }) })).toBeVisible();
  await expect(rail.getByRole("button", { name: say.cartLines("add", { product: name }), exact: true })).toHaveCount(0);
  await saved(page, () => rail.getByRole("button", { name: say.cartLines("rail.less", { product: name }) }).click());
});
