import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paisa, rupees } from "./money.ts";
import { parseQuantity } from "./parse-quantity.ts";
import { cartCount, formatQuantity, linePrice, maxQuantity, roundToStep, thousandths, toQuantityInput } from "./quantity.ts";

const pao = thousandths(250);

test("pieces are counted, weights carry their unit", () => {
  expect(formatQuantity(thousandths(2000))).toBe("2");
  expect(formatQuantity(thousandths(2000), { unit: "pcs", soldByWeight: false })).toBe("2");
  expect(formatQuantity(thousandths(1500), { unit: "kg", soldByWeight: true })).toBe("1.5\u00a0kg");
  expect(formatQuantity(pao, { unit: "kg", soldByWeight: true })).toBe("0.25\u00a0kg");
});

test("a quantity in a form field comes back unchanged", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: maxQuantity }), (q) => parseQuantity(toQuantityInput(thousandths(q))) === q));
});

describe("what a person types as a quantity", () => {
  test.each([
    ["2", 2000],
    ["1.5", 1500],
    [".25", 250],
    ["1,5", 1500],
    ["1,200", 1_200_000],
    ["٢", 2000],
    ["۲٫۵", 2500],
    ["12 pcs", 12_000],
    [" 0 ", 0],
    ["0.001", 1],
    ["9999", maxQuantity],
  ])("%j is understood", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.each(["", ".", "-1", "1.2345", "9999.001", "10000", "1e3", "1e308", "NaN", "two", "1.", "1,", "2 kg", "1,2,3"])(
    "%j is refused",
    (text) => {
      expect(parseQuantity(text)).toBeNull();
    },
  );
});

test.each([
  { typed: 1100, sold: 1000 },
  { typed: 1125, sold: 1250 },
  { typed: 1124, sold: 1000 },
  { typed: 30, sold: 250 },
  { typed: 0, sold: 0 },
  { typed: 1000, sold: 1000 },
])("of what is sold by the pao, $typed g become $sold g", ({ typed, sold }) => {
  expect(roundToStep(thousandths(typed), pao)).toBe(sold);
});

test("a rounded quantity is a multiple of the step, at most half a step away, and never nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxQuantity }), fc.integer({ min: 1, max: 5000 }), (quantity, step) => {
      const rounded = roundToStep(thousandths(quantity), thousandths(step));
      expect(rounded % step).toBe(0);
      expect(rounded).toBeGreaterThanOrEqual(step);
      if (quantity >= step) expect(Math.abs(rounded - quantity)).toBeLessThanOrEqual(step / 2);
    }),
  );
});

test.each([
  { price: 240_00, quantity: 1000, line: 240_00 },
  { price: 240_00, quantity: 333, line: 79_92 },
  { price: 1, quantity: 500, line: 1 },
  { price: 1, quantity: 499, line: 0 },
  { price: 2_147_483_647, quantity: 9_999_000, line: 21_472_688_986_353 },
])("$quantity thousandths at $price paisa cost $line paisa", ({ price, quantity, line }) => {
  expect(linePrice(paisa(price), thousandths(quantity))).toBe(line);
});

test("the cart badge counts pieces, and each weighed line once", () => {
  expect(
    cartCount([
      { quantity: thousandths(3000), soldByWeight: false },
      { quantity: thousandths(2500), soldByWeight: true },
      { quantity: pao, soldByWeight: true },
    ]),
  ).toBe(5);
  expect(cartCount([])).toBe(0);
});

test("a fraction of a thousandth is refused", () => {
  expect(() => thousandths(0.5)).toThrow(RangeError);
  expect(linePrice(rupees(10), thousandths(0))).toBe(0);
});
