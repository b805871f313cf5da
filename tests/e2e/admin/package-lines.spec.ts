import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { tabTo } from "#tests/support/e2e/keys.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { eggs, sugar } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/packages";
const newName = () => `Nashta ${randomInt(100_000, 999_999)}`;
const field = (page: Page, name: string) => page.locator(`#editor-${name}`);
const lines = (page: Page) => page.locator(".package-part-list > li");
const quantityOf = (page: Page, { id }: { id: number }) => page.locator(`.inventory-list input[name="quantity_${id}"]`);

/** Opens the form of the package with a name. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(field(page, "name")).toHaveValue(name);
}

/** Deletes the package whose form is open, through its menu. */
async function remove(page: Page, name: string): Promise<void> {
  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  const row = page.locator("[data-row]");
  await row.locator("summary").first().click();
  await row.locator("summary[data-delete]").click();
  await row.locator("details[open] [type=submit]").last().click();
  await expect(row).toHaveCount(0);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a package is filled from the searched products, and a product is put in and taken out of it", async ({ page, say }) => {
    const name = newName();
    await signInAs(page, "admin", `${path}?edit=new&find=${encodeURIComponent(eggs.name)}`);
    await field(page, "name").fill(name);
    await field(page, "description").fill("For one morning");
    await field(page, "price").fill("450");
    await quantityOf(page, eggs).fill("2");
    await page.locator(".save-bar [type=submit]").click();

    await open(page, name);
    await expect(lines(page)).toHaveText([new RegExp(`^2 × ${eggs.name}`)]);
    await page.locator("#inventory-search").fill(sugar.name);
    await page.getByRole("button", { name: say.adminOrders("filter.go"), exact: true }).click();
    await quantityOf(page, sugar).fill("3");
    await page.getByRole("button", { name: say.adminOrders("inventory.add", { name: sugar.name }), exact: true }).click();
    await expect(page.locator(".toast")).toContainText(say.toasts("package-line-added", { line: `3 × ${sugar.name}` }));
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole("button", { name: say.adminPackages("line.remove", { name: eggs.name }), exact: true }).click();
    await expect(lines(page)).toHaveText([new RegExp(`^3 × ${sugar.name}`)]);
    await remove(page, name);
  });
});

test("by keyboard alone a package is filled before it is saved, and a product is put in and taken out of it after", async ({
  page,
  say,
}) => {
  const name = newName();
  await signInAs(page, "admin", path);
  await whenHydrated(page);
  await page.keyboard.press("n");
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.type(name);
  for (const [other, value] of Object.entries({ description: "For one morning", price: "450" })) {
    await tabTo(page, field(page, other));
    await page.keyboard.type(value);
  }
  const search = page.locator("#inventory-search");
  const quantity = (product: { name: string }) =>
    page.locator(".inventory-list").getByRole("spinbutton", {
      name: say.adminOrders("inventory.quantity", { name: product.name }),
      exact: true,
    });
  await tabTo(page, search, { most: 60 });
  await page.keyboard.type(eggs.name);
  await expect(quantity(eggs)).toBeVisible();
  await tabTo(page, quantity(eggs), { most: 60 });
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press("Enter"); // the same product again
  await expect(page.getByText(say.refusals("package.line-twice"))).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await open(page, name);
  await whenHydrated(page);
  await expect(lines(page)).toHaveText([new RegExp(`^2 × ${eggs.name}`)]);
  await tabTo(page, search, { most: 60 });
  await page.keyboard.type(sugar.name);
  await expect(quantity(sugar)).toBeVisible();
  await tabTo(page, quantity(sugar), { most: 60 });
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(2);
  const takeOut = page.getByRole("button", { name: say.adminPackages("line.remove", { name: eggs.name }), exact: true });
  await tabTo(page, takeOut, { most: 120, turn: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveText([new RegExp(`^1 × ${sugar.name}`)]);
  await remove(page, name);
});
