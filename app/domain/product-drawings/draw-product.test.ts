import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { encodeDrawing } from "#app/platform/images.server.ts";
import products from "#prisma/seed/catalogue/products.json";
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
  const heaviest = drawings.toSorted((one, other) => other.length - one.length).slice(0, 6);
  for (const svg of heaviest) {
    const { sizes } = await encodeDrawing(svg);
    expect(sizes.find(({ width, format }) => width === 320 && format === "avif")?.bytes.length).toBeLessThanOrEqual(5_000);
  }
});
