import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { findProduct } from "./find-product.server.ts";

test("A2.05 a product's page tells what it is and where it stands, in the visitor's language", async () => {
  const category = await makeCategory({ name: "Vegetables", nameUr: "Sabziyan" });
  const texts = { name: "Onions", nameUr: "Pyaz", description: "Red onions.", descriptionUr: "Laal pyaz.", companyName: "Mandi" };
  const place = { categoryId: category.id, subcategoryId: category.subcategories[0]?.id };
  const { id } = await makeProduct({ ...place, ...texts });
  expect(await findProduct(id, "en")).toMatchObject({
    ...{ product: { id, name: "Onions" }, nameUr: "Pyaz", brand: "Mandi", description: "Red onions." },
    ...{ category: { id: category.id, name: "Vegetables" }, subcategory: { name: "Shelf" } },
  });
  expect(await findProduct(id, "ur")).toMatchObject({
    ...{ description: "Laal pyaz.", category: { name: "Sabziyan" }, subcategory: { name: "Khana" } },
  });
});

test("A2.05 its pictures come in their order after the one of its card, each once; one without any shows its category's print", async () => {
  const { id } = await makeProduct({ imageUrl: "/uploads/products/1763635374123.webp" });
  const add = (url: string, displayOrder: number, alt?: string) =>
    db.productImage.create({ data: { productId: id, url, displayOrder, alt: alt ?? null } });
  await add("/uploads/products/1763635374125.webp", 2);
  await add("/uploads/products/1763635374124.webp", 1, "Cut open");
  await add("/uploads/products/1763635374123.webp", 3);
  expect((await findProduct(id, "en"))?.pictures).toEqual([
    { src: "/uploads/products/1763635374123.webp", alt: null },
    { src: "/uploads/products/1763635374124.webp", alt: "Cut open" },
    { src: "/uploads/products/1763635374125.webp", alt: null },
  ]);
  const plain = await makeProduct();
  expect((await findProduct(plain.id, "en"))?.pictures).toEqual([{ src: "/placeholders/shopping-basket-85.svg", alt: null }]);
});

test("up to six others of the same shelf stand below it, the most popular first, drafts never", async () => {
  const { id: categoryId, subcategories } = await makeCategory();
  const place = { categoryId, subcategoryId: subcategories[0]?.id };
  const { id } = await makeProduct(place);
  await makeProduct({ ...place, status: "draft", popularity: 99 });
  await makeProduct({ categoryId });
  for (let popularity = 1; popularity <= 7; popularity++)
    await makeProduct({ ...place, name: `Number ${popularity}`, popularity });
  const found = await findProduct(id, "en");
  expect(found?.related.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `Number ${number}`));
});

test("a product without a shelf has no neighbours", async () => {
  const { id: categoryId } = await makeCategory();
  await makeProduct({ categoryId });
  const { id } = await makeProduct({ categoryId });
  expect(await findProduct(id, "en")).toMatchObject({ subcategory: null, related: [] });
});

test.each(["draft", "archived"] as const)("a product that is %s is as good as none", async (status) => {
  const { id } = await makeProduct({ status });
  expect(await findProduct(id, "en")).toBeNull();
  expect(await findProduct(2_000_000_000, "en")).toBeNull();
});
