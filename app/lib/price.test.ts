import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxPaisa, paisa, rupees } from "./money.ts";
import { customerPrice, unitPrice } from "./price.ts";

describe("what a customer pays", () => {
  test.each([
    { list: 150, percent: 6, pays: 141 },
    { list: 1980, percent: 4, pays: 1901 },
    { list: 50, percent: 1, pays: 50 },
    { list: 30, percent: 25, pays: 23 },
    { list: 0.5, percent: 50, pays: 0.5 },
    { list: 1, percent: 99, pays: 1 },
    { list: 99.5, percent: 0, pays: 99.5 },
    { list: 500, percent: 100, pays: 0 },
  ])("Rs. $list less $percent % is Rs. $pays", ({ list, percent, pays }) => {
    expect(customerPrice({ price: rupees(list), discountPercent: percent * 100, discountActive: true })).toBe(rupees(pays));
  });

  test("a discount that is switched off leaves the list price", () => {
    expect(customerPrice({ price: rupees(150), discountPercent: 600, discountActive: false })).toBe(rupees(150));
  });

  test("a discount never makes anything dearer, and gives nothing away below 100 %", () => {
    const product = { price: fc.integer({ min: 1, max: maxPaisa }), discountPercent: fc.integer({ min: 0, max: 9_999 }) };
    fc.assert(
      fc.property(fc.record(product), ({ price, discountPercent }) => {
        const pays = customerPrice({ price: paisa(price), discountPercent, discountActive: true });
        return pays > 0 && pays <= price;
      }),
    );
  });
});

describe("the price of a kilo, a litre, a piece", () => {
  test.each([
    { price: 1901, unit: "g", unitSize: "900", basis: "kg", amount: 2112 },
    { price: 575, unit: "L", unitSize: "1.5", basis: "litre", amount: 383 },
    { price: 660, unit: "kg", unitSize: "1", basis: "kg", amount: 660 },
    { price: 150, unit: "ml", unitSize: "300", basis: "litre", amount: 500 },
    { price: 240, unit: "dozen", unitSize: "1", basis: "piece", amount: 20 },
    { price: 150, unit: "pcs", unitSize: "100", basis: "piece", amount: 1.5 },
    { price: 90, unit: "each", unitSize: null, basis: "piece", amount: 90 },
  ] as const)("Rs. $price for $unitSize $unit is Rs. $amount per $basis", ({ price, amount, ...packet }) => {
    expect(unitPrice({ price: rupees(price), ...packet })).toEqual({ amount: rupees(amount), basis: packet.basis });
  });

  test.each([
    { unit: "pcs", unitSize: "6", basis: "kg" },
    { unit: "kg", unitSize: "0", basis: "kg" },
    { unit: "kg", unitSize: "about 2", basis: "kg" },
    { unit: "kg", unitSize: "1e-300", basis: "kg" },
    { unit: "carton", unitSize: "1", basis: "piece" },
    { unit: "constructor", unitSize: "1", basis: "piece" },
  ] as const)("is not told for $unitSize $unit by the $basis", (packet) => {
    expect(unitPrice({ price: rupees(100), ...packet })).toBeNull();
  });
});
