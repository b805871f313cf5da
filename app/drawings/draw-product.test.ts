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
