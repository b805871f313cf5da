import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/contact";

test("B5.05 a text can be added once its key and its content are both filled", async ({ page }) => {
  await signInAs(page, "admin", `${path}/texts?edit=new`);
  await whenHydrated(page);
  const add = page.locator("[data-save]");
  const [key, content] = [page.locator("#editor-key"), page.locator("#editor-value")];
  await expect(add).toBeDisabled();
  await key.fill("home_note");
  await expect(add).toBeDisabled();
  await content.fill("Open today.");
  await expect(add).toBeEnabled();
  await key.fill("  ");
  await expect(add).toBeDisabled();
  await key.fill("home_note");
  await add.click();
  await expect(page.getByText("Text created successfully")).toBeVisible();
  await page.getByRole("link", { name: "home_note" }).click();
  await expect(page.locator("#editor-value")).toHaveValue("Open today.");
  await page.locator("#editor-value").fill("Open all week.");
  await expect(page.locator("[data-save]")).toBeEnabled();
  await page.locator("[data-save]").click();
  await expect(page.getByText("Text updated successfully")).toBeVisible();
});

test("B7.10 the dropdown of a message sets its status at once", async ({ page }) => {
  await signInAs(page, "admin", `${path}?q=a`);
  await whenHydrated(page);
  const status = page.locator("[data-row]").first().getByRole("combobox");
  for (const [value, label] of [
    ["resolved", "Resolved"],
    ["in_progress", "In progress"],
  ] as const) {
    await status.selectOption({ label });
    await expect(page.getByText("Message status updated").first()).toBeVisible();
    await expect(status).toHaveValue(value);
    await expect(page).toHaveURL(/\?q=a$/);
  }
});
