import { cardOf } from "#tests/support/e2e/shelf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.03 A2.56 A6.01 potatoes are found as aaloo", { tag: "@both" }, async ({ page, say }) => {
  await page.goto("/");
  const search = page.getByRole("textbox", { name: say.shell("search"), exact: true });
  await search.fill("  aaloo ");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/products\?search=aaloo$/);
  await expect(cardOf(page, "Potatoes")).toBeVisible();
});

test("A2.57 clearing the search empties the field and shows all products", async ({ page, say }) => {
  await page.goto("/products?search=aaloo");
  await page.getByRole("link", { name: say.shell("search.clear") }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole("textbox", { name: say.shell("search"), exact: true })).toHaveValue("");
});

test("A5.01 an empty search goes nowhere", async ({ page, say }) => {
  await page.goto("/categories");
  const search = page.getByRole("textbox", { name: say.shell("search"), exact: true });
  await search.fill("   ");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/categories$/);
});

test("a search without results shows no card and says what to try", async ({ page, say }) => {
  await page.goto("/products?search=xylophone");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  await expect(page.getByText(say.listing("empty.try"))).toBeVisible();
});

test("going back from a product finds the list as it was left", async ({ page, say }) => {
  await page.goto("/products?sort=name&page=2");
  const last = page.getByRole("main").getByRole("article").last();
  const name = await last.getByRole("heading", { level: 3 }).innerText();
  await last.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/products\?sort=name&page=2$/);
  await expect(cardOf(page, name)).toBeInViewport();
  await expect(page.getByRole("link", { name: say.listing("sort.name") })).toHaveAttribute("aria-current", /.+/);
});
