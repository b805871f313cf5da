import { beforeAll, describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listProducts } from "./list-products.server.ts";
import { everything, type ProductQuery } from "./product-query.ts";
import { pageSize } from "./product-sorts.ts";

const listed = async (query: Partial<ProductQuery> = {}) =>
  (await listProducts({ ...everything, ...query })).products.map(({ name }) => name);

let vegetables: Awaited<ReturnType<typeof makeCategory>>;
let dairy: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  vegetables = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
  dairy = await makeCategory({ name: "Milk and Eggs", nameUr: "Doodh aur Anday" });
  const inVegetables = { categoryId: vegetables.id, subcategoryId: vegetables.subcategories[0]?.id };
  const inDairy = { categoryId: dairy.id };
  await makeProduct({ ...inVegetables, name: "Potatoes", nameUr: "Aloo", popularity: 90, price: rupees(95) });
  await makeProduct({ ...inVegetables, name: "Onions", nameUr: "Pyaz", popularity: 80, price: rupees(130), featured: true });
  const discount = { discountPercent: 5000, discountActive: true };
  await makeProduct({ ...inVegetables, name: "Tomatoes", nameUr: "Tamatar", popularity: 70, price: rupees(180), ...discount });
  await makeProduct({ ...inDairy, name: "Full Cream Milk", nameUr: "Khalis Doodh", popularity: 60, price: rupees(290) });
  await makeProduct({ ...inDairy, name: "Farm Eggs", nameUr: "Anday", popularity: 50, price: rupees(320), keywords: ["anda"] });
  await makeProduct({ ...inDairy, name: "Milk Chocolate", popularity: 65, price: rupees(60), keywords: ["sweet"] });
  await makeProduct({ ...inVegetables, name: "Hidden Aloo", status: "draft", popularity: 99 });
  await makeProduct({ ...inVegetables, name: "Old Aloo", status: "archived", popularity: 99 });
  await db.searchSynonym.createMany({
    data: [
      { words: ["aloo", "aaloo", "potato"] },
      { words: ["doodh", "milk"] },
      { words: ["pyaz", "piaz", "onion"] },
      { words: ["desi khana", "farm"] },
    ],
  });
});

describe("what a list shows", () => {
  test("A2.02 active products, the most popular first; drafts and archived ones never", async () => {
    expect(await listed()).toEqual(["Potatoes", "Onions", "Tomatoes", "Milk Chocolate", "Full Cream Milk", "Farm Eggs"]);
  });

  test("A2.04 only the featured ones, when asked", async () => {
    expect(await listed({ featured: true })).toEqual(["Onions"]);
  });

  test("only those of a category or of a shelf", async () => {
    expect(await listed({ category: dairy.id })).toEqual(["Milk Chocolate", "Full Cream Milk", "Farm Eggs"]);
    expect(await listed({ subcategory: vegetables.subcategories[0]?.id ?? 0 })).toEqual(["Potatoes", "Onions", "Tomatoes"]);
  });

  test("sorted by the price that customers see, discounts included", async () => {
    const byPrice = ["Milk Chocolate", "Tomatoes", "Potatoes", "Onions", "Full Cream Milk", "Farm Eggs"];
    expect(await listed({ sort: "price-low" })).toEqual(byPrice);
    expect(await listed({ sort: "price-high" })).toEqual(byPrice.toReversed());
  });

  test("sorted by name, or the newest first", async () => {
    expect((await listed({ sort: "name" })).slice(0, 2)).toEqual(["Farm Eggs", "Full Cream Milk"]);
    await db.product.updateMany({ where: { name: "Onions" }, data: { createdAt: new Date(Date.now() + 60_000) } });
    expect((await listed({ sort: "newest" }))[0]).toBe("Onions");
  });
});

describe("of several sizes of one article", () => {
  const sizesOf = (query: Partial<ProductQuery>) =>
    listProducts({ ...everything, category: flour.id, ...query }).then(({ products }) =>
      products.map(({ name, sizes = [] }) => [name, ...sizes.map(({ unitSize }) => unitSize)].join(" | ")),
    );
  let flour: Awaited<ReturnType<typeof makeCategory>>;

  beforeAll(async () => {
    flour = await makeCategory({ name: "Flour" });
    const size = (unitSize: string, popularity: number, price: number, change = {}) =>
      makeProduct({
        ...{ categoryId: flour.id, name: `Chakki Atta ${unitSize} kg`, unitSize, popularity, price: rupees(price) },
        ...{ packFamily: "chakki atta", ...change },
      });
    await size("5", 20, 790);
    await size("10", 30, 1540);
    await size("20", 99, 3000, { status: "draft" });
    await makeProduct({ categoryId: flour.id, name: "Fine Maida 1 kg", popularity: 25, price: rupees(200) });
  });

  test("a list shows the one that comes first in its order, with all that are on sale, the cheapest first", async () => {
    expect(await sizesOf({})).toEqual(["Chakki Atta 10 kg | 5 | 10", "Fine Maida 1 kg"]);
    expect(await sizesOf({ sort: "price-low" })).toEqual(["Fine Maida 1 kg", "Chakki Atta 5 kg | 5 | 10"]);
    expect(await sizesOf({ sort: "price-high" })).toEqual(["Chakki Atta 10 kg | 5 | 10", "Fine Maida 1 kg"]);
    expect(await sizesOf({ sort: "name", subcategory: null })).toEqual(["Chakki Atta 10 kg | 5 | 10", "Fine Maida 1 kg"]);
  });

  test("a filter that fits one size shows that one", async () => {
    expect(await sizesOf({ priceTo: rupees(1000) })).toEqual(["Fine Maida 1 kg", "Chakki Atta 5 kg | 5 | 10"]);
    expect(await sizesOf({ priceFrom: rupees(1000) })).toEqual(["Chakki Atta 10 kg | 5 | 10"]);
  });

  test("a search shows the size that was asked for, and in its own order the first", async () => {
    expect((await sizesOf({ search: "5 kg chakki atta" }))[0]).toBe("Chakki Atta 5 kg | 5 | 10");
    expect((await sizesOf({ search: "10 kg chakki atta" }))[0]).toBe("Chakki Atta 10 kg | 5 | 10");
    expect(await sizesOf({ search: "chakki atta" })).toHaveLength(1);
    expect(await sizesOf({ search: "chakki", sort: "price-low" })).toEqual(["Chakki Atta 5 kg | 5 | 10"]);
    expect(await sizesOf({ search: "ch" })).toEqual(["Chakki Atta 10 kg | 5 | 10"]);
  });

  test("where each size is chosen by itself all are listed", async () => {
    const all = await listProducts({ ...everything, category: flour.id }, { everySize: true });
    const found = await listProducts({ ...everything, search: "chakki atta" }, { everySize: true });
    expect([all.products.length, found.products.length]).toEqual([3, 2]);
  });

  test("pages count articles: none is shown twice, and none is passed over", async () => {
    const shelf = await makeCategory();
    await db.$executeRaw`
      INSERT INTO products (name, description, price, category_id, popularity, unit_size, pack_family, updated_at)
      SELECT 'Tea ' || n, '', 1000 + n, ${shelf.id}::int, n, n::text, 'tea ' || n / 2, now() FROM generate_series(0, ${2 * pageSize + 1}) AS n`;
    const page = (number: number) => listProducts({ ...everything, category: shelf.id, page: number });
    const [first, second] = [await page(1), await page(2)];
    expect([first.products.length, first.hasNext, second.products.length, second.hasNext]).toEqual([pageSize, true, 1, false]);
    expect(new Set([...first.products, ...second.products].map(({ name }) => name)).size).toBe(pageSize + 1);
    expect(second.products[0]?.sizes).toHaveLength(2);
    await db.product.deleteMany({ where: { categoryId: shelf.id } });
  });
});

describe("what a search finds", () => {
  test.each(["aaloo", "alu", "ALOO!", "potato", "potatos"])("A2.03 %s finds the potatoes", async (search) => {
    expect((await listed({ search }))[0]).toBe("Potatoes");
  });

  test("the word itself before what only means the same", async () => {
    expect(await listed({ search: "doodh" })).toEqual(["Full Cream Milk", "Milk Chocolate", "Farm Eggs"]);
    expect((await listed({ search: "dudh" }))[0]).toBe("Full Cream Milk");
    expect((await listed({ search: "pyaz" }))[0]).toBe("Onions");
  });

  test("the product before the category that is called the same", async () => {
    expect((await listed({ search: "anday" }))[0]).toBe("Farm Eggs");
  });

  test("every word counts", async () => {
    expect(await listed({ search: "milk chocolate" })).toEqual(["Milk Chocolate"]);
    expect(await listed({ search: "milk onion" })).toEqual([]);
  });

  test("a phrase of several words may mean one thing", async () => {
    expect((await listed({ search: "desi khana" }))[0]).toBe("Farm Eggs");
  });

  test.each([
    ["tomtoes", "Tomatoes"],
    ["chocolte", "Milk Chocolate"],
  ])("a slip of the finger, %s, still finds it", async (search, name) => {
    expect((await listed({ search }))[0]).toBe(name);
  });

  test.each([
    ["آلو", "Potatoes"],
    ["2 kg aloo", "Potatoes"],
    ["aadha kilo tamatar", "Tomatoes"],
    ["aaluon", "Potatoes"],
    ["aaloo ki bori", "Potatoes"],
    ["chips wale aaloo", "Potatoes"],
    ["kausar aaloo", "Potatoes"],
  ])("in Urdu script, with an amount, in a plural, packed or by a brand it lacks: %s", async (search, name) => {
    expect((await listed({ search }))[0]).toBe(name);
  });

  test.each(["xylophone", "!!!", "zzzz", "%", "\\", "(", "[[:alpha:]]", "' OR 1=1 --"])("nothing for %s", async (search) => {
    expect(await listed({ search })).toEqual([]);
  });

  test("in the order asked for", async () => {
    expect(await listed({ search: "milk", sort: "price-low", category: dairy.id })).toEqual([
      "Milk Chocolate",
      "Full Cream Milk",
      "Farm Eggs",
    ]);
  });
});

describe("page by page", () => {
  test("a page shows 24, and the last one knows that it is", async () => {
    const { id } = await makeCategory();
    for (let number = 1; number <= pageSize + 2; number++)
      await makeProduct({ categoryId: id, name: `Thing ${number}`, popularity: -number });
    const first = await listProducts({ ...everything, category: id });
    const second = await listProducts({ ...everything, category: id, page: 2 });
    expect(first.products).toHaveLength(pageSize);
    expect([first.hasNext, second.hasNext]).toEqual([true, false]);
    expect(second.products.map(({ name }) => name)).toEqual(["Thing 25", "Thing 26"]);
    expect(await listProducts({ ...everything, category: id, page: 3 })).toMatchObject({
      products: [],
      hasNext: false,
      isCut: false,
    });
  });

  test("a list goes no further than its last page, and says so when there is more", async () => {
    const { id } = await makeCategory();
    await db.$executeRaw`INSERT INTO products (name, description, price, category_id, updated_at)
      SELECT 'Many ' || n, '', 100, ${id}, now() FROM generate_series(1, ${pageSize * 100 + 1}) AS n`;
    const all = { ...everything, category: id };
    const pageOf = async (query: ProductQuery) => {
      const { products, hasNext, isCut } = await listProducts(query);
      return { shown: products.length, hasNext, isCut };
    };
    expect(await pageOf({ ...all, page: 100 })).toEqual({ shown: pageSize, hasNext: true, isCut: false });
    expect(await pageOf({ ...all, inStock: true, page: 99 })).toEqual({ shown: pageSize, hasNext: true, isCut: false });
    expect(await pageOf({ ...all, inStock: true, page: 100 })).toEqual({ shown: pageSize, hasNext: false, isCut: true });
  });

  test("a search compares 200 products, and says so", async () => {
    const { hasNext, isCut, products } = await listProducts({ ...everything, search: "many", page: 9 });
    expect({ hasNext, isCut, shown: products.length }).toEqual({ hasNext: false, isCut: true, shown: 8 });
    expect(await listProducts({ ...everything, search: "potato" })).toMatchObject({ hasNext: false, isCut: false });
  });
});

describe("a search narrowed by", () => {
  const narrowings: [string, Partial<ProductQuery>, (row: Row) => boolean][] = [
    ["a quality", { quality: "B" }, ({ quality }) => quality === "B"],
    ["a brand", { brands: ['O\'Hara "1"'] }, ({ companyName }) => companyName === 'O\'Hara "1"'],
    ["two brands", { brands: ["LU", 'O\'Hara "1"'] }, ({ companyName }) => companyName !== null],
    ["a discount", { discounted: true }, ({ discountActive, discountPercent }) => discountActive && discountPercent > 0],
    ["featured", { featured: true }, ({ featured }) => featured],
    ["stock", { inStock: true }, ({ inStock, stockQuantity }) => inStock && stockQuantity !== 0],
    ["a price", { priceFrom: rupees(100), priceTo: rupees(200) }, (row) => row.price >= 10_000 && row.price <= 20_000],
  ];
  type Row = Awaited<ReturnType<typeof makeProduct>>;
  const rows: Row[] = [];

  beforeAll(async () => {
    const kinds = [
      { quality: "B" as const },
      { companyName: 'O\'Hara "1"' },
      { companyName: "LU" },
      { discountActive: true, discountPercent: 1000 },
      { discountActive: true },
      { featured: true },
      { inStock: false },
      { stockQuantity: 0 },
      { stockQuantity: 1 },
      { price: rupees(210) },
    ];
    for (const kind of kinds) rows.push(await makeProduct({ price: rupees(120), ...kind, name: `Gulqand ${rows.length}` }));
  });

  test.each(narrowings)("A2.02 A2.03 %s finds what the list of all shows narrowed so", async (_, filters, belongs) => {
    const names = rows.filter(belongs).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect((await listed({ ...filters, search: "gulqand" })).sort()).toEqual(names);
    expect((await listed({ ...filters, sort: "newest" })).filter((name) => name.startsWith("Gulqand")).sort()).toEqual(names);
  });
});
