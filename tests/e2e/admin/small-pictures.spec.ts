import type { Page } from "@playwright/test";
import { makePhotograph } from "#tests/fixtures/make-picture.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { registerCustomer, signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const megabyte = 1_000_000;

/** Bounds of a shrunk picture's upload, bytes; a smaller one would be no photograph any more. */
const small = { least: megabyte / 10, most: 1.5 * megabyte };

/** Bytes posted to an address during an action. */
async function sentTo(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<number> {
  const sent = page.waitForRequest((request) => request.method() === "POST" && path.test(new URL(request.url()).pathname));
  await act();
  const request = await sent;
  expect((await request.response())?.status()).toBeLessThan(400);
  return Number((await request.allHeaders())["content-length"] ?? Number.NaN);
}

function expectSmall(size: number): void {
  expect(size).toBeLessThan(small.most);
  expect(size).toBeGreaterThan(small.least);
}

const photograph = async () => ({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: await makePhotograph() });

test("a phone's photograph is made smaller before a customer sends it as a picture of themselves", async ({ page }) => {
  await registerCustomer(page, "/profile/picture");
  await whenHydrated(page);
  const chosen = await photograph();
  expect(chosen.buffer.length).toBeGreaterThan(3 * megabyte);
  const field = page.locator('input[name="avatar"]');
  await field.setInputFiles(chosen);
  const size = () => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.size);
  await expect.poll(size).toBeLessThan(small.most);
  const sent = await sentTo(page, /^\/profile\/picture/, () => page.locator('form[action="/profile/picture"] button').click());
  expectSmall(sent);
  await expect(page).toHaveURL(/\/profile$/);
});

test("so are the pictures of products and of the home page", async ({ page }) => {
  const chosen = await photograph();
  await signInAs(page, "admin", "/admin/products/new");
  await whenHydrated(page);
  const choose = (field: string) => page.locator(field).setInputFiles(chosen);
  expectSmall(await sentTo(page, /^\/admin\/picture$/, () => choose("#product-image")));
  await page.goto("/admin/content?edit=new");
  await whenHydrated(page);
  const slide = () => choose('input[type="file"][aria-label^="Desktop image"]');
  expectSmall(await sentTo(page, /^\/admin\/picture$/, slide));
});
