import { whenAwake } from "#tests/support/e2e/awake.ts";
import { arriveAs, signIn } from "#tests/support/e2e/people.ts";
import { sugar } from "#tests/support/e2e/shelf.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("what was typed when the session ended is there again after the sign-in", async ({ page, say, context }) => {
  await arriveAs(page, say, "admin", `/admin/products/${sugar.id}`);
  const description = page.getByLabel(say.productForm("field.description"), { exact: true });
  await whenAwake(page);
  await description.fill("Nothing of this may be lost.");
  await context.clearCookies();

  await page.keyboard.press("ControlOrMeta+s");
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, say, "admin@demo.test");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${sugar.id}$`));
  await expect(description).toHaveValue("Nothing of this may be lost.");
});
