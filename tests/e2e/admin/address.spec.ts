import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A2.83 the hash decides which section opens, on arrival and when it changes", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/dashboard");
  await page.goto("/admin#orders");
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.orders") })).toBeVisible();

  await page.goto("/admin/orders#products");
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.products") })).toBeVisible();

  await page.evaluate(() => {
    location.hash = "#orders/1";
  });
  await expect(page).toHaveURL(/\/admin\/orders\/1$/);
});

test("A2.83 without a hash the section of the last visit opens, and on the first visit the dashboard", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin");
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.dashboard") })).toBeVisible();
  const menu = page.getByRole("navigation", { name: say.admin("navigation") });
  await menu.getByRole("link", { name: say.admin("section.orders"), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(menu.getByRole("link", { name: say.admin("section.orders"), exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem("admin-page"))).toBe("orders");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

test("A2.84 an unknown key, in hash or path, shows the dashboard", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders");
  for (const address of ["/admin#treasure", "/admin/treasure", "/admin/orders#treasure"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: say.admin("section.dashboard") })).toBeVisible();
  }
});

test("A2.85 the hash opens dashboard, products, categories, subcategories, orders, packages, services, content, faq, users and team", async ({
  page,
  say,
}) => {
  await signInAs(page, "super", "/admin/orders");
  const catalogue = ["dashboard", "products", "categories", "subcategories", "orders", "packages"] as const;
  for (const key of [...catalogue, "services", "content", "faq", "users", "team"] as const) {
    await page.goto(`/admin#${key}`);
    await expect(page).toHaveURL(new RegExp(`/admin/${key}$`));
    await expect(page.getByRole("heading", { level: 1, name: say.admin(`section.${key}`), exact: true })).toBeVisible();
  }
});

test("A2.86 the hash opens suggestions, delivery-zones, product-questions, contact, analytics, whatsapp, fcm-notifications, videos, help and settings", async ({
  page,
  say,
}) => {
  await signInAs(page, "super", "/admin/orders");
  const keys = ["suggestions", "delivery-zones", "product-questions", "contact", "analytics", "whatsapp"] as const;
  for (const key of [...keys, "fcm-notifications", "videos", "help", "settings"] as const) {
    await page.goto(`/admin#${key}`);
    await expect(page).toHaveURL(new RegExp(`/admin/${key}$`));
    await expect(page.getByRole("heading", { level: 1, name: say.admin(`section.${key}`) })).toBeVisible();
  }
});

test("A2.36 A2.37 every section stands in one frame, without the storefront around it", { tag: "@both" }, async ({
  page,
  say,
}) => {
  await signInAs(page, "super", "/admin/orders");
  for (const key of ["dashboard", "orders", "products", "team", "seo-health"] as const) {
    await page.goto(`/admin/${key}`);
    await expect(page.getByRole("heading", { level: 1, name: say.admin(`section.${key}`) })).toBeVisible();
    await expect(page.getByRole("button", { name: say.admin("go-to-store") })).toBeVisible();
    await expect(page.getByRole("combobox", { name: say.shell("search"), exact: true })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
});
