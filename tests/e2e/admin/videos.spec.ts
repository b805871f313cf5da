import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const path = "/admin/videos";

/** Both are pictures of the shop; in this browser alone the second one is none. */
const given = { "With a thumbnail": "/placeholders/lamp-240.svg", "With a broken one": "/placeholders/gift-15.svg" };

test("B8.40 the thumbnail of a video stands on its card, and a placeholder where it is no picture", async ({ page }) => {
  const broken = given["With a broken one"];
  await page.route(`**${broken}`, (route) => route.fulfill({ contentType: "image/svg+xml", body: "no picture" }));
  await signInAs(page, "admin", path);
  for (const [title, thumbnail] of Object.entries(given)) {
    await page.goto(`${path}?edit=new`);
    await whenHydrated(page);
    await page.locator("#editor-title").fill(title);
    await page.locator("#editor-youtube_url").fill("https://youtu.be/g00dT8umbn4");
    await page.locator("details:has(#editor-thumbnail_url) > summary").click();
    await page.locator("#editor-thumbnail_url").fill(thumbnail);
    await page.locator("[data-save]").click();
    await expect(page.locator("[data-row]").filter({ hasText: title })).toBeVisible();
  }
  const cover = (title: string) => page.locator("[data-row]").filter({ hasText: title }).locator(".resource-cover");
  await cover("With a thumbnail").scrollIntoViewIfNeeded();
  await expect(cover("With a thumbnail")).toHaveAttribute("src", given["With a thumbnail"]);
  await expect(cover("With a thumbnail")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(cover("With a broken one")).toHaveAttribute("src", /^\/placeholders\/shopping-basket/);
});
