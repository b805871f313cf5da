import { expect, test } from "vitest";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { loader as alias } from "./categories_.$id.tsx";
import { loader } from "./category.$id.tsx";

const open = (id: string, query = "") => answerTo(loader(visit(`/category/${id}${query}`, { params: { id } })));

test("A2.07 a category's page shows its products at both addresses, and names the one it is known by", async () => {
  const category = await makeCategory({ name: "Fresh Fruit", description: "Ripe today." });
  await makeProduct({ categoryId: category.id, name: "Kinnow" });
  await makeProduct();
  const page = {
    ...{ name: "Fresh Fruit", about: "Ripe today.", title: "Fresh Fruit online in Multan" },
    ...{ canonical: `http://shop.test/category/${category.id}`, view: { products: [{ name: "Kinnow" }], categories: [] } },
  };
  expect((await open(String(category.id))).body).toMatchObject(page);
  const id = String(category.id);
  expect((await answerTo(alias(visit(`/categories/${id}`, { params: { id } })))).body).toMatchObject(page);
});

test("the address can't show another category's products under its name", async () => {
  const [fruit, dairy] = [await makeCategory(), await makeCategory()];
  const { body } = await open(String(fruit.id), `?category=${dairy.id}&subcategory=${dairy.subcategories[0]?.id}`);
  expect(body).toMatchObject({ view: { query: { category: fruit.id, subcategory: null } } });
});

test.each(["0", "-1", "99999", "99999999999", "1e3", "x", "1;drop", "%00", ""])("a category %s is not there", async (id) => {
  expect(await open(id)).toMatchObject({ status: 404 });
});
