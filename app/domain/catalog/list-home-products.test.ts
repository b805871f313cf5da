import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listHomeProducts } from "./list-home-products.server.ts";

async function makeMany(count: number, wanted: Parameters<typeof makeProduct>[0] = {}) {
  const { id: categoryId } = await makeCategory();
  const made = [];
  for (let number = 0; number < count; number++)
    made.push(await makeProduct({ categoryId, popularity: count - number, ...wanted }));
  return made;
}

const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

afterEach(async () => {
  await db.product.deleteMany();
});

test("A2.01 the home page has the season's products in their order, and a shelf of ten: the featured ones, the most popular first", async () => {
  const featured = await makeMany(30, { featured: true });
  const [mango, melon] = await makeMany(2);
  await db.seasonalProduct.createMany({
    data: [
      { productId: mango?.id ?? 0, order: 2 },
      { productId: melon?.id ?? 0, order: 1 },
    ],
  });
  const { seasonal, everyday } = await listHomeProducts();
  expect(idsOf(seasonal)).toEqual([melon?.id, mango?.id]);
  expect(idsOf(everyday)).toEqual(idsOf(featured).slice(0, 10));
});

test("a shop with few featured products fills the page with what sells best, and shows nothing twice", async () => {
  const others = await makeMany(30);
  const [mango] = await makeMany(1, { featured: true });
  await db.seasonalProduct.create({ data: { productId: mango?.id ?? 0 } });
  const [tea] = await makeMany(1, { featured: true });
  const { seasonal, everyday } = await listHomeProducts();
  expect(idsOf(seasonal)).toEqual([mango?.id]);
  expect(idsOf(everyday)).toEqual([tea?.id, ...idsOf(others).slice(0, 9)]);
});

test("drafts and products whose season is over are not offered", async () => {
  const [draft] = await makeMany(1, { featured: true, status: "draft" });
  const [past] = await makeMany(1, { popularity: -5 });
  await db.seasonalProduct.createMany({
    data: [{ productId: draft?.id ?? 0 }, { productId: past?.id ?? 0, featured: false }],
  });
  const { seasonal, everyday } = await listHomeProducts();
  expect([idsOf(seasonal), idsOf(everyday)]).toEqual([[], [past?.id]]);
});

test("an empty shop has an empty home page", async () => {
  expect(await listHomeProducts()).toEqual({ seasonal: [], everyday: [] });
});
