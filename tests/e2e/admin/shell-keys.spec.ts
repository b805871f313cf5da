import { openHydrated, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.91 switching the section closes the form that adds a product, and the product that was open", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  const form = page.getByLabel(say.productForm("field.description"), { exact: true });
  for (const path of ["/admin/products/new", "/admin/products/2"]) {
    await openHydrated(page, path);
    await expect(form).toBeVisible();
    await page.keyboard.press("Control+3");
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await page.keyboard.press("Control+2");
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect(page.getByRole("heading", { level: 1, name: say.admin("section.products"), exact: true })).toBeVisible();
    await expect(form).toHaveCount(0);
  }
});

test("A2.97 what is pressed in a text area leads nowhere", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/products/new");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const words = page.getByLabel(say.productForm("field.description"), { exact: true });
  await words.focus();
  for (const key of ["Control+1", "Control+2", "Control+3", "Control+n", "Escape"]) await page.keyboard.press(key);
  await page.keyboard.type("nj?/");
  await expect(words).toHaveValue("nj?/");
  await expect(words).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/products\/new$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const pages = ["statistics", "products", "orders", "products/new"].map((name) => `/admin/${name}.data`);
  expect(asked.filter((path) => pages.includes(path))).toEqual([]);
});

test("the keys of the day go a day on and to today, none while something is typed or where the device does without single ones", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/day?from=2026-03-10");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/from=2026-03-09$/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/from=2026-03-10$/);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/admin/day.data") asked.push(searchParams.get("from") ?? "");
  });
  await page.getByLabel(say.adminDay("from"), { exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(() => localStorage.setItem("admin-single-keys", "off"));
  for (const key of ["ArrowLeft", "t"]) await page.keyboard.press(key);
  await page.evaluate(() => localStorage.setItem("admin-single-keys", "on"));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/from=2026-03-11$/);
  expect(asked).toEqual(["2026-03-11"]);
  await page.keyboard.press("t");
  await expect(page).not.toHaveURL(/2026-03/);
});
