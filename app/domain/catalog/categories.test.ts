import { expect, test } from "vitest";
import { nameIn } from "#app/i18n/lang.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { findCategory, listCategories } from "./categories.server.ts";

test("A2.06 categories come in the shop's order, each with its shelves and its picture", async () => {
  const second = await makeCategory({ displayOrder: 2, glyph: "apple", hue: 120 });
  const first = await makeCategory({ displayOrder: 1, imageUrl: "/uploads/categories/1.webp" });
  expect(await listCategories()).toMatchObject([
    { id: first.id, image: "/uploads/categories/1.webp" },
    { id: second.id, image: "/placeholders/apple-120.svg", subcategories: [{ name: "Shelf", unitBasis: "kg" }] },
  ]);
  expect(await findCategory(second.id)).toMatchObject({ id: second.id });
  expect(await findCategory(0)).toBeNull();
});

test("A1.04 a thing without a Roman-Urdu name keeps its English one", () => {
  expect(nameIn("ur", { name: "Onions", nameUr: "Pyaz" })).toBe("Pyaz");
  expect(nameIn("ur", { name: "Onions", nameUr: null })).toBe("Onions");
  expect(nameIn("en", { name: "Onions", nameUr: "Pyaz" })).toBe("Onions");
});
