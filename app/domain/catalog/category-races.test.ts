import { expect, test } from "vitest";
import { deleteRow } from "#app/domain/resource/delete-row.server.ts";
import { emptyRow } from "#app/domain/resource/empty-row.server.ts";
import { formOf } from "#app/domain/resource/form-of.server.ts";
import { saveRow } from "#app/domain/resource/save-row.server.ts";
import { db } from "#app/platform/db.server.ts";
import { anyWord } from "#tests/fixtures/any-word.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { bulkEditProducts, findBulkChoice } from "./bulk-edit-products.server.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { categoryRows, subcategoryRows } from "./category-rules.server.ts";
import { applyImport } from "./csv/apply-import.server.ts";
import { saveImport } from "./csv/save-import.server.ts";
import { saveProduct } from "./save-product.server.ts";

const { id: by } = await makeUser({ role: "admin" });
const rounds = runs(100);
const as = { by };

const category = () => db.category.create({ data: { name: anyWord(), slug: anyWord() } });
const subcategory = (categoryId: number) => db.subcategory.create({ data: { name: anyWord(), slug: anyWord(), categoryId } });
const put = (id: number, place: { categoryId?: number; subcategoryId?: number | null }) =>
  saveProduct(id, place, { version: null, by });
const moveTo = ({ id, name }: { id: number; name: string }, categoryId: number) =>
  saveRow(
    subcategoryRows,
    formOf(subcategoryRows).parse({ id: String(id), version: "1", name, category_id: String(categoryId) }),
    as,
  );

/** Products whose subcategory stands in another category, or whose category is gone: there never is one. */
async function misplaced(): Promise<number> {
  const [found] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM products p LEFT JOIN subcategories s ON s.id = p.subcategory_id
    WHERE (s.id IS NOT NULL AND s.category_id <> p.category_id) OR NOT EXISTS (SELECT FROM categories c WHERE c.id = p.category_id)`;
  return found?.count ?? 0;
}

test("a category that is deleted while a product is put into it: one of both is refused, and no product is left without one", async () => {
  const home = await category();
  const { id } = await makeProduct({ categoryId: home.id });
  for (let round = 0; round < rounds; round++) {
    const target = await category();
    const [deleted, saved] = await Promise.all([
      deleteRow(categoryRows, { id: target.id, version: 1 }, as),
      put(id, { categoryId: target.id, subcategoryId: null }),
    ]);
    expect([deleted.ok, saved.ok].sort()).toEqual([false, true]);
    await put(id, { categoryId: home.id, subcategoryId: null });
  }
  expect(await misplaced()).toBe(0);
});

test("a subcategory that moves while a product is put into it takes the product along, or the product is refused", async () => {
  const [one, other] = [await category(), await category()];
  const { id } = await makeProduct({ categoryId: one.id });
  for (let round = 0; round < rounds; round++) {
    const shelf = await subcategory(one.id);
    const [moved] = await Promise.all([moveTo(shelf, other.id), put(id, { subcategoryId: shelf.id })]);
    expect(moved.ok).toBe(true);
    expect(await misplaced()).toBe(0);
    await put(id, { categoryId: one.id, subcategoryId: null });
  }
});

test("a subcategory that is deleted while a product is put into it: one of both is refused", async () => {
  const { id: categoryId } = await category();
  const { id } = await makeProduct({ categoryId });
  for (let round = 0; round < rounds; round++) {
    const shelf = await subcategory(categoryId);
    const [deleted, saved] = await Promise.all([
      deleteRow(subcategoryRows, { id: shelf.id, version: 1 }, as),
      put(id, { subcategoryId: shelf.id }),
    ]);
    expect([deleted.ok, saved.ok].sort()).toEqual([false, true]);
    await put(id, { subcategoryId: null });
  }
});

test("of two people who add a category of the same name at once one is refused", async () => {
  for (let round = 0; round < rounds; round++) {
    const name = anyWord();
    const form = (text: string) => formOf(categoryRows).parse({ name: text });
    const outcomes = await Promise.all([
      saveRow(categoryRows, form(name), as),
      saveRow(categoryRows, form(name.toUpperCase()), as),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  }
});

test("what is emptied while products are put into it leaves no product in the wrong place", async () => {
  const [one, other] = [await category(), await category()];
  const products = await Promise.all([1, 2, 3].map(() => makeProduct({ categoryId: one.id })));
  for (let round = 0; round < rounds; round++) {
    const [from, to] = round % 2 === 0 ? [one, other] : [other, one];
    const shelf = await subcategory(from.id);
    const outcomes = await Promise.all([
      emptyRow(categoryRows, { id: from.id, to: to.id }, as),
      ...products.map(({ id }) => put(id, { categoryId: from.id, subcategoryId: shelf.id })),
      emptyRow(subcategoryRows, { id: shelf.id, to: null }, as),
    ]);
    expect(outcomes[0]?.ok).toBe(true);
    expect(await misplaced()).toBe(0);
    for (const { id } of products) await put(id, { categoryId: to.id, subcategoryId: null });
    await db.subcategory.deleteMany({ where: { categoryId: { in: [one.id, other.id] } } });
  }
});

test("a subcategory that moves while products are put into it by a bulk edit or a file: none is left in the category it came from", async () => {
  const [one, other] = [await category(), await category()];
  await db.unit.upsert({ where: { abbreviation: "kg" }, create: { name: "Kilogram", abbreviation: "kg" }, update: {} });
  const { id } = await makeProduct({ categoryId: one.id });
  const bulk = async (subcategoryId: number) => {
    const change = { price: null, discount: null, stock: null, orderLimit: null, inStock: null, featured: null, status: null };
    const { seen } = await findBulkChoice([id]);
    const shelf = { categoryId: one.id, subcategoryId };
    return bulkEditProducts([id], { ...change, shelf }, { seen, by, isPreview: false });
  };
  const bringIn = async (name: string) => {
    const bytes = new TextEncoder().encode(`id,category,subcategory\n${id},${one.name},${name}\n`);
    const saved = await saveImport({ name: "p.csv", bytes }, { by });
    if (!saved.ok) throw new Error(saved.refusal.code);
    const mapping = ["id", "category", "subcategory"] as const;
    return applyImport(saved.value, { mapping, heading: [], by, leavesOutErrors: true, describe: () => "" });
  };
  for (let round = 0; round < rounds / 4; round++) {
    for (const put of [({ id }: { id: number }) => bulk(id), ({ name }: { name: string }) => bringIn(name)]) {
      const shelf = await subcategory(one.id);
      await findCategoryIndex();
      await Promise.all([moveTo(shelf, other.id), put(shelf)]);
      expect(await misplaced()).toBe(0);
      await saveProduct(id, { categoryId: one.id, subcategoryId: null }, { version: null, by });
    }
  }
});
