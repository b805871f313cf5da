import { expect, test } from "vitest";
import { chooseDrawing } from "./choose-drawing.ts";
import type { DrawnProduct } from "./internal/goods.ts";

const plain: DrawnProduct = { name: "Thing", brand: null, category: "new", subcategory: null, unit: "each", unitSize: null };

test("keywords are asked where the name says nothing, and only there", () => {
  const special = { ...plain, name: "Taza Khas", category: "vegetables", unit: "kg" };
  expect(chooseDrawing({ ...special, keywords: ["okra"] })).toMatchObject({ goods: { drawn: "okra" } });
  expect(chooseDrawing({ ...special, name: "Aloo", keywords: ["okra"] })).toMatchObject({ goods: { emoji: "potato" } });
});

test.each([
  ["Omoré", "Omore Mango Stick", "Mango Stick"],
  ["Sucral", "Sucralose Sachets", "Sucralose Sachets"],
  ["K&N's", "K&N's Chicken Kofta", "Chicken Kofta"],
])("a label of %s says the brand once: %s", (brand, name, line) => {
  expect(chooseDrawing({ ...plain, name, brand })).toMatchObject({ brand, line });
});

test("a pack without a brand says the whole name in the brand's place", () => {
  expect(chooseDrawing({ ...plain, name: "Sarson Ka Tail Khalis 1 L", category: "oil-ghee", unit: "L" })).toMatchObject({
    shape: "bottle",
    brand: "Sarson Ka Tail Khalis",
    line: "",
  });
});

test.each([
  ["Bengan", "Baingan"],
  ["Saib", "Seb"],
  ["Angur", "Angoor"],
  ["Lehsaan", "Lehsan"],
  ["Cheekoo", "Chiku"],
  ["Khira", "Kheera"],
])("however Roman Urdu is spelled, the picture is the same: %s and %s", (one, other) => {
  const drawn = [one, other].map((name) => chooseDrawing({ ...plain, name, category: "vegetables", unit: "kg" }));
  expect(drawn[0]).toMatchObject({ shape: "heap", goods: (drawn[1] as { goods: object }).goods });
  expect(drawn[0]).not.toHaveProperty("sign");
});

test.each([
  ["Shimla Mirch", { emoji: "bell-pepper" }],
  ["Hari Mirch", { drawn: "chilli" }],
  ["Aloo Bukhara", { drawn: "plum" }],
  ["Aloo", { emoji: "potato" }],
])("a name of two words is the article of both: %s", (name, goods) => {
  expect(chooseDrawing({ ...plain, name, category: "vegetables", unit: "kg" })).toMatchObject({ shape: "heap", goods });
});

test.each([
  ["Chicken Samosa", "frozen", "samosa"],
  ["Seekh Kabab", "frozen", "seekh-kabab"],
  ["Gulab Jamun", "biscuits-snacks", "gulab-jamun"],
  ["Cream Roll", "bakery-breakfast", "croissant"],
  ["Night Cream", "personal-care", "cream-jar"],
  ["Light Meat Tuna", "noodles-sauces", "fish"],
  ["Classic Shampoo", "personal-care", "sparkles"],
  ["Matchbox", "household-kitchen", "matchbox"],
  ["Shami Kabab", "frozen", "patty"],
  ["Lachha Paratha", "frozen", "paratha"],
  ["Kheer Mix", "biscuits-snacks", "kheer"],
  ["Malt Drink Powder", "drinks-water", "cocoa-mug"],
  ["Black Olives", "noodles-sauces", "black-olive"],
  ["Mosquito Coils", "laundry-cleaning", "mosquito-coil"],
  ["Maxi Diapers", "baby-care", "diaper"],
  ["Black Hair Colour", "personal-care", "hair-dye"],
  ["Cockroach Chalk", "laundry-cleaning", "cockroach"],
])("what a label shows is the article, not one of its flavours or uses: %s of %s shows a %s", (name, category, emoji) => {
  expect(chooseDrawing({ ...plain, name, category, brand: "Sabz" })).toMatchObject({ motif: { emoji } });
});

test("where nothing says what an article looks like, its name stands large on the pack, or on a sign in a basket", () => {
  expect(chooseDrawing({ ...plain, name: "Door Handle", category: "household-kitchen" })).toMatchObject({
    shape: "box",
    motif: null,
  });
  expect(chooseDrawing({ ...plain, name: "Kachnar", category: "vegetables" })).toMatchObject({ shape: "heap", sign: "Kachnar" });
});
