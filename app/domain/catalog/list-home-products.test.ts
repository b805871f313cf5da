import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.server.ts";
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

describe("the rate board", () => {
  const at = (time: string) => new Date(`2026-11-20T${time}+05:00`);
  const log = (id: number, createdAt: Date, before: number, after: number) =>
    db.auditEntry.create({
      data: {
        entity: "product",
        entityId: String(id),
        action: "price",
        before: { price: before },
        after: { price: after },
        createdAt,
      },
    });
  const loose = (count: number) => makeMany(count, { soldByWeight: true, quantityStep: 250, price: 9_500 });
  const board = async () => (await listHomeProducts()).rates.map(({ product, change }) => [product.id, product.price, change]);
  beforeAll(() => setClock(at("11:00:00")));
  afterAll(() => setClock(null));

  test("has the six best sellers of what is weighed, each with what today's first change found", async () => {
    await makeMany(2);
    const [aloo, pyaz, tamatar, ...others] = (await loose(8)).map(({ id }) => id);
    if (!aloo || !pyaz || !tamatar) throw new Error("made");
    await log(aloo, at("06:10:00"), 10_000, 9_700);
    await log(aloo, at("09:00:00"), 9_700, 9_500);
    await log(tamatar, at("00:00:01"), 9_000, 9_500);
    await log(pyaz, new Date("2026-11-19T23:59:59+05:00"), 9_000, 9_500);
    expect(await board()).toEqual([
      [aloo, 9_500, -500],
      [pyaz, 9_500, 0],
      [tamatar, 9_500, 500],
      ...others.slice(0, 3).map((id) => [id, 9_500, 0]),
    ]);
  });

  test("shares its products with the shelves", async () => {
    const [aloo] = await loose(1);
    await log(aloo?.id ?? 0, at("06:10:00"), 10_000, 9_500);
    const { everyday, rates } = await listHomeProducts();
    expect(rates[0]?.product).toBe(everyday[0]);
  });

  test("is not there without a price log of the last week, and leaves out what is sold out", async () => {
    const [aloo, pyaz] = await loose(2);
    await log(aloo?.id ?? 0, new Date("2026-11-12T10:00:00+05:00"), 9_000, 9_500);
    expect(await board()).toEqual([]);
    await log(aloo?.id ?? 0, new Date("2026-11-14T10:00:00+05:00"), 9_000, 9_500);
    expect(await board()).toHaveLength(2);
    await db.product.update({ where: { id: pyaz?.id ?? 0 }, data: { inStock: false } });
    expect(await board()).toEqual([[aloo?.id, 9_500, 0]]);
  });
});

test("an empty shop has an empty home page", async () => {
  expect(await listHomeProducts()).toEqual({ seasonal: [], everyday: [], rates: [] });
});
