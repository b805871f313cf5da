import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { listingItems } from "#tests/support/listing-items.ts";
import { loader as alias } from "./categories_.$id.tsx";
import { loader, meta } from "./category.$id.tsx";

const open = (id: string, query = "") => answerTo(loader(visit(`/category/${id}${query}`, { params: { id } })));

function shown({ body }: { body: unknown }) {
  const page = body as Awaited<ReturnType<typeof loader>>;
  return { ...page, view: listingItems(page.view) };
}

test("A2.07 a category's page shows its products at both addresses, and names the one it is known by", async () => {
  const category = await makeCategory({ name: "Fresh Fruit", description: "Ripe today." });
  await makeProduct({ categoryId: category.id, name: "Kinnow" });
  await makeProduct();
  const page = {
    ...{ name: "Fresh Fruit", about: "Ripe today.", view: { products: [{ name: "Kinnow" }], categories: [] } },
    head: { title: "Fresh Fruit online in Multan", canonical: `http://shop.test/category/${category.id}` },
  };
  expect(shown(await open(String(category.id)))).toMatchObject(page);
  const id = String(category.id);
  expect(shown(await answerTo(alias(visit(`/categories/${id}`, { params: { id } }))))).toMatchObject(page);
});

test("A2.07 a shelf of a category has a page of its own, below its category's", async () => {
  const { id, subcategories } = await makeCategory({ name: "Fruit", description: "Ripe today." });
  await makeProduct({ categoryId: id, subcategoryId: subcategories[0]?.id, name: "Kinnow" });
  await makeProduct({ categoryId: id });
  const shelf = subcategories[0]?.id;
  expect(shown(await open(String(id), `?subcategory=${shelf}`))).toMatchObject({
    ...{ name: "Shelf", about: null, view: { products: [{ name: "Kinnow" }] } },
    above: [{ href: "/categories" }, { href: `/category/${id}`, label: "Fruit" }],
    head: { title: "Shelf online in Multan", canonical: `http://shop.test/category/${id}?subcategory=${shelf}` },
  });
});

test("A2.07 a category says what staff wrote about it, and its way from the home page", async () => {
  const { id } = await makeCategory({ name: "Fruit" });
  const record = { pageId: String(id), pageName: "Fruit", pageType: "category" as const, metaTitle: "Fruit today" };
  await db.seoRecord.create({ data: record });
  const { body: data } = await open(String(id));
  const head = JSON.stringify(meta({ data, matches: [] } as unknown as Parameters<typeof meta>[0]));
  expect(head).toContain('{"title":"Fruit today"}');
  expect(head).toContain('"@type":"BreadcrumbList"');
  expect(head).toContain(`"item":"http://shop.test/category/${id}"`);
});

test("the address can't show another category's products under its name", async () => {
  const [fruit, dairy] = [await makeCategory(), await makeCategory()];
  const { body } = await open(String(fruit.id), `?category=${dairy.id}&subcategory=${dairy.subcategories[0]?.id}`);
  expect(body).toMatchObject({ view: { query: { category: fruit.id, subcategory: null } } });
});

test.each(["0", "-1", "99999", "99999999999", "1e3", "x", "1;drop", "%00", ""])("a category %s is not there", async (id) => {
  expect(await open(id)).toMatchObject({ status: 404 });
});
