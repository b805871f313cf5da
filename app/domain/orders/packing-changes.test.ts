import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paisa, rupees } from "#app/lib/money.ts";
import { linePrice, thousandths } from "#app/lib/quantity.ts";
import { orderTotal } from "./order-total.ts";
import { type ChangedLine, packingChanges } from "./packing-changes.ts";

const line = (id: number, price: number, more: Partial<ChangedLine> = {}): ChangedLine => ({
  id,
  name: `Thing ${id}`,
  nameUr: null,
  unit: "kg",
  quantity: thousandths(1000),
  packedQuantity: null,
  unitPrice: rupees(price),
  lineTotal: rupees(price),
  soldByWeight: true,
  replaces: null,
  ...more,
});
const gone = { packedQuantity: thousandths(0), lineTotal: 0 } as const;
const changesOf = (lines: ChangedLine[], charge = { deliveryCharge: 0, orderedCharge: null as number | null }) =>
  packingChanges({ lines, ...charge, rounding: 0, roundingStep: 0 });

describe("what packing did to an order", () => {
  test("a replacement of a replacement counts once, against what was wanted", () => {
    const lines = [
      line(1, 385, gone),
      line(2, 385, { ...gone, replaces: { id: 1 } }),
      line(3, 560, { replaces: { id: 2 } }),
      line(4, 150),
    ];
    const { changes, difference } = changesOf(lines);
    expect(changes).toMatchObject([{ kind: "replaced", line: { id: 1 }, sent: [{ id: 3 }], difference: rupees(175) }]);
    expect(difference).toBe(rupees(175));
  });

  test("a replacement that is left out while the wanted thing comes after all is no change", () => {
    expect(changesOf([line(1, 385), line(2, 385, { ...gone, replaces: { id: 1 } })])).toEqual({ changes: [], difference: 0 });
  });

  test("a chain of which nothing is sent is left out once", () => {
    const lines = [
      line(1, 385, gone),
      line(2, 385, { ...gone, replaces: { id: 1 } }),
      line(3, 400, { ...gone, replaces: { id: 2 } }),
    ];
    expect(changesOf(lines)).toMatchObject({ changes: [{ kind: "left-out", line: { id: 1 } }], difference: -rupees(385) });
  });

  test("a delivery that became cheaper, and a credit, are changes of their own", () => {
    const { changes, difference } = changesOf([line(1, 500), line(2, -40)], { deliveryCharge: 0, orderedCharge: rupees(150) });
    expect(changes.map(({ kind, difference: by }) => [kind, by])).toEqual([
      ["credit", -rupees(40)],
      ["charge", -rupees(150)],
    ]);
    expect(difference).toBe(-rupees(190));
  });

  test("of any chains of replacements, weighings and left-out lines, the changes add up to the total now less the total as ordered", () => {
    const step = fc.record({
      price: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 9000 }),
      packed: fc.option(fc.integer({ min: 0, max: 9000 })),
      parent: fc.nat({ max: 40 }),
      isReplacement: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.nat({ max: 30_000 }),
        fc.nat({ max: 30_000 }),
        fc.constantFrom(0, 100, 500, 1000),
        (steps, deliveryCharge, orderedCharge, step) => {
          const lines = steps.map(({ price, quantity, packed, parent, isReplacement }, at): ChangedLine => {
            const amount = packed ?? quantity;
            return line(at + 1, 1, {
              quantity: thousandths(quantity),
              packedQuantity: packed === null ? null : thousandths(packed),
              unitPrice: price,
              lineTotal: linePrice(paisa(price), thousandths(amount)),
              replaces: isReplacement && at > 0 ? { id: (parent % at) + 1 } : null,
            });
          });
          const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
          const { total: now, rounding } = orderTotal({ subtotal, charge: deliveryCharge, step });
          const goods = lines
            .filter(({ replaces }) => !replaces)
            .reduce((sum, { unitPrice, quantity }) => sum + linePrice(paisa(unitPrice), quantity), 0);
          const ordered = orderTotal({ subtotal: goods, charge: orderedCharge, step }).total;
          const { changes, difference } = packingChanges({ lines, deliveryCharge, orderedCharge, rounding, roundingStep: step });
          expect(difference).toBe(now - ordered);
          expect(changes.reduce((sum, change) => sum + change.difference, 0)).toBe(difference);
        },
      ),
    );
  });
});
