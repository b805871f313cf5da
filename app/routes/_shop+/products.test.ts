import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { visit } from "#tests/fixtures/request.ts";
import { loader } from "./products.tsx";

const open = (query = "", cookie?: string) => loader(visit(`/products${query}`, cookie ? { cookie } : {}));
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
  expect(page).toMatchObject({ title: "All products", canonical: "http://shop.test/products", view: { hasNext: false } });
  expect(page.view.products.map(({ name }) => name)).toEqual(["Potatoes", "Onions", "Black Tea"]);
});

test("A2.03 A6.01 a visitor searches, in either language", async () => {
  const page = await open("?search=%20pyaz%20", "lang=ur");
  expect(page).toMatchObject({ title: "“pyaz” ke nataij", canonical: "http://shop.test/products?search=pyaz" });
  expect(page.view.products.map(({ name }) => name)).toEqual(["Onions"]);
});

test("A2.04 featured=true shows the featured products", async () => {
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
  const usual = { search: "", category: null, subcategory: null, featured: false, sort: "popular", page: 1 };

  test.each([
    "?category=999999",
    "?category=-1",
    "?subcategory=x",
    "?sort=cheapest",
    "?page=0",
    "?page=1.5",
    "?page=99999999999",
    "?x=1",
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
    for (const name of ["search", "category", "subcategory", "featured", "sort", "page", "search[]", "category.id"]) {
      const { view } = await open(`?${new URLSearchParams({ [name]: value })}`);
      expect(Array.isArray(view.products)).toBe(true);
      expect(view.query.search.length).toBeLessThanOrEqual(100);
    }
  });

  test("a parameter given twice", async () => {
    expect((await open("?sort=name&sort=newest&page=1&page=2")).view.query).toMatchObject({ sort: "name", page: 1 });
  });
});

test("a page beyond the last is empty, not broken", async () => {
  expect(await open("?page=40")).toMatchObject({ view: { products: [], hasNext: false, query: { page: 40 } } });
});

test("prices and stock are read anew for every page", async () => {
  const { id } = await makeProduct({ name: "Zucchini", price: 10_000 });
  await db.product.update({ where: { id }, data: { price: 12_000, stockQuantity: 0 } });
  expect((await open("?search=zucchini")).view.products).toMatchObject([{ price: 12_000, soldOut: true }]);
});
