import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { type BulkChange, movePrice, planBulkRow } from "./bulk-change.ts";
import { defaultFields } from "./product-fields.ts";

const nothing: BulkChange = {
  price: null,
  discount: null,
  stock: null,
  orderLimit: null,
  inStock: null,
  featured: null,
  status: null,
  shelf: null,
};
const product = {
  ...defaultFields,
  id: 1,
  version: 1,
  name: "Tomatoes",
  description: "Red",
  price: rupees(120),
  costPrice: rupees(100),
  categoryId: 1,
};

describe("a price moved for many products", () => {
  test.each([
    ["raise-percent", 1000, "paisa", 12345, 13580],
    ["raise-percent", 1000, "rupee", 12345, 13600],
    ["lower-percent", 333, "five", 12000, 11500],
    ["raise-amount", 250, "rupee", 12000, 12300],
    ["lower-amount", 12000, "rupee", 12000, 0],
    ["lower-amount", 13000, "rupee", 12000, 0],
    ["set", 9_999, "ten", 12000, 10000],
    ["raise-percent", 10_000, "paisa", 2_000_000_000, 4_000_000_000],
  ] as const)("%s by %i to the %s: %i becomes %i paisa", (way, amount, rounding, before, after) => {
    expect(movePrice(before, { way, amount, rounding })).toBe(after);
  });
});

describe("a bulk edit of one product", () => {
  const plan = (change: Partial<BulkChange>, of = {}) => planBulkRow({ ...product, ...of }, { ...nothing, ...change });

  test("tells old and new of what changes, and warns below cost", () => {
    const cheaper = plan({ price: { way: "lower-percent", amount: 2000, rounding: "rupee" } });
    expect(cheaper).toMatchObject({
      outcome: "changed",
      before: { price: rupees(120) },
      after: { price: rupees(96) },
      belowCost: true,
    });
    expect(plan({ discount: 600 })).toMatchObject({ after: { discountPercent: 600, discountActive: true }, belowCost: false });
    expect(plan({ discount: 2000 }).belowCost).toBe(true);
  });

  test("is unchanged when it already is so", () => {
    expect(plan({ status: "active", inStock: true }).outcome).toBe("unchanged");
  });

  test("is refused whole with a reason", () => {
    const reason = (change: Partial<BulkChange>, of = {}) => plan({ ...change, featured: true }, of).reason;
    expect(reason({ price: { way: "lower-amount", amount: 20000, rounding: "rupee" } })).toBe("price-nothing");
    expect(reason({ price: { way: "raise-percent", amount: 10_000, rounding: "rupee" } }, { price: 2_000_000_000 })).toBe(
      "price-too-high",
    );
    expect(reason({ stock: { way: "add", amount: 5000 } })).toBe("stock-untracked");
    expect(reason({ stock: { way: "add", amount: 5000 } }, { stockQuantity: 999_999_000 })).toBe("stock-too-high");
    expect(reason({ stock: { way: "set", amount: 1500 } })).toBe("whole-pieces");
    expect(reason({ stock: { way: "set", amount: 1500 } }, { soldByWeight: true })).toBeUndefined();
    expect(reason({ orderLimit: { most: 2500 } })).toBe("limit-steps");
    expect(reason({ orderLimit: { most: 2500 } }, { soldByWeight: true, quantityStep: 250 })).toBeUndefined();
  });
});
