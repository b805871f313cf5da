import { beforeAll, describe, expect, test } from "vitest";
import { listingParams } from "#app/domain/catalog/listing-address.ts";
import { everything } from "#app/domain/catalog/product-query.ts";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { listingItems } from "#tests/support/listing-items.ts";
import { loader } from "./products.tsx";

async function open(query = "", cookie?: string) {
  const page = await loader(visit(`/products${query}`, cookie ? { cookie } : {}));
  return { ...page, view: listingItems(page.view) };
}
const shown = async (query: string) => (await open(query)).view.products.map(({ name }) => name);

let vegetables: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  vegetables = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
  const place = { categoryId: vegetables.id, subcategoryId: vegetables.subcategories[0]?.id };
  await makeProduct({ ...place, name: "Potatoes", nameUr: "Aloo", popularity: 3 });
  await makeProduct({ ...place, name: "Onions", nameUr: "Pyaz", popularity: 2, featured: true });
  await makeProduct({ name: "Black Tea", nameUr: "Chai", popularity: 1 });
  await makeProduct({ name: "Draft", status: "draft", popularity: 9 });
});

test("A2.02 A6.01 a visitor browses all products, the most popular first", async () => {
  const page = await open();
  expect(page).toMatchObject({
    title: "All products",
    head: { canonical: "http://shop.test/products" },
    view: { hasNext: false },
  });
  expect(page.view.products.map(({ name }) => name)).toEqual(["Potatoes", "Onions", "Black Tea"]);
});

test("A2.03 A6.01 a visitor searches, in either language", async () => {
  const page = await open("?search=%20pyaz%20", "lang=ur");
  expect(page).toMatchObject({ title: "“pyaz” ke nataij", head: { canonical: "http://shop.test/products?search=pyaz" } });
  expect(page.view.products.map(({ name }) => name)).toEqual(["Onions"]);
});

test("a visitor finds a product by the barcode of its packet, however it is written; a draft and a word stay what they are", async () => {
  await makeProduct({ name: "Rose Sharbat", barcode: "8964000100022" });
  await makeProduct({ name: "Draft Sharbat", barcode: "8964000100039", status: "draft" });
  for (const code of ["8964000100022", "08964000100022", "8964 0001 00022", "۸۹۶۴۰۰۰۱۰۰۰۲۲", "EAN: 8964000100022"])
    expect(await shown(`?search=${encodeURIComponent(code)}`), code).toEqual(["Rose Sharbat"]);
  expect(await shown("?search=8964000100022&max=1")).toEqual([]);
  expect(await shown("?search=8964000100039")).toEqual([]);
  await db.product.deleteMany({ where: { name: { endsWith: " Sharbat" } } });
});

test.each([
  ["2 kg aloo", "Understood: 2\u00a0kg of aloo", "Samjhe: 2\u00a0kg aloo"],
  ["aadha kilo pyaz", "Understood: 500\u00a0g of pyaz", "Samjhe: 500\u00a0g pyaz"],
  ["pyaz", null, null],
  ["2 kg xylophone", null, null],
])("a search says back the amount that it understood: %s", async (search, en, ur) => {
  const query = `?${new URLSearchParams({ search })}`;
  expect((await open(query)).understood).toBe(en);
  expect((await open(query, "lang=ur")).understood).toBe(ur);
});

test("A2.04 /products?featured=true shows the featured products", async () => {
  expect(await open("?featured=true")).toMatchObject({ title: "Featured products", view: { products: [{ name: "Onions" }] } });
  expect(await shown("?featured=yes")).toHaveLength(3);
});

test("a category narrows the list and brings its shelves as chips", async () => {
  const { title, view } = await open(`?category=${vegetables.id}`, "lang=ur");
  expect(title).toBe("Sabziyan");
  expect(view.products).toHaveLength(2);
  expect(view.shelves).toEqual([{ id: vegetables.subcategories[0]?.id, name: "Khana" }]);
});

test("a shelf alone says which category it is in", async () => {
  const subcategory = vegetables.subcategories[0]?.id;
  expect((await open(`?subcategory=${subcategory}`)).view.query).toMatchObject({ category: vegetables.id, subcategory });
});

describe("what makes no sense in the address is left out", () => {
  const usual = everything;

  test.each([
    "?category=999999",
    "?category=-1",
    "?subcategory=x",
    "?sort=cheapest",
    "?page=0",
    "?page=1.5",
    "?page=99999999999",
    "?x=1",
    "?brand=Nobody",
    "?min=-5&max=cheap",
    "?min=0",
    "?quality=D",
    "?in_stock=yes&discounted=1",
  ])("%s", async (query) => {
    const { view } = await open(query);
    expect(view.query).toEqual(usual);
    expect(view.products).toHaveLength(3);
  });

  test("a shelf of another category", async () => {
    const { id } = await makeCategory();
    const { query } = (await open(`?category=${id}&subcategory=${vegetables.subcategories[0]?.id}`)).view;
    expect(query).toMatchObject({ category: id, subcategory: null });
  });

  test.each(hostileCases)("%s in every parameter", async (_, value) => {
    for (const name of [...listingParams, "search[]", "category.id"]) {
      if (value === "") continue;
      const { view } = await open(`?${new URLSearchParams({ [name]: value })}`);
      expect(Array.isArray(view.products)).toBe(true);
      expect(view.query.search.length).toBeLessThanOrEqual(100);
    }
  });

  test("a parameter given twice", async () => {
    expect((await open("?sort=name&sort=newest&page=1&page=2")).view.query).toMatchObject({ sort: "name", page: 1 });
  });
});

describe("the filters", () => {
  let categoryId: number;

  beforeAll(async () => {
    ({ id: categoryId } = await makeCategory({ name: "Biscuits" }));
    const biscuit = (name: string, more: object) => makeProduct({ categoryId, name, ...more });
    await biscuit("Sooper", { companyName: "Peek Freans", price: rupees(100), popularity: 9, quality: "B" });
    await biscuit("Rio", { companyName: "Peek Freans", price: rupees(60), popularity: 8, stockQuantity: 0 });
    await biscuit("Prince", {
      companyName: "LU",
      price: rupees(120),
      popularity: 7,
      discountPercent: 5000,
      discountActive: true,
    });
    await biscuit("Zeera Plus", { companyName: "LU", price: rupees(80), popularity: 6, discountPercent: 900, inStock: false });
  });

  test.each([
    ["?brand=LU", ["Prince", "Zeera Plus"]],
    ["?brand=peek+freans", ["Sooper", "Rio"]],
    ["?brand=lu&brand=Peek+Freans&brand=LU&brand=Nobody&in_stock=true", ["Sooper", "Prince"]],
    ["?min=60&max=80", ["Rio", "Prince", "Zeera Plus"]],
    ["?max=60.50", ["Rio", "Prince"]],
    ["?max=60&min=80", ["Rio", "Prince", "Zeera Plus"]],
    ["?min=81", ["Sooper"]],
    ["?quality=B", ["Sooper"]],
    ["?in_stock=true", ["Sooper", "Prince"]],
    ["?discounted=true", ["Prince"]],
    ["?brand=LU&in_stock=true&max=200&quality=A&discounted=true&sort=price-low", ["Prince"]],
    ["?brand=LU&sort=price-low", ["Prince", "Zeera Plus"]],
    ["?search=sooper&max=99", []],
  ])("A2.02 %s keeps %j", async (query, names) => {
    expect(await shown(`${query}&category=${categoryId}`)).toEqual(names);
  });

  test("A2.02 a price counts as customers see it, in the list as on the card", async () => {
    const { view } = await open(`?category=${categoryId}&max=60`);
    expect(view.products.map(({ price }) => price)).toEqual([rupees(60), rupees(60)]);
  });

  test("brands are offered where they are sold", async () => {
    expect((await open(`?category=${categoryId}`)).view.brands).toEqual(["LU", "Peek Freans"]);
    expect((await open(`?category=${vegetables.id}`)).view.brands).toEqual([]);
    expect((await open(`?category=${vegetables.id}&brand=LU`)).view).toMatchObject({ brands: ["LU"], products: [] });
  });

  test("A2.02 every choice says how many products it would leave with the other filters as they are", async () => {
    const viewOf = async (query: string) => {
      const { total, choices } = (await open(`?category=${categoryId}${query}`)).view;
      return { total: total?.count, ...choices };
    };
    expect(await viewOf("")).toEqual({
      ...{ total: 4, brands: { LU: 2, "Peek Freans": 2 }, qualities: { A: 3, B: 1 }, inStock: 2, discounted: 1 },
    });
    expect(await viewOf("&brand=LU")).toMatchObject({ total: 2, brands: { LU: 2, "Peek Freans": 2 }, inStock: 1, discounted: 1 });
    expect(await viewOf("&brand=LU&quality=B")).toMatchObject({ total: 0, brands: { "Peek Freans": 1 }, qualities: { A: 2 } });
    expect(await viewOf("&max=60")).toMatchObject({
      total: 2,
      brands: { LU: 1, "Peek Freans": 1 },
      qualities: { A: 2 },
      inStock: 1,
    });
    expect((await open(`?category=${categoryId}&brand=Peek+Freans&brand=LU`)).view.query.brands).toEqual(["LU", "Peek Freans"]);
  });

  test("a search says how many products it found, on every page, and sizes of one article count once", async () => {
    for (const size of [1, 2, 5])
      await makeProduct({
        name: `Zeera Rice ${size} kg`,
        unitSize: String(size),
        packFamily: "zeera rice",
        companyName: "Rice House",
      });
    expect((await open("?search=zeera")).view).toMatchObject({ total: { count: 2, isMore: false } });
    expect((await open("?search=nothingofthekind")).view.total).toEqual({ count: 0, isMore: false });
    expect((await open("?brand=Rice+House")).view).toMatchObject({ total: { count: 1 }, products: [{ sizes: { length: 3 } }] });
    await db.product.deleteMany({ where: { packFamily: "zeera rice" } });
  });

  test("a search offers the brands of what it found, and says how many products each choice leaves", async () => {
    const named = (name: string, companyName: string, more = {}) => makeProduct({ name, companyName, ...more });
    await named("Falsa Syrup", "Qarshi");
    await named("Falsa Sharbat", "Rooh Afza", { inStock: false });
    await named("Falsa Jam", "Rooh Afza", { discountActive: true, discountPercent: 1000, quality: "B" });
    for (const size of ["1", "2"]) await named(`Falsa Drink ${size} l`, "Qarshi", { unitSize: size, packFamily: "falsa drink" });
    const found = async (query: string) => {
      const { brands, choices, total } = (await open(`?search=falsa${query}`)).view;
      return { brands, choices, total: total?.count };
    };
    expect(await found("")).toEqual({
      brands: ["Qarshi", "Rooh Afza"],
      choices: { brands: { Qarshi: 2, "Rooh Afza": 2 }, qualities: { A: 3, B: 1 }, inStock: 3, discounted: 1 },
      total: 4,
    });
    expect(await found("&brand=Rooh+Afza&in_stock=true")).toEqual({
      brands: ["Qarshi", "Rooh Afza"],
      choices: { brands: { Qarshi: 2, "Rooh Afza": 1 }, qualities: { B: 1 }, inStock: 1, discounted: 1 },
      total: 1,
    });
    expect(await found("&brand=Rooh+Afza&brand=Qarshi&sort=name")).toMatchObject({ total: 4 });
    await db.product.deleteMany({ where: { name: { startsWith: "Falsa" } } });
  });

  test("a form without JavaScript names its empty fields; its list has an address without them", async () => {
    const query = `?search=&category=${categoryId}&brand=LU&min=&max=90&quality=&sort=`;
    expect(await answerTo(open(query))).toMatchObject({
      status: 302,
      location: `/products?category=${categoryId}&brand=LU&max=90`,
    });
  });

  test("search engines know a narrowed list by the page that it narrows", async () => {
    const { head } = await open(`?category=${categoryId}&brand=LU&min=50&sort=newest&page=2`);
    expect(head.canonical).toBe(`http://shop.test/category/${categoryId}?page=2`);
  });
});

test("A2.02 what staff wrote of the list is said of the list, not of a search", async () => {
  await db.seoRecord.create({ data: { pageId: "products", pageName: "Products", pageType: "page", metaTitle: "Sauda" } });
  expect((await open()).head).toMatchObject({ title: "Sauda", isTitleWhole: true });
  expect((await open("?search=pyaz")).head.title).toContain("pyaz");
});

test("a page beyond the last is empty, not broken", async () => {
  expect(await open("?page=40")).toMatchObject({ view: { products: [], hasNext: false, query: { page: 40 } } });
});

test("prices and stock are read anew for every page", async () => {
  const { id } = await makeProduct({ name: "Zucchini", price: 10_000 });
  await db.product.update({ where: { id }, data: { price: 12_000, stockQuantity: 0 } });
  expect((await open("?search=zucchini")).view.products).toMatchObject([{ price: 12_000, soldOut: true }]);
});
