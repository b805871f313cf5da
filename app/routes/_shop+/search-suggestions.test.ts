import { beforeAll, expect, test } from "vitest";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { visit } from "#tests/fixtures/request.ts";
import { loader } from "./search-suggestions.ts";

let category: Awaited<ReturnType<typeof makeCategory>>;

beforeAll(async () => {
  category = await makeCategory({ name: "Fresh Fruit", nameUr: "Taza Phal" });
  await makeProduct({ categoryId: category.id, name: "Mango", nameUr: "Aam", price: 25_000, stockQuantity: 0 });
});

const answer = async (q: string, cookie = "") => {
  const response = await loader(visit(`/search-suggestions?${new URLSearchParams({ q })}`, cookie ? { cookie } : {}));
  return { response, suggestions: await response.json() };
};

test("A6.01 a visitor is offered products with today's price and stock, and categories with their address", async () => {
  expect((await answer("aam")).suggestions).toMatchObject({
    products: [{ name: "Mango", price: 25_000, soldOut: true }],
    shelves: [],
  });
  expect((await answer("fruit")).suggestions.shelves).toEqual([{ name: "Fresh Fruit", href: `/category/${category.id}` }]);
});

test("Add of a suggestion takes the amount that was typed, in what the product is sold by", async () => {
  await makeProduct({ name: "Potatoes", unit: "kg", soldByWeight: true, quantityStep: 250 });
  await makeProduct({ name: "Chakki Atta 5 kg", unit: "kg", unitSize: "5" });
  expect((await answer("1.5 kg potatoes")).suggestions.products).toMatchObject([{ name: "Potatoes", asked: 1500 }]);
  expect((await answer("10 kg atta")).suggestions.products).toMatchObject([{ name: "Chakki Atta 5 kg", asked: 2000 }]);
  expect((await answer("potatoes")).suggestions.products[0]).not.toHaveProperty("asked");
});

test("categories are named in the visitor's language, and the answer is kept for nobody else", async () => {
  const { response, suggestions } = await answer("phal", "lang=ur");
  expect(suggestions.shelves).toEqual([{ name: "Taza Phal", href: `/category/${category.id}` }]);
  expect(response.headers.get("Cache-Control")).toBe("private, max-age=30");
});

test.each(hostileCases)("%s is a search like any other", async (_, value) => {
  const { response, suggestions } = await answer(value);
  expect(response.status).toBe(200);
  expect(Array.isArray(suggestions.products)).toBe(true);
});
