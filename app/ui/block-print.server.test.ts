import { expect, test } from "vitest";
import { glyphNames } from "#app/lib/glyph-names.ts";
import { blockPrint } from "./block-print.server.ts";

test.each(glyphNames)("the block print of %s is smaller than 2 kB and has the glyph on it", (glyph) => {
  const picture = blockPrint({ glyph, hue: 85 });
  expect(picture.length).toBeLessThan(2048);
  expect(picture).not.toContain("undefined");
  expect(glyph === "shopping-basket" || picture !== blockPrint({ glyph: "shopping-basket", hue: 85 })).toBe(true);
});

test("a glyph nobody has drawn becomes a basket", () => {
  const basket = blockPrint({ glyph: "shopping-basket", hue: 10 });
  expect(blockPrint({ glyph: "toString", hue: 10 })).toBe(basket);
  expect(blockPrint({ glyph: "durian", hue: 10 })).toBe(basket);
});

test.each([
  [-20, 0],
  [359.9, 359],
  [9999, 359],
])("a hue of %d degrees is printed as %d", (asked, printed) => {
  expect(blockPrint({ glyph: "milk", hue: asked })).toBe(blockPrint({ glyph: "milk", hue: printed }));
});
