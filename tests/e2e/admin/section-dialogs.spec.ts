import type { Page } from "@playwright/test";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

type Section = { path: string; add: string; edit: string; added?: string };

/** The form of a new row and the one of a row that is there each stand in a dialog under their own name. */
async function expectDialogs(page: Page, { path, add, edit, added = "new" }: Section): Promise<void> {
  for (const { row, name } of [
    { row: added, name: add },
    { row: "1", name: edit },
  ]) {
    await page.goto(`${path}?edit=${row}`);
    await expect(page.getByRole("dialog", { name, exact: true })).toBeVisible();
  }
}

test("A4.13 A7.41 B2.08 slides, sections of the about page and policies are added and edited in a dialog", async ({ page }) => {
  await signInAs(page, "admin", "/admin/content");
  await expectDialogs(page, { path: "/admin/content", add: "Add Slide", edit: "Edit Slide" });
  await expectDialogs(page, { path: "/admin/content/pages", add: "Add Section", edit: "Edit Section" });
  await expectDialogs(page, { path: "/admin/content/policies", add: "Add Policy", edit: "Edit Policy" });
});

test("B7.33 B7.34 B7.42 B7.43 B7.45 B7.46 packages, categories and subcategories are added and edited in a dialog", async ({
  page,
}) => {
  await signInAs(page, "admin", "/admin/packages");
  await expectDialogs(page, { path: "/admin/packages", add: "Create Package", edit: "Edit Package" });
  await expectDialogs(page, { path: "/admin/categories", add: "Add Category", edit: "Edit Category" });
  await expectDialogs(page, { path: "/admin/subcategories", add: "Add Subcategory", edit: "Edit Subcategory" });
});

test("B7.49 B7.50 B7.53 B7.54 B7.58 B7.59 zones that are unset or saved, questions and services have their form in a dialog", async ({
  page,
}) => {
  await signInAs(page, "admin", "/admin/faq");
  await expectDialogs(page, { path: "/admin/delivery-zones", add: "Add Zone", edit: "Edit Zone", added: "-26" });
  await expectDialogs(page, { path: "/admin/faq", add: "Add FAQ", edit: "Edit FAQ" });
  await expectDialogs(page, { path: "/admin/services", add: "Add Service", edit: "Edit Service" });
});
