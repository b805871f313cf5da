import { expect, test } from "vitest";
import { db, readRows, sql } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as openForm } from "./new.tsx";

const editor = await makeStaff("editor");
const spices = await makeCategory({ name: "Spices", displayOrder: 1 });
const meat = await makeCategory({ name: "Meat", displayOrder: 2 });
const fruit = await makeCategory({ name: "Fruit", displayOrder: 3 });
for (const [name, categoryId] of [
  ["Whole", spices.id],
  ["Beef", meat.id],
  ["Ground", spices.id],
  ["Citrus", fruit.id],
] as const)
  await db.subcategory.create({ data: { slug: name.toLowerCase(), name, categoryId, unitBasis: "kg" } });
await db.subcategory.deleteMany({ where: { name: "Shelf" } });

/** The options of a page's select, in order, without the empty one. */
async function offered(path: string, name: string): Promise<string[]> {
  const { html } = await openAdmin(path, editor);
  const [select = ""] = new RegExp(`<select[^>]*name="${name}".*?</select>`, "s").exec(html) ?? [];
  return [...select.matchAll(/<option value="\d+"[^>]*>([^<]*)</g)].map(([, label = ""]) => label);
}

test("A3.03 a category is stored as id and name, a subcategory as id, name and the category it belongs to", async () => {
  expect(await readRows(sql`SELECT id, name FROM categories ORDER BY id`)).toEqual([
    { id: spices.id, name: "Spices" },
    { id: meat.id, name: "Meat" },
    { id: fruit.id, name: "Fruit" },
  ]);
  expect(await readRows(sql`SELECT id, name, category_id FROM subcategories WHERE name = 'Beef'`)).toEqual([
    { id: expect.any(Number), name: "Beef", category_id: meat.id },
  ]);
  const astray = { slug: "astray", name: "Astray", categoryId: 2_000_000, unitBasis: "kg" } as const;
  await expect(db.subcategory.create({ data: astray })).rejects.toThrow();
});

test.each(["/admin/products", "/admin/pricing"])("A7.30 the filter of %s lists the categories by name", async (path) => {
  expect(await offered(path, "category")).toEqual(["Fruit", "Meat", "Spices"]);
});

test("A7.30 the product form lists the categories by name, each with its id", async () => {
  expect(await offered("/admin/products/new", "category_id")).toEqual(["Fruit", "Meat", "Spices"]);
  const { body } = await answerTo(openForm(visit("/admin/products/new", editor)));
  const { categories } = (body as { choices: { categories: unknown[] } }).choices;
  expect(categories).toEqual([fruit, meat, spices].map(({ id, name }) => ({ id, name })));
});

test("A7.31 all subcategories are listed by name, whatever their category", async () => {
  const { body } = await answerTo(openForm(visit("/admin/products/new", editor)));
  const { subcategories } = (body as { choices: { subcategories: { name: string; categoryId: number }[] } }).choices;
  expect(subcategories.map(({ name, categoryId }) => [name, categoryId])).toEqual([
    ["Beef", meat.id],
    ["Citrus", fruit.id],
    ["Ground", spices.id],
    ["Whole", spices.id],
  ]);
  expect(await offered(`/admin/products?category=${spices.id}`, "subcategory")).toEqual(["Ground", "Whole"]);
});
