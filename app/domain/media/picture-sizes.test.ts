import { expect, test } from "vitest";
import { sizedPicture } from "./picture-sizes.ts";

test("a kept picture is served in sizes that lie under its name", () => {
  expect(sizedPicture("/uploads/products/1763635374123.webp")?.(320, "avif")).toBe("/uploads/products/1763635374123/320.avif");
});

test.each([
  "/placeholders/wheat-85.svg",
  "/uploads/products/1.webp",
  "https://elsewhere.test/uploads/products/1763635374123.webp",
  "",
])("%j is served as it is", (address) => {
  expect(sizedPicture(address)).toBeNull();
});
