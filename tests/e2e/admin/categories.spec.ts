import { randomInt } from "node:crypto";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/categories";
const newName = () => `Gift boxes ${randomInt(100_000, 999_999)}`;

test("B5.46 a category's image file may only be an image, is previewed in the browser without an upload, and kept once the form is saved", async ({
  page,
  say,
}) => {
  const name = newName();
  await signInAs(page, "admin", `${path}?edit=new`);
  await whenHydrated(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname !== "/api/analytics") sent.push(pathname);
  });
  const file = page.locator('input[type="file"][name="image_url_file"]');
  expect((await file.getAttribute("accept"))?.split(",").every((type) => type.startsWith("image/"))).toBe(true);
  await file.setInputFiles({ name: "gift.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await makePicture()) });
  const preview = page.locator(".picture-tile img");
  await expect(preview).toHaveAttribute("src", /^blob:/);
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  await page.getByLabel(`${say.adminCategories("field.name")} ${say.resource("english")}`, { exact: true }).fill(name);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(say.toasts("category-added"))).toBeVisible();
  const card = page.locator("[data-row]").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(card.locator("img.resource-thumb")).toHaveAttribute("src", /^\/uploads\/categories\/\d+/);
  await page.getByRole("link", { name, exact: true }).focus();
  await page.keyboard.press("Delete");
  await expect(card.getByText(say.adminCategories("delete.sure"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(card).toHaveCount(0);
});

test("the print under a category's form follows its glyph and hue while they are chosen", async ({ page, say }) => {
  await signInAs(page, "admin", `${path}?edit=1`);
  await whenHydrated(page);
  const print = page.locator(".print-preview");
  await expect(print).toHaveAttribute("src", "/placeholders/wheat-85.svg");
  await page.getByLabel(say.adminCategories("field.hue"), { exact: true }).fill("200");
  await page.getByLabel(say.adminCategories("field.glyph"), { exact: true }).selectOption("apple");
  await expect(print).toHaveAttribute("src", "/placeholders/apple-200.svg");
});

test("a category in use says so before it is deleted, and leads to where its products can go", async ({ page, say }) => {
  await signInAs(page, "admin", path);
  await whenHydrated(page);
  const card = page.locator('[data-row="1"]');
  await card.locator("summary").first().click();
  await card.locator("summary[data-delete]").click();
  await expect(card.getByText(say.resource("use.in-use"))).toBeVisible();
  await card.getByRole("button", { name: say.resource("delete"), exact: true }).click();
  await expect(page).toHaveURL(`${path}?move=1`);
  await expect(page.getByRole("dialog")).toContainText(say.adminCategories("empty.to"));
  expect.soft(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(path);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`cards and forms of both sections stand without barriers at ${size.width} px, the first card near the top`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signInAs(page, "admin", path);
    for (const address of [path, `${path}?edit=1`, "/admin/subcategories?categoryId=1", "/admin/subcategories?edit=1"]) {
      await page.goto(address);
      await whenHydrated(page);
      expect.soft(await findBarriers(page), address).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
    }
    await page.goto(path);
    const top = await page
      .locator("[data-row]")
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(260);
  });
