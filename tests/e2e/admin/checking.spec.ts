import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A4.14 A4.16 while the rights for another section take long to check the page says so, and to whom", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/orders");
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/admin/**.data*", async (route) => {
    await late;
    await route.continue();
  });
  const notice = page.getByRole("status").filter({ hasText: "Checking admin permissions..." });
  const menu = page.getByRole("navigation", { name: say.admin("navigation") });
  await menu.getByRole("link", { name: say.admin("section.reviews"), exact: true }).click();
  await expect(notice).toContainText("admin@demo.test");
  answer();
  await expect(page).toHaveURL(/\/admin\/reviews$/);
  await expect(notice).toHaveCount(0);
});
