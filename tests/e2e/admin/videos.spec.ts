import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/videos";
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>';

test("B8.40 the thumbnail of a video stands on its card, and a placeholder where it is no picture", async ({ page }) => {
  const given = { "With a thumbnail": "/uploads/content/1.webp", "With a broken one": "/uploads/content/2.webp" };
  await page.route("**/uploads/content/1.webp", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
  await page.route("**/uploads/content/2.webp", (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
  await signInAs(page, "admin", path);
  for (const [title, thumbnail] of Object.entries(given)) {
    await page.goto(`${path}?edit=new`);
    await whenHydrated(page);
    await page.locator("#editor-title").fill(title);
    await page.locator("#editor-youtube_url").fill("https://youtu.be/g00dT8umbn4");
    await page.locator("#editor-thumbnail_url").fill(thumbnail);
    await page.locator("[data-save]").click();
    await expect(page.locator("[data-row]").filter({ hasText: title })).toBeVisible();
  }
  const cover = (title: string) => page.locator("[data-row]").filter({ hasText: title }).locator(".resource-cover");
  await cover("With a thumbnail").scrollIntoViewIfNeeded();
  await expect(cover("With a thumbnail")).toHaveAttribute("src", "/uploads/content/1.webp");
  await expect(cover("With a thumbnail")).toHaveJSProperty("naturalWidth", 320);
  await expect(cover("With a broken one")).toHaveAttribute("src", /^\/placeholders\//);
});
