import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, maxPaisa, type Paisa, paisa, rupees, sum, toRupeesInput } from "./money.ts";
import { parseRupees } from "./parse-rupees.ts";

const anyPrice = fc.integer({ min: 0, max: maxPaisa }).map(paisa);

test.each([
  { amount: 0, text: "Rs. 0" },
  { amount: 5, text: "Rs. 0.05" },
  { amount: 200_00, text: "Rs. 200" },
  { amount: 1_234_00, text: "Rs. 1,234" },
  { amount: 1_234_50, text: "Rs. 1,234.50" },
  { amount: 1_234_567_00, text: "Rs. 1,234,567" },
  { amount: -1_234_50, text: "-Rs. 1,234.50" },
])("A1.06 $amount paisa are written $text", ({ amount, text }) => {
  expect(formatMoney(paisa(amount))).toBe(text.replace(" ", "\u00a0"));
});

test("a price a customer can read can be typed back", () => {
  fc.assert(fc.property(anyPrice, (price) => parseRupees(formatMoney(price)) === price));
});

test("a price in a form field comes back unchanged", () => {
  fc.assert(fc.property(anyPrice, (price) => parseRupees(toRupeesInput(price)) === price));
});

test.each([
  { amount: 1_234_00, text: "1234" },
  { amount: 1_234_50, text: "1234.50" },
  { amount: 5, text: "0.05" },
])("a form field shows $amount paisa as $text", ({ amount, text }) => {
  expect(toRupeesInput(paisa(amount))).toBe(text);
});

describe("what a person types as a price", () => {
  test.each([
    ["1,234.50", 1_234_50],
    ["Rs. 200", 200_00],
    ["rs 200", 200_00],
    ["PKR 75.5", 75_50],
    [" 0 ", 0],
    ["12,34,567", 1_234_567_00],
    ["21474836.47", maxPaisa],
  ])("%j is understood", (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  test.each([
    "",
    "Rs.",
    "NaN",
    "Infinity",
    "1e308",
    "1e3",
    "-1",
    "1.234",
    "1,5",
    "1,2345",
    "21474836.48",
    "9".repeat(400),
    "5 kg",
    "0x10",
  ])("%j is refused", (text) => {
    expect(parseRupees(text)).toBeNull();
  });

  test("a negative amount counts only where one may be given", () => {
    expect(parseRupees("-20.50", { allowNegative: true })).toBe(-20_50);
    expect(Object.is(parseRupees("-0", { allowNegative: true }), 0)).toBe(true);
  });

  test("nothing typed makes an amount that the database cannot hold", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseRupees(text);
        return amount === null || (Number.isInteger(amount) && amount >= 0 && amount <= maxPaisa);
      }),
    );
  });
});

test("amounts in rupees become paisa exactly, finer fractions are refused", () => {
  expect(rupees(1_980.8)).toBe(1_980_80);
  expect(rupees(0.07)).toBe(7);
  expect(() => rupees(1.005)).toThrow(RangeError);
  expect(() => rupees(Number.NaN)).toThrow(RangeError);
});

test("a fraction of a paisa is refused rather than rounded silently", () => {
  expect(() => paisa(10.5)).toThrow(RangeError);
});

test("an empty basket totals zero, a full one its sum", () => {
  expect(sum([])).toBe(0);
  expect(sum([rupees(1.5), rupees(2), 1 as Paisa])).toBe(3_51);
});

test.each([
  ...[
    "1,250/-",
    "1250/-",
    "Rs. 1,250/-",
    "1 250",
    "1,250.00",
    "1250.000",
    "1250 PKR",
    "PKR1250",
    "₨ 1250",
    "۱۲۵۰",
    "١٢٥٠",
    "\u200e1250 ",
  ],
])("%j is 1,250 rupees", (text) => {
  expect(parseRupees(text)).toBe(1_250_00);
});

test.each(["450,50", "#REF!", "Rs 450 only", "1.250", "12 50", "/-", "PKR"])("%j is no amount", (text) => {
  expect(parseRupees(text)).toBeNull();
});
