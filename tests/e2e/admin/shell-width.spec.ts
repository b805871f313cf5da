import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.82 A9.07 up to 767 px there is a drawer in a phone's header, from 768 px on the navigation at the side", async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 767, height: 740 });
  await signInAs(page, "admin", "/admin/dashboard");
  const head = page.locator(".admin-bar");
  const side = page.locator(".admin-side");
  const drawer = head.locator("summary").and(page.getByLabel(say.admin("menu"), { exact: true }));
  const products = page
    .getByRole("navigation", { name: say.admin("navigation"), exact: true })
    .getByRole("link", { name: say.admin("section.products"), exact: true });
  await expect(side).toBeHidden();
  await expect(products).toBeHidden();
  expect((await head.boundingBox())?.height).toBe(48);
  await drawer.click();
  await expect(products).toBeVisible();

  await page.setViewportSize({ width: 768, height: 740 });
  await expect(drawer).toBeHidden();
  await expect(side).toBeVisible();
  await expect(products).toBeVisible();
  expect((await head.boundingBox())?.height).toBe(44);
});
