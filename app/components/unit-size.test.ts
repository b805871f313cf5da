import { expect, test } from "vitest";
import { shared } from "#app/i18n/shared.ts";
import { translator } from "#app/i18n/translate.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { piecesText, weightText } from "./unit-size.ts";

test.each([
  [250, "kg", "250\u00a0g"],
  [999, "kg", "999\u00a0g"],
  [1000, "kg", "1\u00a0kg"],
  [1250, "kg", "1.25\u00a0kg"],
  [500, "L", "500\u00a0ml"],
  [5000, "L", "5\u00a0L"],
  [500, "maund", "0.5\u00a0maund"],
])("%s thousandths of a %s are said as %s", (quantity, unit, said) => {
  expect(weightText(thousandths(quantity), unit)).toBe(said);
});

test("packets are counted in pieces, dozens and bunches, several pieces in one packet as packs", () => {
  const en = translator("en", shared);
  const ur = translator("ur", shared);
  const two = thousandths(2000);
  expect(piecesText(en, two, { unit: "kg", unitSize: "5" })).toBe("2 pieces");
  expect(piecesText(en, thousandths(1000), { unit: "each" })).toBe("1 piece");
  expect(piecesText(en, two, { unit: "dozen" })).toBe("2 dozen");
  expect(piecesText(en, two, { unit: "bunch", unitSize: "1" })).toBe("2 bunches");
  expect(piecesText(en, two, { unit: "pcs", unitSize: "5" })).toBe("2 packs");
  expect(piecesText(ur, two, { unit: "pcs", unitSize: "5" })).toBe("2 packet");
});
