import { expect, test } from "vitest";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { visit } from "#tests/fixtures/request.ts";
import { loader } from "./_index.tsx";
import { loader as categories } from "./categories.tsx";
import { loader as home } from "./home.tsx";

test("A2.01 A6.01 a visitor finds products and categories on the home page, in English and in Roman Urdu", async () => {
  const { id: categoryId } = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
  await makeProduct({ categoryId, name: "Potatoes" });
  expect(await loader(visit("/"))).toMatchObject({
    ...{ title: "Online grocery in Multan", canonical: "http://shop.test/" },
    ...{ everyday: [{ name: "Potatoes" }], categories: [{ name: "Vegetables" }] },
  });
  expect(await loader(visit("/", { cookie: "lang=ur" }))).toMatchObject({ categories: [{ name: "Sabziyan" }] });
});

test("/home is the home page", async () => {
  expect(await home(visit("/home"))).toEqual(await loader(visit("/")));
});

test("A2.06 /categories lists every category", async () => {
  const page = await categories(visit("/categories"));
  expect(page).toMatchObject({ title: "Categories", canonical: "http://shop.test/categories" });
  expect(page.categories.map(({ name }) => name)).toContain("Vegetables");
});
