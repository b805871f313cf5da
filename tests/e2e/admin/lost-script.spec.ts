import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { arriveAt } from "#tests/support/e2e/arrive.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { openUnwatched, scriptsOf, without } from "#tests/support/e2e/lost-scripts.ts";
import type { SayMessage } from "#tests/support/e2e/messages.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** Adds a product on its page, and waits until the product's own page is shown. */
async function addProduct(page: Page, say: SayMessage): Promise<void> {
  const name = `Sohanjna Leaves ${randomInt(100_000, 999_999)}`;
  await page.getByLabel(say.productForm("field.name"), { exact: true }).fill(name);
  await page.getByLabel(say.productForm("field.description"), { exact: true }).fill("From the orchards behind the mandi.");
  await page.getByLabel(say.productForm("field.price"), { exact: true }).fill("250");
  await page.getByLabel(say.productForm("field.category_id"), { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: say.productForm("add"), exact: true }).click();
  await arriveAt(page, /\/admin\/products\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
}

test("a product that was added is shown whichever script does not come", async ({ browser, say }) => {
  const page = await openUnwatched(browser);
  await signInAs(page, "admin", "/admin/products/new");
  const scripts = await scriptsOf(page, async () => {
    await page.reload();
    await whenHydrated(page);
    await addProduct(page, say);
    await page.reload({ waitUntil: "networkidle" });
  });
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts)
    await without(page, script, async () => {
      await page.goto("/admin/products/new", { waitUntil: "load" });
      await addProduct(page, say);
    });
});
