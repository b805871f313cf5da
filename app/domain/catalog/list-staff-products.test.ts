import { describe, expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listMatchingIds, listStaffProducts } from "./list-staff-products.server.ts";
import { type StaffFilter, staffPageSize } from "./staff-query.ts";

const all: StaffFilter = {
  search: "",
  category: null,
  subcategory: null,
  stock: null,
  status: null,
  featured: false,
  discounted: false,
  sort: "name",
  page: 1,
};

const shelf = await makeCategory({ name: "Sabzi Mandi" });
const onShelf = { categoryId: shelf.id, subcategoryId: shelf.subcategories[0]!.id };
const tomatoes = await makeProduct({
  name: "Tomatoes",
  nameUr: "Tamatar",
  ...onShelf,
  price: rupees(120),
  costPrice: rupees(100),
});
const ketchup = await makeProduct({ name: "Tomato Ketchup", companyName: "National", barcode: "8961008206924", featured: true });
const gone = await makeProduct({ name: "Zucchini", stockQuantity: 0, discountPercent: 600, discountActive: true });
const few = await makeProduct({ name: "Yam", stockQuantity: 3000, price: rupees(20) });
const draft = await makeProduct({ name: "Quince", status: "draft" });
const archived = await makeProduct({ name: "Radish", status: "archived", inStock: false });

const idsOf = async (requested: Partial<StaffFilter>) => {
  const { products } = await listStaffProducts({ ...all, ...requested }, { costVisible: true });
  return products.map(({ id }) => id);
};

describe("the list of products", () => {
  test("shows active and draft ones by name, archived ones when they are asked for", async () => {
    expect(await idsOf({})).toEqual([draft, ketchup, tomatoes, few, gone].map(({ id }) => id));
    expect(await idsOf({ status: "archived" })).toEqual([archived.id]);
    expect(await idsOf({ status: "draft" })).toEqual([draft.id]);
  });

  test("is narrowed by category, shelf, stock, featured and discount", async () => {
    expect(await idsOf({ category: shelf.id })).toEqual([tomatoes.id]);
    expect(await idsOf({ subcategory: onShelf.subcategoryId })).toEqual([tomatoes.id]);
    expect(await idsOf({ stock: "out" })).toEqual([gone.id]);
    expect(await idsOf({ stock: "low" })).toEqual([few.id]);
    expect(await idsOf({ stock: "in" })).not.toContain(gone.id);
    expect(await idsOf({ featured: true })).toEqual([ketchup.id]);
    expect(await idsOf({ discounted: true })).toEqual([gone.id]);
  });

  test("is put in order by name, age, price and popularity", async () => {
    expect((await idsOf({ sort: "price-low" }))[0]).toBe(few.id);
    expect((await idsOf({ sort: "price-high" })).at(-1)).toBe(few.id);
    expect((await idsOf({ sort: "newest" }))[0]).toBe(draft.id);
    expect(await idsOf({ sort: "popular" })).toHaveLength(5);
  });

  test.each([
    ["its name", "tomatoes", "tomatoes"],
    ["its Roman Urdu name in another spelling", "tamaatar", "tomatoes"],
    ["its brand", "national", "ketchup"],
    ["its barcode", "8961008206924", "ketchup"],
    ["a slip of the finger", "zuchini", "gone"],
  ])("finds a product by %s", async (_, search, wanted) => {
    const product = { tomatoes, ketchup, gone }[wanted]!;
    expect(await idsOf({ search })).toContain(product.id);
  });

  test("finds a product by its number, and only within the filters", async () => {
    expect(await idsOf({ search: `#${few.id}` })).toEqual([few.id]);
    expect(await idsOf({ search: "radish" })).toEqual([]);
    expect(await idsOf({ search: "radish", status: "archived" })).toEqual([archived.id]);
    expect(await idsOf({ search: "tomato", featured: true })).toEqual([ketchup.id]);
    expect(await idsOf({ search: "%' OR 1=1 --" })).toEqual([]);
  });

  test("finds what begins with the same digits too, unless the number is asked for with its sign", async () => {
    const alike = await makeProduct({ name: `${few.id} in one` });
    expect((await idsOf({ search: String(few.id) })).toSorted()).toEqual([few.id, alike.id].toSorted());
    expect(await idsOf({ search: `#${few.id}` })).toEqual([few.id]);
    await db.product.delete({ where: { id: alike.id } });
  });

  test("what answers best stands on top, as in the shop's own search, with an amount or without", async () => {
    await makeProduct({ name: "Apple and tomatoes" });
    for (const search of ["tomatoes", "2 kg tamatar", "tamataron"])
      expect((await idsOf({ search }))[0], search).toBe(tomatoes.id);
  });

  test("tells the cost only to those who may know it", async () => {
    const first = async (costVisible: boolean) =>
      (await listStaffProducts({ ...all, category: shelf.id }, { costVisible })).products[0];
    expect(await first(true)).toHaveProperty("costPrice", rupees(100));
    expect(await first(false)).not.toHaveProperty("costPrice");
  });

  test("is read page by page, fifty at a time, none twice", async () => {
    await db.product.createMany({
      data: Array.from({ length: 120 }, (_, number) => ({
        name: `Many ${String(number).padStart(3, "0")}`,
        description: "Many",
        price: 100 + number,
        categoryId: shelf.id,
        status: number % 2 ? ("draft" as const) : ("active" as const),
      })),
    });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf({ category: shelf.id, page })));
    expect(pages.map((ids) => ids.length)).toEqual([staffPageSize, staffPageSize, 21, 0]);
    expect(new Set(pages.flat()).size).toBe(121);
    expect(await listMatchingIds({ ...all, category: shelf.id })).toHaveLength(121);
  });
});
