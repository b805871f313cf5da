import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { fillPlace } from "#tests/support/e2e/counter.ts";
import { registerCustomer } from "#tests/support/e2e/people.ts";
import { addFromCard, headlineOf, stepperOf, tea } from "#tests/support/e2e/products.ts";
import { workAsStaff } from "#tests/support/e2e/staff-at-work.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

// Each variant has its own vegetables, which no other test buys.
const ways = [
  { javaScriptEnabled: true, lang: "en", sold: "Turnips", short: "White Radish", tag: [] },
  { javaScriptEnabled: false, lang: "ur", sold: "Colocasia", short: "Sweet Potato", tag: ["@phone"] },
] as const;

for (const { javaScriptEnabled, lang, sold, short, tag } of ways) {
  test.describe(() => {
    test.use({ javaScriptEnabled, lang });
    const way = `${javaScriptEnabled ? "with" : "without"} JavaScript`;
    test(`what sells out during the checkout is taken out at one press, and what is left of the rest taken: nothing typed is lost, ${way}`, {
      tag: [...tag],
    }, async ({ page, say }) => {
      const main = page.getByRole("main");
      const button = (name: string) => main.getByRole("button", { name, exact: true });
      const landmark = page.getByLabel(say.checkout("field.landmark"), { exact: true });
      await registerCustomer(page);
      for (const name of [tea.name, sold, short]) {
        await page.goto(`/products?search=${encodeURIComponent(name)}`);
        await addFromCard(page, say, name);
      }
      await page.goto("/checkout");
      await page.getByText(say.checkout("more"), { exact: true }).click();
      await landmark.fill("Near the mosque");
      await fillPlace(page, say);
      await workAsStaff({ does: "count", product: sold, left: 0 });
      await workAsStaff({ does: "count", product: short, left: 0.75 });
      await button(say.checkout("place")).click();

      await expect(button(say.checkout("place"))).toHaveCount(0);
      await expect(main.getByText(say.cartProblems("not-counted"))).toBeVisible();
      if (javaScriptEnabled) expect.soft(await findBarriers(page), "the checkout").toEqual([]);
      const fitting = { count: 1, left: "0.75\u00a0kg" };
      await button(say.cartProblems("take", fitting)).click();
      await expect(button(say.cartProblems("take", fitting))).toHaveCount(0);
      await expect(main.getByText(`0.75\u00a0kg × ${headlineOf(say, short)}`)).toBeVisible();
      const instead = main
        .getByRole("list", { name: say.cartProblems("similar", { product: headlineOf(say, sold) }) })
        .getByRole("listitem");
      await expect(instead).toHaveCount(3);
      const first = instead.first();
      const other = (await first.getByRole("link").locator("span").first().innerText()).split("\n")[0] ?? "";
      await first.getByRole("button").click();
      await expect(main.getByRole("complementary").getByText(`× ${other}`)).toBeVisible();
      await button(say.cartProblems("remove-continue")).click();
      await expect(page.locator(".toast")).toContainText(say.toasts("cart-unbuyable-removed", { count: 1 })); // before it goes
      await expect(main.getByText(headlineOf(say, sold))).toHaveCount(0);
      await expect(landmark).toHaveValue("Near the mosque");
      await button(say.checkout("place")).click();
      await expect(main.getByRole("heading", { level: 1, name: say.order("success.title") })).toBeVisible();
    });

    test(`the cart offers the same, and goes on to the checkout without what is sold out, ${way}`, { tag: [...tag] }, async ({
      page,
      say,
    }) => {
      const [gone, left] = lang === "en" ? ["Brinjal", "Bottle Gourd"] : ["Pumpkin", "Cabbage"];
      const main = page.getByRole("main");
      await registerCustomer(page);
      for (const name of [tea.name, gone, left]) {
        await page.goto(`/products?search=${encodeURIComponent(name)}`);
        await addFromCard(page, say, name);
      }
      await workAsStaff({ does: "count", product: gone, left: 0 });
      await workAsStaff({ does: "count", product: left, left: 0.5 });
      await page.goto("/cart");
      await expect(main.getByRole("link", { name: say.cart("checkout"), exact: true })).toHaveCount(0);
      if (javaScriptEnabled) expect.soft(await findBarriers(page), "the cart").toEqual([]);
      const take = main.getByRole("button", { name: say.cartProblems("take", { count: 1, left: "0.5\u00a0kg" }), exact: true });
      await take.click();
      await expect(take).toHaveCount(0);
      const first = main
        .getByRole("list", { name: say.cartProblems("similar", { product: headlineOf(say, gone) }) })
        .getByRole("listitem")
        .first();
      const other = (await first.getByRole("link").locator("span").first().innerText()).split("\n")[0] ?? "";
      await stepperOf(first, say, other).add.click();
      await expect(main.getByRole("link", { name: other, exact: true })).toBeVisible();
      await main.getByRole("button", { name: say.cartProblems("remove-continue"), exact: true }).click();
      await arriveAt(page, "/checkout");
      await expect(main.getByText(headlineOf(say, gone))).toHaveCount(0);
      await expect(main.getByText(`0.5\u00a0kg × ${headlineOf(say, left)}`)).toBeVisible();
    });
  });
}
