import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { encodeDrawing } from "#app/platform/images.server.ts";
import products from "#prisma/seed/catalogue/products.json";
import invented from "#tests/fixtures/invented-products.json";
import { chooseDrawing } from "./choose-drawing.ts";
import { drawProduct } from "./draw-product.server.ts";
import type { DrawnProduct } from "./internal/goods.ts";

const plain: DrawnProduct = { name: "Thing", brand: null, category: "new", subcategory: null, unit: "each", unitSize: null };

test.each([
  [{ name: "Potatoes", category: "vegetables", unit: "kg" }, "heap"],
  [{ name: "Coriander Leaves", category: "vegetables", subcategory: "leafy-herbs", unit: "bunch" }, "bunch"],
  [{ name: "Farm Eggs", category: "dairy-eggs", subcategory: "eggs", unit: "dozen" }, "eggs"],
  [{ name: "Chicken Karahi Cut", category: "meat-fish", subcategory: "chicken", unit: "kg" }, "tray"],
  [{ name: "Daal Masoor 1 kg", category: "pulses-beans", unit: "kg" }, "clear-bag"],
  [{ name: "Sunridge Chakki Atta 10 kg", brand: "Sunridge", category: "atta-rice-flour", unit: "kg", unitSize: "10" }, "sack"],
  [{ name: "Dalda Cooking Oil 5 L", brand: "Dalda", category: "oil-ghee", unit: "L", unitSize: "5" }, "jerry-can"],
  [{ name: "Coca-Cola 1.5 L", brand: "Coca-Cola", category: "drinks-water", subcategory: "soft-drinks", unit: "L" }, "bottle"],
  [{ name: "Olper's Milk 1 L", brand: "Olper's", category: "dairy-eggs", subcategory: "milk", unit: "L" }, "carton"],
  [{ name: "Lux Soft Rose Soap 128 g", brand: "Lux", category: "personal-care", unit: "g", unitSize: "128" }, "soap"],
  [{ name: "Colgate MaxFresh Toothpaste 125 g", brand: "Colgate", category: "personal-care", unit: "g" }, "tube"],
  [{ name: "Philips LED Bulb 12 W", brand: "Philips", category: "household-kitchen" }, "bulb"],
  [{ name: "Kitchen Knife", category: "household-kitchen" }, "single"],
  [{}, "box"],
] as const)("a picture shows what a product comes in: %o is drawn as a %s", (facts, shape) => {
  expect(chooseDrawing({ ...plain, ...facts }).shape).toBe(shape);
});

test.each([
  ["Sunsilk Shampoo 200 ml", "personal-care", "hair-care", "ml", "200", "bottle"],
  ["Dishwash Liquid 475 ml", "laundry-cleaning", "dishwash", "each", "1", "bottle"],
  ["Hand Wash Refill Pouch 450 ml", "personal-care", "soap-handwash", "ml", "450", "pillow"],
  ["Ketchup Chips 50 g", "biscuits-snacks", "chips-nimko", "g", "50", "pillow"],
  ["Chat Masala Jar 200 g", "spices-masalay", "ground-spices", "g", "200", "jar"],
  ["Mixed Murabba 800 g", "noodles-sauces", "pickles-pastes", "g", "800", "jar"],
  ["Energy Drink 250 ml Can", "drinks-water", "soft-drinks", "ml", "250", "bottle"],
  ["Cooking Oil 16 L Tin", "oil-ghee", "cooking-oil", "L", "16", "tin"],
  ["Lemonade Sachet 25 g", "drinks-water", "drink-powders", "g", "25", "pillow"],
  ["Burger Buns 6 pcs", "bakery-breakfast", "bread-buns", "pcs", "6", "pillow"],
  ["Aluminium Foil 25 m", "household-kitchen", "wraps-disposables", "each", "1", "box"],
  ["Cat Litter 5 L", "pet-care", null, "L", "5", "box"],
  ["Corn Flakes 250 g", "bakery-breakfast", "cereals-oats", "g", "250", "box"],
])(
  "a brand's %s is packed as goods of its kind are: %s, %s, %s, %s: a %s",
  (name, category, subcategory, unit, unitSize, shape) => {
    expect(chooseDrawing({ name, brand: "Sabz", category, subcategory, unit, unitSize }).shape).toBe(shape);
  },
);

test.each([
  ["Darchini 50 g", "spices-masalay", "g", "clear-bag"],
  ["Javitri Special 10 g", "spices-masalay", "g", "clear-bag"],
  ["Naan Tandoori", "bakery-breakfast", "pcs", "heap"],
  ["Exercise Copy", "stationery", "each", "single"],
  ["Miswak Stick", "personal-care", "each", "single"],
  ["Balti 20 L", "household-kitchen", "each", "single"],
])("without a brand %s of %s, by the %s, is shown as a %s", (name, category, unit, shape) => {
  expect(chooseDrawing({ ...plain, name, category, unit }).shape).toBe(shape);
});

test.each([
  ["Kinley Water 1.5 L Pack of 6", "drinks-water", "water", "L", "1.5", { shape: "multipack", count: 6 }],
  ["Kinley Cola 345 ml x 12", "drinks-water", "soft-drinks", "ml", "345", { shape: "multipack", count: 12 }],
  ["Kinley Water, 19 L Refill", "drinks-water", "water", "L", "19", { shape: "bottle", form: "refill" }],
  ["Kinley Banaspati Pouch 1 kg x 5", "oil-ghee", "ghee", "kg", "5", { shape: "pillow" }],
  ["Kinley Pasteurised Milk Bottle 1 L", "dairy-eggs", "milk", "L", "1", { shape: "bottle" }],
  ["Kinley Electric Refill 45 ml", "laundry-cleaning", "pest-air", "ml", "45", { shape: "bottle" }],
  ["Kinley Dishwash Bar 310 g", "laundry-cleaning", "dishwash", "g", "310", { shape: "soap" }],
  ["Kinley Mango Stick 60 ml", "frozen", "ice-cream", "ml", "60", { shape: "wrap", motif: { emoji: "soft-ice-cream" } }],
])("what is sold together, refilled or in a bottle is drawn so: %s", (name, category, subcategory, unit, unitSize, drawing) => {
  expect(chooseDrawing({ name, brand: "Kinley", category, subcategory, unit, unitSize })).toMatchObject(drawing);
});

test.each([
  ["Floor Mop", "mop"],
  ["Floor Wiper", "wiper"],
  ["Phool Jharu", "broom"],
  ["Clothes Pegs 24 pcs", "clothes-peg"],
  ["Vegetable Peeler", "peeler"],
  ["Tea Strainer", "strainer"],
  ["Nail Cutter", "nail-cutter"],
  ["Zip Lock Bags", "zip-bag"],
  ["Aluminium Foil", "foil-roll"],
])("what no emoji shows has a drawing of its own: %s", (name, emoji) => {
  expect(chooseDrawing({ ...plain, name, category: "household-kitchen" })).toMatchObject({ motif: { emoji } });
});

test.each([
  ["Spring Onions", { drawn: "spring-onion" }],
  ["Kacha Aam", { emoji: "mango", paint: { hue: 92 } }],
  ["Pyaz Safaid", { emoji: "onion", paint: { saturation: 0.2 } }],
  ["Sohanjna Phali", { drawn: "drumstick" }],
  ["Shehtoot", { drawn: "mulberry" }],
  ["Lal Mooli", { drawn: "beetroot" }],
  ["Hara Nariyal", { emoji: "melon" }],
  ["Arvi", { emoji: "roasted-sweet-potato" }],
])("kind and colour of loose goods are those of the name: %s", (name, goods) => {
  expect(chooseDrawing({ ...plain, name, category: "vegetables", unit: "kg" })).toMatchObject({ shape: "heap", goods });
});

test.each([
  ["Daar Cheeni 50 g", "spices-masalay", "whole-spices", "g", { grain: { colour: "#8a4f2a" } }],
  ["Lahori Namak Gulabi", "sugar-salt-honey", "salt", "g", { grain: { colour: "#f3b9a8" } }],
  ["Kalay Chanay Desi", "pulses-beans", "chana-beans", "g", { grain: { colour: "#7a4a2a" } }],
  ["Moong Phali Bhuni Hui", "dry-fruit", "nuts", "g", { grain: { colour: "#d9a566" } }],
  ["Kutti Laal Mirch", "spices-masalay", "ground-spices", "g", { grain: { colour: "#b5231f" } }],
  ["Aam Ka Juice Dabba", "drinks-water", "juices", "ml", { shape: "carton", motif: { emoji: "mango" } }],
  ["Naan Khatai", "biscuits-snacks", "biscuits", "pcs", { shape: "wrap", motif: { emoji: "biscuit" } }],
  ["Chocolate Sandwich Biscuits", "biscuits-snacks", "biscuits", "pcs", { motif: { emoji: "cream-biscuit" } }],
  ["Elbow Macaroni", "noodles-sauces", "noodles-pasta", "g", { motif: { emoji: "macaroni" } }],
  ["Tissue Box", "household-kitchen", "tissue-paper", "pcs", { motif: { emoji: "tissue-box" } }],
  ["Bareek Sewaiyan", "noodles-sauces", "noodles-pasta", "g", { shape: "pillow", motif: { emoji: "spaghetti" } }],
  ["Kitchen Paper Towel", "household-kitchen", "tissue-paper", "pcs", { shape: "rolls" }],
  ["Bhuni Makai", "biscuits-snacks", "chips-nimko", "g", { grain: { colour: "#e8b53f", size: 14 } }],
  ["Meethi Lassi Bottle", "dairy-eggs", "yogurt-cream", "ml", { shape: "bottle", motif: { emoji: "glass-of-milk" } }],
  ["Banaspati Thaili", "oil-ghee", "ghee", "g", { shape: "pillow" }],
  ["Garlic Chutney Bottle", "noodles-sauces", "sauces", "g", { shape: "bottle" }],
  ["Golden Delicious Apples", "fruit", "seasonal-fruit", "g", { goods: { emoji: "red-apple", paint: { hue: 48 } } }],
  ["Bun Kabab Wala Bun", "bakery-breakfast", "bread-buns", "pcs", { shape: "pillow", motif: { emoji: "hamburger" } }],
  ["Chicken Bread", "bakery-breakfast", "bread-buns", "pcs", { motif: { emoji: "bread" } }],
  ["Namkeen Lassi", "drinks-water", "juices", "ml", { shape: "bottle", glass: "#f7efdc" }],
  ["Imli Ki Chatni", "noodles-sauces", "sauces", "ml", { shape: "bottle", glass: "#3a2016" }],
  ["Bartan Dhonay Wala Jaali", "laundry-cleaning", "dishwash", "pcs", { shape: "single", motif: { emoji: "sponge" } }],
])(
  "what is inside is what the name says, whichever of its words comes first: %s",
  (name, category, subcategory, unit, drawing) => {
    const unitSize = unit === "pcs" ? "1" : "50";
    expect(chooseDrawing({ ...plain, name, category, subcategory, unit, unitSize })).toMatchObject(drawing);
  },
);

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
  ["Gulab Jamun", "biscuits-snacks", "falafel"],
  ["Cream Roll", "bakery-breakfast", "croissant"],
  ["Night Cream", "personal-care", "lotion-bottle"],
  ["Light Meat Tuna", "noodles-sauces", "fish"],
  ["Classic Shampoo", "personal-care", "sparkles"],
  ["Matchbox", "household-kitchen", "fire"],
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

test("every article of a shop that the drawings were not made for has a drawing whose lettering is whole", () => {
  for (const [name, brand, category, subcategory, unit, unitSize] of invented) {
    const svg = drawProduct({ name, brand, category, subcategory, unit, unitSize } as DrawnProduct);
    expect(svg, String(name)).not.toMatch(/NaN|undefined/);
  }
});

test("a picture names brand, line and size, and follows from the product's data alone", () => {
  const tea = { ...plain, name: "Tapal Danedar Tea 900 g", brand: "Tapal", category: "tea-coffee", unit: "g", unitSize: "900" };
  expect(chooseDrawing(tea)).toMatchObject({
    brand: "Tapal",
    line: "Danedar Tea",
    size: "900 g",
    motif: { emoji: "hot-beverage" },
  });
  expect(drawProduct(tea)).toBe(drawProduct({ ...tea }));
  expect(drawProduct({ ...tea, unitSize: "430" })).not.toBe(drawProduct(tea));
});

test.each(drawnShapes)("staff may have any product drawn as a %s; what is no shape leaves the choice to the name", (shape) => {
  const knife = { ...plain, name: "Kitchen Knife", category: "household-kitchen" };
  expect(chooseDrawing({ ...knife, drawnAs: shape }).shape).toBe(shape);
  expect(drawProduct({ ...knife, drawnAs: shape })).not.toMatch(/NaN|undefined/);
  expect(chooseDrawing({ ...knife, drawnAs: `old-${shape}` }).shape).toBe("single");
});

const hostile = ["<script>alert(1)</script>", "&", '"', "آلو", "🧅", " ", "x".repeat(300), "’s", "5 kg", "\u0000"];
test.each(hostile)("any name can be drawn, and none gets into the drawing as markup: %j", async (name) => {
  const svg = drawProduct({ ...plain, name, brand: name });
  expect(svg).not.toContain("<script");
  expect(svg).not.toMatch(/NaN|undefined/);
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(480);
});

test("every product of the seed has a drawing whose lettering is whole, at most 5 kB on a card", async () => {
  const drawings = products.map((product) => drawProduct(product));
  expect(drawings.filter((svg) => /NaN|undefined/.test(svg))).toEqual([]);
  const longest = drawings.toSorted((one, other) => other.length - one.length).slice(0, 6);
  const heaviest = products.filter(({ name }) => ["Carrots", "White Lobia 1 kg"].includes(name)).map(drawProduct);
  for (const svg of [...longest, ...heaviest]) {
    const { sizes } = await encodeDrawing(svg);
    expect(sizes.find(({ width, format }) => width === 320 && format === "avif")?.bytes.length).toBeLessThanOrEqual(5_000);
  }
});
