import { createAccount, signIn, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("A4.15 a visitor is asked to sign in and then arrives where they wanted to go", async ({ page, say }) => {
  await page.goto("/admin/orders?view=pack");
  await expect(page).toHaveURL(/\/auth\?return_to=%2Fadmin%2Forders%3Fview%3Dpack$/);
  await signIn(page, say, "admin@demo.test");
  await expect(page).toHaveURL(/\/admin\/orders\?view=pack$/);
});

test("A6.05 A8.06 A8.07 a customer is told that the back office is for its staff, and can go home or ask again", async ({
  page,
}) => {
  await createAccount(page);
  const answer = await page.goto("/admin/orders");
  expect(answer?.status()).toBe(403);
  const reason = page.getByRole("heading", { name: "Access denied. Admin privileges required." });
  await expect(reason).toBeVisible();
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/admin/orders");
  await page.getByRole("button", { name: "Refresh Permissions" }).click();
  expect((await asked).status()).toBe(403);
  await expect(reason).toBeVisible();
  await page.getByRole("button", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/");
});

for (const account of ["manager", "staff"]) {
  test(`A6.05 the role ${account} is stored but not let in`, async ({ page, say }) => {
    await signInAs(page, account, "/products");
    const answer = await page.goto("/admin");
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: say.admin("gate.role") })).toBeVisible();
  });
}

test("A6.06 A8.08 A8.09 who lacks the right for a section is told which, and can go back to the dashboard", async ({
  page,
  say,
}) => {
  await signInAs(page, "editor", "/admin/dashboard");
  const menu = page.getByRole("navigation", { name: say.admin("navigation") });
  await expect(menu.getByRole("link", { name: say.admin("section.orders"), exact: true })).toHaveCount(0);
  const answer = await page.goto("/admin/orders");
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Access denied. You don't have permission to view orders." })).toBeVisible();
  await page.getByRole("button", { name: "Return to Admin Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.admin("section.dashboard") })).toBeVisible();
});

test("A2.47 whoever signs out of the back office is a visitor again", async ({ page, say }) => {
  await signInAs(page, "admin", "/admin/orders");
  await page.getByLabel(say.admin("account", { name: "" }).trim()).click();
  await page.getByRole("button", { name: say.admin("sign-out"), exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === "/");
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/auth\?/);
});
