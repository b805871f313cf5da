import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listCategoryTiles } from "./list-category-tiles.server.ts";

test("a category's tile shows its photo, else its bestseller's picture on its own cloth, else its print", async () => {
  const empty = await makeCategory({ displayOrder: 1, glyph: "apple", hue: 120 });
  const full = await makeCategory({ displayOrder: 2, hue: 140 });
  const chosen = await makeCategory({ displayOrder: 3, imageUrl: "/uploads/categories/1.webp" });
  const drawn = "/uploads/drawn/000000000000001.webp";
  const draw = async (wanted: Parameters<typeof makeProduct>[0], url: string) => {
    const { id } = await makeProduct(wanted);
    await db.$executeRaw`UPDATE products SET drawn_url = ${url} WHERE id = ${id}`;
  };
  await draw({ categoryId: full.id, popularity: 9 }, drawn);
  await draw({ categoryId: full.id, popularity: 3 }, "/uploads/drawn/000000000000002.webp");
  await draw({ categoryId: full.id, popularity: 99, status: "draft" }, "/uploads/drawn/000000000000003.webp");
  await draw({ categoryId: chosen.id }, drawn);

  const tiles = await listCategoryTiles("en");
  expect(tiles.map(({ id, image }) => [id, image])).toEqual([
    [empty.id, "/placeholders/apple-120.svg"],
    [full.id, drawn],
    [chosen.id, "/uploads/categories/1.webp"],
  ]);
  expect(tiles.map(({ hue }) => hue)).toEqual([undefined, 140, undefined]);
});
