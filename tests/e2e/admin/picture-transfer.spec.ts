import { badImages } from "#tests/fixtures/bad-images.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { whenHydrated } from "#tests/support/e2e/hydrated.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("a picture that does not arrive is said at its field and aloud, and a form is not saved while its picture is on the way", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/packages?edit=1");
  await whenHydrated(page);
  const name = page.getByLabel(`${say.adminPackages("field.name")} ${say.resource("english")}`, { exact: true });
  await name.fill("Picture on the way");
  const chooser = page.locator(".picture-input input[type=file]");
  const picture = { name: "box.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await makePicture()) };
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname.startsWith("/admin/packages")) saves.push(request.url());
  });

  await page.route(/\/admin\/picture/, (route) => route.abort());
  await chooser.setInputFiles(picture);
  await expect(page.getByRole("alert").filter({ hasText: say.resource("picture.failed") })).toBeVisible();
  await expect(name).toHaveValue("Picture on the way");

  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.unroute(/\/admin\/picture/);
  await page.route(/\/admin\/picture/, async (route) => {
    await held;
    await route.continue();
  });
  await chooser.setInputFiles(picture);
  await expect(page.locator(".picture-tile progress")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: say.resource("picture.wait") })).toBeVisible();
  expect(saves).toEqual([]);
  arrive();
  await expect(page.locator(".picture-tile img")).toHaveAttribute("src", /^\/uploads\/content\/\d+\.webp$/);
  await expect(page.getByText(say.resource("picture.wait"))).toHaveCount(0);
});

test("A8.26 a slide's form says 'Image uploaded successfully' once its picture is there, and 'Failed to upload image' of a file that is none", async ({
  page,
}) => {
  await signInAs(page, "admin", "/admin/content?edit=new");
  await whenHydrated(page);
  const chooser = page.locator(".picture-input input[type=file]").first();
  const uploaded = page.getByText("Image uploaded successfully", { exact: true });
  await chooser.setInputFiles({ name: "slide.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await makePicture()) });
  await expect(uploaded).toBeVisible();

  const bad = badImages.find(({ what }) => what === "HTML named .jpg");
  const buffer = Buffer.from((await bad?.bytes()) ?? []);
  await chooser.setInputFiles({ name: "slide.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("alert").filter({ hasText: "Failed to upload image" })).toBeVisible();
  await expect(uploaded).toHaveCount(0);
});
