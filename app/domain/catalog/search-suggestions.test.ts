import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { listProducts } from "./list-products.server.ts";
import { everything } from "./product-query.ts";
import { listNearest } from "./search-nearest.server.ts";
import { suggest } from "./search-suggestions.server.ts";

let vegetables: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  vegetables = await makeCategory({ name: "Fresh Vegetables", nameUr: "Taza Sabziyan", displayOrder: 1 });
  await makeProduct({ categoryId: vegetables.id, name: "Tomatoes", nameUr: "Tamatar", popularity: 9 });
  await makeProduct({ categoryId: vegetables.id, name: "Potatoes", nameUr: "Aloo", popularity: 8 });
  await makeProduct({ name: "Tomato Ketchup", popularity: 7 });
  await makeProduct({ name: "Tomato Paste", status: "draft", popularity: 99 });
  for (let number = 1; number <= 8; number++) await makeProduct({ name: `Chips ${number}`, popularity: number });
  await db.searchSynonym.create({ data: { words: ["sabzi", "sabziyan"] } });
});

const names = async (text: string) => (await suggest(text)).products.map(({ name }) => name);

describe("while somebody types", () => {
  test("two letters are enough, one is not", async () => {
    expect(await names("to")).toEqual(["Tomatoes", "Tomato Ketchup"]);
    expect(await names("tom")).toEqual(["Tomatoes", "Tomato Ketchup"]);
    expect(await suggest("t")).toEqual({ products: [], shelves: [], amount: null });
  });

  test("two letters stand for all that may be written so, and as a name's own beginning they come first", async () => {
    expect(await names("aa")).toEqual(["Potatoes"]); // Aloo
    expect(await names("ch")).toEqual(["Chips 8", "Chips 7", "Chips 6", "Chips 5", "Chips 4", "Chips 3"]);
    expect(await names("ke")).toEqual(["Tomato Ketchup"]);
    expect(await names("pa")).toEqual([]); // only a draft
  });

  test("what is known by a word of two letters is found by it, and not by what begins so", async () => {
    await makeProduct({ name: "Am Papar", popularity: 3 });
    await makeProduct({ name: "Amrood", popularity: 99 });
    expect(await names("am")).toEqual(["Am Papar"]);
  });

  test("the next word's first letters take nothing away", async () => {
    expect(await names("tomato k")).toEqual(["Tomato Ketchup", "Tomatoes"]);
    expect(await names("tomato xy")).toEqual(["Tomato Ketchup", "Tomatoes"]);
  });

  test("six products at most, the likeliest first, drafts never", async () => {
    expect(await names("chips")).toEqual(["Chips 8", "Chips 7", "Chips 6", "Chips 5", "Chips 4", "Chips 3"]);
  });

  test("categories and shelves that are called so, in either language", async () => {
    const category = { category: vegetables.id, subcategory: null, name: "Fresh Vegetables", nameUr: "Taza Sabziyan" };
    expect((await suggest("veg")).shelves).toEqual([category]);
    expect((await suggest("sabzi")).shelves).toEqual([category]);
    expect((await suggest("khana")).shelves).toHaveLength(3);
    expect((await suggest("xylophone")).shelves).toEqual([]);
  });

  test("a product just renamed or taken off sale is not suggested as it was", async () => {
    const { id } = await makeProduct({ name: "Lassi" });
    expect(await names("lassi")).toEqual(["Lassi"]);
    await db.product.update({ where: { id }, data: { status: "archived" } });
    expect(await names("lassi")).toEqual([]);
  });
});

describe("when nothing answers all of it", () => {
  const near = async (search: string) => {
    const { products, words } = await listProducts({ ...everything, search });
    expect(products).toEqual([]);
    return words && (await listNearest(words)).map(({ name }) => name);
  };

  test("what answers most of it comes nearest", async () => {
    expect(await near("tomato ketchup ki chutney")).toEqual(["Tomato Ketchup", "Tomatoes"]);
  });

  test.each(["xylophone", "10 kg"])("nothing is near %s", async (text) => {
    expect(await near(text)).toEqual([]);
  });

  test("signs mean nothing", async () => {
    expect(await near("!!!")).toBeNull();
  });
});
