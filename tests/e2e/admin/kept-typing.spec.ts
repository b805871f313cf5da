import { unanswered } from "#app/i18n/unanswered.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signIn, signInAs } from "#tests/support/e2e/people.ts";
import { sugar } from "#tests/support/e2e/products.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("what was typed when the session ended is there again after the sign-in", async ({ page, say, context }) => {
  await signInAs(page, "admin", `/admin/products/${sugar.id}`);
  const description = page.getByLabel(say.productForm("field.description"), { exact: true });
  await whenHydrated(page);
  await description.fill("Nothing of this may be lost.");
  await context.clearCookies();

  await page.keyboard.press("ControlOrMeta+s");
  await page.getByRole("button", { name: unanswered.en["sign-in"], exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, say, "admin@demo.test");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${sugar.id}$`));
  await expect(description).toHaveValue("Nothing of this may be lost.");
});

test("who follows a link after the session ended, and typed nothing, is led there by the sign-in", async ({
  page,
  say,
  context,
}) => {
  await signInAs(page, "admin", `/admin/products/${sugar.id}`);
  await whenHydrated(page);
  await context.clearCookies();

  await page
    .getByRole("navigation")
    .getByRole("link", { name: say.admin("section.reviews"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, say, "admin@demo.test");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.admin("section.reviews"));
  await page.waitForLoadState("networkidle"); // the redirect to sign-in has happened by now
  await expect(page).toHaveURL(/\/admin\/reviews$/);
});
