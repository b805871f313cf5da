import { expect, test } from "vitest";
import { chooseDrawing } from "./choose-drawing.ts";
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
  ["Aluminium Foil 25 m", "household-kitchen", "wraps-disposables", "each", "1", "roll-box"],
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
  ["Kinley Mango Stick 60 ml", "frozen", "ice-cream", "ml", "60", { shape: "wrap", motif: { emoji: "ice-bar" } }],
])("what is sold together, refilled or in a bottle is drawn so: %s", (name, category, subcategory, unit, unitSize, drawing) => {
  expect(chooseDrawing({ name, brand: "Kinley", category, subcategory, unit, unitSize })).toMatchObject(drawing);
});

test.each([
  ["Floor Mop", "mop"],
  ["Floor Wiper", "wiper"],
  ["Phool Jharu", "soft-broom"],
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
  ["Kacha Aam", { emoji: "raw-mango" }],
  ["Pyaz Safaid", { emoji: "onion", paint: { saturation: 0.2 } }],
  ["Sohanjna Phali", { drawn: "drumstick" }],
  ["Shehtoot", { drawn: "mulberry" }],
  ["Lal Mooli", { drawn: "beetroot" }],
  ["Hara Nariyal", { emoji: "melon" }],
  ["Arvi", { emoji: "arvi" }],
  ["Anjeer", { emoji: "fig" }],
  ["Papita", { emoji: "papaya-half" }],
  ["Lal Malta", { emoji: "grapefruit-half", paint: { hue: 350 } }],
])("kind and colour of loose goods are those of the name: %s", (name, goods) => {
  expect(chooseDrawing({ ...plain, name, category: "vegetables", unit: "kg" })).toMatchObject({ shape: "heap", goods });
});

test.each([
  ["Daar Cheeni 50 g", "spices-masalay", "whole-spices", "g", { grain: { colour: "#8a4f2a" } }],
  ["Lahori Namak Gulabi", "sugar-salt-honey", "salt", "g", { grain: { colour: "#f3b9a8" } }],
  ["Kalay Chanay Desi", "pulses-beans", "chana-beans", "g", { grain: { colour: "#7a4a2a" } }],
  ["Moong Phali Bhuni Hui", "dry-fruit", "nuts", "g", { grain: { form: "peanut" } }],
  ["Moong Phali Namkeen", "dry-fruit", "nuts", "g", { grain: { form: "kernel" } }],
  ["Kutti Laal Mirch", "spices-masalay", "ground-spices", "g", { grain: { colour: "#b5231f" } }],
  ["Aam Ka Juice Dabba", "drinks-water", "juices", "ml", { shape: "carton", motif: { emoji: "mango" } }],
  ["Naan Khatai", "biscuits-snacks", "biscuits", "pcs", { shape: "wrap", motif: { emoji: "nankhatai" } }],
  ["Chocolate Sandwich Biscuits", "biscuits-snacks", "biscuits", "pcs", { motif: { emoji: "choco-biscuit" } }],
  ["Elbow Macaroni", "noodles-sauces", "noodles-pasta", "g", { motif: { emoji: "macaroni" } }],
  ["Tissue Box", "household-kitchen", "tissue-paper", "pcs", { motif: { emoji: "tissue-box" } }],
  ["Bareek Sewaiyan", "noodles-sauces", "noodles-pasta", "g", { shape: "pillow", motif: { emoji: "vermicelli" } }],
  ["Kitchen Paper Towel", "household-kitchen", "tissue-paper", "pcs", { shape: "rolls" }],
  ["Bhuni Makai", "biscuits-snacks", "chips-nimko", "g", { grain: { colour: "#e8b53f", size: 14 } }],
  ["Meethi Lassi Bottle", "dairy-eggs", "yogurt-cream", "ml", { shape: "bottle", motif: { emoji: "glass-of-milk" } }],
  ["Banaspati Thaili", "oil-ghee", "ghee", "g", { shape: "pillow" }],
  ["Garlic Chutney Bottle", "noodles-sauces", "sauces", "g", { shape: "bottle" }],
  ["Golden Delicious Apples", "fruit", "seasonal-fruit", "g", { goods: { emoji: "red-apple", paint: { hue: 48 } } }],
  ["Bun Kabab Wala Bun", "bakery-breakfast", "bread-buns", "pcs", { shape: "pillow", motif: { emoji: "buns" } }],
  ["Chicken Bread", "bakery-breakfast", "bread-buns", "pcs", { motif: { emoji: "bread" } }],
  ["Namkeen Lassi", "drinks-water", "juices", "ml", { shape: "bottle", glass: "#f7efdc" }],
  ["Imli Ki Chatni", "noodles-sauces", "sauces", "ml", { shape: "bottle", glass: "#3a2016" }],
  ["Badian Khatai", "spices-masalay", "whole-spices", "g", { shape: "clear-bag", grain: { form: "star" } }],
  ["Khatai Nan", "biscuits-snacks", "biscuits", "pcs", { shape: "wrap", motif: { emoji: "nankhatai" } }],
  ["Kishmish Sundar Khani", "dry-fruit", "dates-dried", "g", { grain: { colour: "#b9ad4a" } }],
  [
    "Mix Nimko",
    "biscuits-snacks",
    "chips-nimko",
    "g",
    {
      grain: {
        also: [
          ["#c9854f", "kernel"],
          ["#8fae4a", "round"],
        ],
      },
    },
  ],
  ["Bartan Dhonay Wala Jaali", "laundry-cleaning", "dishwash", "pcs", { shape: "single", motif: { emoji: "steel-wool" } }],
])(
  "what is inside is what the name says, whichever of its words comes first: %s",
  (name, category, subcategory, unit, drawing) => {
    const unitSize = unit === "pcs" ? "1" : "50";
    expect(chooseDrawing({ ...plain, name, category, subcategory, unit, unitSize })).toMatchObject(drawing);
  },
);

test.each([
  ["Whole Chicken, Skinless", "chicken", { pieces: 1, motif: { emoji: "whole-chicken" } }],
  ["Chicken Karahi Cut, Skinless", "chicken", { pieces: 5, motif: { emoji: "raw-leg" }, also: { emoji: "raw-chicken-piece" } }],
  ["Chicken Wings", "chicken", { motif: { emoji: "chicken-wing" } }],
  ["Murghi Boneless", "chicken", { motif: { emoji: "chicken-breast" } }],
  ["Murghi Ka Qeema", "chicken", { mince: "#eba58f" }],
  ["Mutton Chops", "mutton-beef", { motif: { emoji: "meat-chop" } }],
  ["Bakray Ki Raan", "mutton-beef", { motif: { emoji: "meat-leg" } }],
  ["Beef Nihari Cut", "mutton-beef", { motif: { emoji: "meat-shank" } }],
  ["Beef Boneless", "mutton-beef", { motif: { emoji: "meat-cubes" } }],
  ["Bakray Ka Gosht", "mutton-beef", { motif: { emoji: "meat-bone-in" } }],
  ["Bakray Kay Paye", "mutton-beef", { motif: { emoji: "trotters" } }],
  ["Beef Gurda", "mutton-beef", { motif: { emoji: "kidney" } }],
  ["Basa Fillet", "fish-seafood", { motif: { emoji: "fish-fillet" } }],
  ["Rohu Sliced", "fish-seafood", { motif: { emoji: "fish-steak" } }],
  ["Pomfret", "fish-seafood", { motif: { emoji: "pomfret" } }],
  ["Rohu Machli", "fish-seafood", { motif: { emoji: "fish" } }],
  ["Chicken Kaleji Pota", "chicken", { motif: { emoji: "gizzard" }, also: { emoji: "liver" } }],
  ["Jheenga", "fish-seafood", { motif: { emoji: "peeled-prawn" } }],
])("the tray of %s (%s) shows its cut", (name, subcategory, drawing) => {
  expect(chooseDrawing({ ...plain, name, category: "meat-fish", subcategory, unit: "kg" })).toMatchObject({
    shape: "tray",
    ...drawing,
  });
});

test.each([
  ["Star Anise 25 g", "star"],
  ["Tez Patta 25 g", "leaf"],
  ["Daar Cheeni 50 g", "stick"],
  ["Sabut Laal Mirch 100 g", "chilli"],
  ["Zafran 20 g", "thread"],
  ["Laung 25 g", "clove"],
  ["Choti Elaichi 25 g", "pod"],
  ["Kaju 250 g", "cashew"],
  ["Gur 1 kg", "block"],
  ["Zeera 100 g", "long"],
  ["Kala Chana 1 kg", "chickpea"],
  ["White Lobia 1 kg", "eyed"],
  ["Daal Moong Chilka 1 kg", "split"],
  ["Daal Masoor 1 kg", "round"],
])("in a clear bag one sees what it is: %s, a %s", (name, form) => {
  const unit = /kg/.test(name) ? "kg" : "g";
  const grams = { ...plain, name, category: "spices-masalay", unit, unitSize: /\d+/.exec(name)?.[0] ?? null };
  expect(chooseDrawing(grams)).toMatchObject({ shape: "clear-bag", grain: { form } });
});

test.each([
  ["Colgate Toothbrush", "Colgate", "personal-care", "oral-care", "blister"],
  ["Rose Petal Facial Tissue Box", "Rose Petal", "household-kitchen", "tissue-paper", "paper-box"],
  ["Kiwi Shoe Polish", "Kiwi", "household-kitchen", "home-essentials", "flat-tin"],
  ["Pond's Cold Cream", "Pond's", "personal-care", "skin-hygiene", "pot"],
  ["Dove Beauty Cream Bar", "Dove", "personal-care", "soap-handwash", "soap"],
  ["Mortein Insect Killer 375 ml", "Mortein", "laundry-cleaning", "pest-air", "bottle"],
  ["Meiji FM-T", "Meiji", "baby-care", "baby-food", "tin"],
  ["Wall's Cornetto Cone", "Wall's", "frozen", "ice-cream", "cone"],
])("%s is in the pack that a shop sells it in", (name, brand, category, subcategory, shape) => {
  expect(chooseDrawing({ ...plain, name, brand, category, subcategory })).toMatchObject({ shape });
});

test.each([
  ["Fay Toilet Roll Single", { shape: "rolls", count: 1 }],
  ["Fay Toilet Rolls 4 pcs", { shape: "rolls", count: 4 }],
  ["Fay Kitchen Rolls 2 pcs", { shape: "rolls", count: 2, isTall: true }],
])("rolls of paper are as many and as tall as the name says: %s", (name, drawing) => {
  expect(chooseDrawing({ ...plain, name, brand: "Fay", category: "household-kitchen" })).toMatchObject(drawing);
});

test.each([
  ["Coca Cola", "Coca-Cola"],
  ["Nestle", "Nestlé"],
  ["7up", "7UP"],
])("a brand has its colours however it is written: %s and %s", (one, other) => {
  const [first, second] = [one, other].map((brand) => chooseDrawing({ ...plain, name: `${brand} Thing`, brand }));
  expect(first).toHaveProperty("colour", (second as { colour: string }).colour);
});

test.each([
  ["Pepsi Zero Sugar 1.5 L", "#1a1a1c"],
  ["Pepsi 1.5 L", "#0c3e93"],
])("a drink without sugar has a black label: %s", (name, paper) => {
  const cola = { name, brand: "Pepsi", category: "drinks-water", subcategory: "soft-drinks", unit: "L", unitSize: "1.5" };
  expect(chooseDrawing(cola)).toMatchObject({ shape: "bottle", paper });
});
