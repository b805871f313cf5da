import { expect, test } from "vitest";
import { capacityFor } from "./capacity-for.ts";
import { type ProductSource, priceLine } from "./cart-line.ts";

const source: ProductSource = {
  ...{ id: 1, name: "Atta", name_ur: null, company_name: null, price: 10_000, cost_price: null, discount_percent: 0 },
  ...{ discount_active: false, unit: "kg", unit_size: "1", picture_url: null, category_id: 1, sold_by_weight: false },
  ...{ quantity_step: 1000, status: "active", in_stock: true, stock_quantity: 3000, order_limit: null },
};
const row = { id: 0, shown_price: null, shown_contents: null, product: null, package: null };
const atta = (quantity: number, change: Partial<ProductSource> = {}) =>
  priceLine({ ...row, quantity, product: { ...source, ...change } });
const basket = (quantity: number) =>
  priceLine({
    ...{ ...row, quantity },
    package: {
      ...{ id: 5, name: "Basket", name_ur: null, description: "", price: 50_000, image_url: null, is_active: true },
      contents_hash: "",
      components: [{ quantity: 2000, product: source }],
    },
  });

test("what a cart holds comes first, and more of it only as far as the rest leaves any", () => {
  expect(capacityFor([basket(1000)], [atta(3000)])).toMatchObject([{ quantity: 1000, added: 1000, isWhole: false }]);
  expect(capacityFor([atta(2000)], [basket(1000)])).toMatchObject([{ quantity: 0, isWhole: false, problem: { code: "taken" } }]);
  expect(capacityFor([atta(1000)], [atta(1000), basket(1000)])).toMatchObject([
    { quantity: 2000, added: 1000, isWhole: true },
    { quantity: 0, isWhole: false },
  ]);
  expect(capacityFor([], [atta(1000), basket(1000)])).toMatchObject([{ isWhole: true }, { quantity: 1000, isWhole: true }]);
});

test("a cart that holds more than is left comes down to that, and what is no longer sold to nothing", () => {
  expect(capacityFor([atta(5000)], [atta(1000)])).toMatchObject([{ quantity: 3000, added: 0, isWhole: false }]);
  expect(capacityFor([], [atta(1000, { status: "archived" })])).toMatchObject([{ quantity: 0, isWhole: false }]);
});

test("weights are added in their steps, or in whole units where only those are asked for", () => {
  const weighed = { sold_by_weight: true, quantity_step: 250, stock_quantity: 1600 };
  expect(capacityFor([], [atta(2000, weighed)])).toMatchObject([{ quantity: 1500, isWhole: false }]);
  expect(capacityFor([], [atta(2000, weighed)], { least: 1000 })).toMatchObject([{ quantity: 1000, isWhole: false }]);
});
