import { whenAwake } from "#tests/support/e2e/awake.ts";
import { arriveAs, signIn } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("what was typed when the session ended is there again after the sign-in, and is saved then", async ({
  page,
  say,
  context,
}) => {
  await arriveAs(page, say, "admin", "/admin/products/new");
  const name = page.getByLabel(say.productForm("field.name"), { exact: true });
  const description = page.getByLabel(say.productForm("field.description"), { exact: true });
  await whenAwake(page);
  await name.fill("Typed before the session ended");
  await description.fill("Nothing of this may be lost.");
  await context.clearCookies();

  await page
    .getByRole("button", { name: say.productForm("save"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, say, "admin@demo.test");
  await expect(page).toHaveURL(/\/admin\/products\/new$/);
  await expect(name).toHaveValue("Typed before the session ended");
  await expect(description).toHaveValue("Nothing of this may be lost.");
});
