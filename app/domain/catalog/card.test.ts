import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { type CardRow, toCard } from "./card.server.ts";

const subcategory = { id: 5, name: "Roots", nameUr: null, unitBasis: "kg" as const };
const vegetables = {
  ...{ id: 2, name: "Vegetables", nameUr: "Sabziyan", description: null, descriptionUr: null },
  ...{ image: "/placeholders/carrot-30.svg", glyph: "carrot", hue: 30, subcategories: [subcategory] },
};
const index = {
  categories: [vegetables],
  categoryById: new Map([[2, vegetables]]),
  subcategoryById: new Map([[5, subcategory]]),
};

const tomatoes: CardRow = {
  ...{ id: 7, name: "Tomatoes", name_ur: "Tamatar", company_name: null, price: rupees(150), quality: "A", picture_url: null },
  ...{ discount_percent: 600, discount_active: false, category_id: 2, subcategory_id: 5, unit: "kg", unit_size: "1" },
  ...{ pack_family: null },
  ...{ sold_by_weight: false, quantity_step: 1000, order_limit: null, in_stock: true, stock_quantity: null },
};
const card = (change: Partial<CardRow> = {}) => toCard({ ...tomatoes, ...change }, index);

test("a card says no more than it shows", () => {
  expect(card()).toEqual({
    ...{ id: 7, name: "Tomatoes", nameUr: "Tamatar", unit: "kg", quality: "A", image: "/placeholders/carrot-30.svg" },
    price: rupees(150),
  });
});

test("a discount counts only while it is active, and then the list price stands beside it", () => {
  expect(card({ discount_active: true })).toMatchObject({ price: rupees(141), listPrice: rupees(150), discountPercent: 6 });
  expect(card()).not.toHaveProperty("listPrice");
});

test("a packet is compared by the basis of its shelf", () => {
  expect(card({ unit: "g", unit_size: "250" })).toMatchObject({
    unitSize: "250",
    unitPrice: { amount: rupees(600), basis: "kg" },
  });
  expect(card({ unit: "pcs" })).not.toHaveProperty("unitPrice");
  expect(card({ subcategory_id: null })).not.toHaveProperty("unitPrice");
});

test("what it costs by its basis is told only where that is another figure than the price", () => {
  expect(card()).not.toHaveProperty("unitPrice");
  expect(card({ unit_size: "2" })).toHaveProperty("unitPrice", { amount: rupees(75), basis: "kg" });
});

test("what is weighed moves by its step, everything else by the piece", () => {
  expect(card({ sold_by_weight: true, quantity_step: 250 })).toHaveProperty("quantityStep", 250);
  expect(card({ quantity_step: 250 })).not.toHaveProperty("quantityStep");
});

test("a product is sold out when it is marked so or nothing is left", () => {
  expect(card({ in_stock: false })).toHaveProperty("soldOut", true);
  expect(card({ stock_quantity: 0 })).toHaveProperty("soldOut", true);
  expect(card({ stock_quantity: 1 })).not.toHaveProperty("soldOut");
});

test("up to five of it left is told, more is not", () => {
  expect(card({ stock_quantity: 5000 })).toHaveProperty("fewLeft", 5000);
  expect(card({ stock_quantity: 5001 })).not.toHaveProperty("fewLeft");
  expect(card({ stock_quantity: 3000, in_stock: false })).not.toHaveProperty("fewLeft");
});

test("its own picture comes before the block print", () => {
  expect(card({ picture_url: "/uploads/products/1.webp" }).image).toBe("/uploads/products/1.webp");
});

test("a drawn picture lies on cloth in the hue of its category, a photo has a ground of its own", () => {
  expect(card({ picture_url: "/uploads/drawn/000000000000001.webp" }).hue).toBe(30);
  expect(card({ picture_url: "/uploads/products/1.webp" })).not.toHaveProperty("hue");
});
