import type { Page } from "@playwright/test";
import { badImages } from "#tests/fixtures/bad-images.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { findBarriers } from "#tests/support/e2e/accessibility.ts";
import { signInAs } from "#tests/support/e2e/people.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

type Brought = { name: string; type: string; bytes: Uint8Array };

/** Dispatches files to the page like a drag from the desktop or a paste from the clipboard. */
const bring = (page: Page, way: "drop" | "paste", { name, type, bytes }: Brought) =>
  page.evaluate(
    ({ way, name, type, base64 }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
      const options = { bubbles: true, cancelable: true };
      if (way === "paste") document.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
      else document.querySelector(".product-pictures")?.dispatchEvent(new DragEvent("drop", { ...options, dataTransfer: data }));
    },
    { way, name, type, base64: Buffer.from(bytes).toString("base64") },
  );

test("A7.51 A8.26 pictures are dropped, pasted and put in order; what is none is refused with a sentence, and the rest stays", async ({
  page,
  say,
}) => {
  await signInAs(page, "admin", "/admin/products/new");
  const number = (at: number) => page.getByText(say.productForm("pictures.number", { number: at }), { exact: true });
  const first = page.getByText(say.productForm("pictures.first"), { exact: true });
  const own = page.getByLabel(say.productForm("field.image_url"), { exact: true });
  const png = { name: "aam.png", type: "image/png", bytes: await makePicture({ format: "png" }) };
  await expect(page.getByRole("button", { name: say.admin("assistant"), exact: true })).toBeVisible(); // the listeners are registered
  await bring(page, "paste", png);
  await expect(first).toBeVisible();
  await expect(own).toHaveValue(/^\/uploads\/products\/\d+\.webp$/);
  await expect(page.getByText("Image uploaded successfully", { exact: true })).toBeVisible();
  const before = await own.inputValue();

  await bring(page, "drop", png);
  await expect(number(2)).toBeVisible();
  await page.getByRole("button", { name: say.productForm("pictures.up", { number: 2 }), exact: true }).press("Enter");
  await expect(own).not.toHaveValue(before);
  await expect(number(2)).toBeVisible();

  const bad = badImages.find(({ what }) => what === "HTML named .jpg");
  await bring(page, "drop", { name: "mangoes.jpg", type: "image/jpeg", bytes: (await bad?.bytes()) ?? new Uint8Array() });
  await expect(page.getByRole("alert").filter({ hasText: "mangoes.jpg" })).toBeVisible();
  await expect(page.getByText("Failed to upload image", { exact: true })).toBeVisible();
  await expect(number(2)).toBeVisible();
  await expect(number(3)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0)); // nothing half hidden by the sticky bar
  expect.soft(await findBarriers(page)).toEqual([]);
});
