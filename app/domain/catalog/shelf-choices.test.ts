import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { listCategoryChoices, listShelfChoices } from "./list-shelves.server.ts";

test("A3.03 A7.30 A7.31 filters and forms read categories and subcategories by name, each subcategory with its category", async () => {
  const spices = await makeCategory({ name: "Spices" });
  const fruit = await makeCategory({ name: "Fruit" });
  await db.subcategory.updateMany({ where: { categoryId: spices.id }, data: { name: "Whole" } });
  await db.subcategory.updateMany({ where: { categoryId: fruit.id }, data: { name: "Citrus" } });
  expect(await listCategoryChoices()).toEqual([
    { id: fruit.id, name: "Fruit" },
    { id: spices.id, name: "Spices" },
  ]);
  expect(await listShelfChoices()).toEqual([
    { id: fruit.subcategories[0]?.id, name: "Citrus", categoryId: fruit.id },
    { id: spices.subcategories[0]?.id, name: "Whole", categoryId: spices.id },
  ]);
});
