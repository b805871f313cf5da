import { expect, test } from "vitest";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const admin = await makeStaff("admin");

test.each([
  ["/admin/products", "sort=newest"],
  ["/admin/pricing", "sort=newest"],
  ["/admin/reviews", "tab=hidden"],
  ["/admin/abandonment", "tab=cart"],
  ["/admin/product-questions", "tab=answered"],
])("%s says that it has no such page, and leads to its first under the same filter", async (path, filter) => {
  const { status, html } = await openAdmin(`${path}?${filter}&page=9`, admin);
  expect(status).toBe(200);
  expect(html).toContain("This list has no such page.");
  expect(html).toMatch(new RegExp(`href="${path}\\?${filter}"[^>]*>.*First page`));
  expect((await openAdmin(`${path}?${filter}`, admin)).html).not.toContain("This list has no such page.");
});
