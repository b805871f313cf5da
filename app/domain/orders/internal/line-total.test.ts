import fc from "fast-check";
import { expect, test } from "vitest";
import { type Paisa, rupees } from "#app/lib/money.ts";
import { linePrice, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { lineTotal, type PricedLine } from "./line-total.ts";

const kilo: PricedLine = {
  unitPrice: rupees(100),
  ordered: thousandths(1000),
  packed: null,
  soldByWeight: true,
  isAgreed: false,
  most: null,
};

test.each([
  [null, 100],
  [900, 90],
  [1000, 100],
  [1100, 110],
  [1101, 110],
  [1500, 110],
  [0, 0],
])(
  "of a kilo ordered and %s g packed Rs. %d are paid: what was packed, and no more than a tenth above without asking",
  (packed, price) => {
    expect(lineTotal({ ...kilo, packed: packed as Thousandths | null })).toBe(rupees(price));
  },
);

test("a customer who agreed pays for all that was packed", () => {
  expect(lineTotal({ ...kilo, packed: thousandths(1500), isAgreed: true })).toBe(rupees(150));
});

test("a piece more than was ordered is given free", () => {
  expect(lineTotal({ ...kilo, soldByWeight: false, packed: thousandths(2000) })).toBe(rupees(100));
});

test("a replacement costs no more than what it replaces, unless the customer agreed", () => {
  expect(lineTotal({ ...kilo, most: rupees(80) })).toBe(rupees(80));
  expect(lineTotal({ ...kilo, most: rupees(80), isAgreed: true })).toBe(rupees(100));
});

test("nobody ever pays for more than was packed, nor for more than a tenth above the order unasked", () => {
  const lines = fc.record({
    unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
    ordered: fc.integer({ min: 1, max: 50_000 }),
    packed: fc.option(fc.integer({ min: 0, max: 80_000 })),
    soldByWeight: fc.boolean(),
    isAgreed: fc.boolean(),
    most: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  });
  fc.assert(
    fc.property(lines, (given) => {
      const line = given as PricedLine;
      const price = lineTotal(line);
      expect(price).toBeLessThanOrEqual(linePrice(line.unitPrice, line.packed ?? line.ordered));
      if (line.isAgreed) return;
      expect(price).toBeLessThanOrEqual(linePrice(line.unitPrice, thousandths(Math.floor(line.ordered * 1.1 + 1e-6))));
      if (line.most !== null) expect(price).toBeLessThanOrEqual(line.most as Paisa);
    }),
  );
});
