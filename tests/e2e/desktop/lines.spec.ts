import sharp from "sharp";
import { expect, test } from "#tests/support/e2e/test.ts";
import { bitmapOf, slice } from "../../../desktop/main/print/escpos/bitmap.ts";
import { heightOf, pageOfLines } from "../../../desktop/main/print/escpos/lines-page.ts";
import { rolls } from "../../../desktop/main/print/paper.ts";

const lines = [
  { left: "ٹماٹر", right: "Rs. 211.50" },
  { left: "عائشہ خان", isBold: true, isLarge: true, isCentred: true },
  { left: "پیاز", isIndented: true },
];

test("lines in Urdu script become dots as wide as the roll, each on its own, an amount at the right edge", async ({ page }) => {
  const { dots: width } = rolls["80mm"];
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  await page.setViewportSize({ width, height });
  await page.setContent(pageOfLines(lines));
  const picture = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer();
  const whole = bitmapOf(picture, { width, height });

  let from = 0;
  const inked = lines.map((line) => {
    const { bytesPerRow, dots } = slice(whole, from, heightOf(line));
    from += heightOf(line);
    const bytes = [...dots.keys()].filter((place) => dots[place]);
    return {
      first: Math.min(...bytes.map((place) => place % bytesPerRow)),
      last: Math.max(...bytes.map((place) => place % bytesPerRow)),
    };
  });
  const [withAmount, centred, indented] = inked;
  expect(withAmount?.first).toBeLessThan(3);
  expect(withAmount?.last).toBeGreaterThan(68);
  expect(Math.abs((centred?.first ?? 0) + (centred?.last ?? 0) - 71)).toBeLessThan(6);
  expect(indented?.first).toBeGreaterThanOrEqual(2); // a letter may exceed its line by some dots
});
