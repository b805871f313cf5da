import { buy } from "#tests/support/e2e/counter.ts";
import { createAccount } from "#tests/support/e2e/people.ts";
import { tea } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const addresses = ["/product/99999", "/products/none", "/category/0", "/category/99999999999", "/nowhere/at/all"];

for (const lang of ["en", "ur"] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`a wrong address is a 404 page inside the shop, in ${lang === "en" ? "English" : "Roman Urdu"}`, async ({
      page,
      say,
    }) => {
      for (const address of addresses) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(page.getByRole("heading", { level: 1, name: say.errors("not-found.title") })).toBeVisible();
        await expect(page.getByRole("banner").getByRole("combobox", { name: say.shell("search"), exact: true })).toBeVisible();
      }
    });
  });
}

test("A2.11 another customer's order is as good as none", async ({ page, say, someoneElse }) => {
  const neighbour = await someoneElse();
  await createAccount(neighbour);
  const order = await buy(neighbour, say, tea.name);

  await createAccount(page);
  for (const address of [`/order/${order.id}`, `/order-success?order=${order.id}`]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
  }
});
