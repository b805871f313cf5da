import { expect, test } from "vitest";
import { rupees } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import type { BulkChange } from "./bulk-change.ts";
import { bulkEditProducts, findBulkChoice } from "./bulk-edit-products.server.ts";

const { id: by } = await makeStaff("editor");
const nothing: BulkChange = {
  price: null,
  discount: null,
  stock: null,
  orderLimit: null,
  inStock: null,
  featured: null,
  status: null,
  shelf: null,
};

async function edit(ids: number[], change: Partial<BulkChange>, { isPreview = false, seen = "" } = {}) {
  const print = seen || (await findBulkChoice(ids)).seen;
  return bulkEditProducts(ids, { ...nothing, ...change }, { seen: print, by, isPreview });
}

const refusal = (outcome: Awaited<ReturnType<typeof edit>>) => (outcome.ok ? null : outcome.refusal.code);

test("a bulk edit changes what it can, tells of every product, and writes ledger and book", async () => {
  const [counted, untracked] = [await makeProduct({ stockQuantity: 2000 }), await makeProduct()];
  const outcome = await edit([counted.id, untracked.id], { stock: { way: "add", amount: 5000 } });
  expect(outcome).toMatchObject({ ok: true, value: { changed: 1, unchanged: 0, refused: 1 } });
  expect(await db.product.findUnique({ where: { id: counted.id } })).toMatchObject({ stockQuantity: 7000, version: 2 });
  expect(await db.product.findUnique({ where: { id: untracked.id } })).toMatchObject({ stockQuantity: null, version: 1 });
  expect(await db.stockMovement.findMany({ where: { productId: counted.id } })).toMatchObject([
    { change: 5000, reason: "received", byUserId: by },
  ]);
  expect(await db.auditEntry.findMany({ where: { entity: "product", entityId: String(counted.id) } })).toMatchObject([
    { action: "bulk-edit", byUserId: by, before: { stockQuantity: 2000 }, after: { stockQuantity: 7000 } },
  ]);
});

test("a preview tells the same and changes nothing", async () => {
  const { id } = await makeProduct({ price: rupees(100) });
  const price = { way: "raise-percent", amount: 1000, rounding: "rupee" } as const;
  expect(await edit([id], { price }, { isPreview: true })).toMatchObject({ value: { changed: 1, isPreview: true } });
  expect(await db.product.findUnique({ where: { id } })).toMatchObject({ price: rupees(100), version: 1 });
});

test("sent twice, the price is raised once", async () => {
  const { id } = await makeProduct({ price: rupees(100) });
  const { seen } = await findBulkChoice([id]);
  const price = { way: "raise-percent", amount: 1000, rounding: "rupee" } as const;
  const outcomes = await Promise.all([edit([id], { price }, { seen }), edit([id], { price }, { seen })]);
  expect(outcomes.map(refusal).sort()).toEqual([null, "product.some-changed-meanwhile"].sort());
  expect(await db.product.findUnique({ where: { id } })).toMatchObject({ price: rupees(110) });
});

test("nothing chosen, nothing to change, too many and a shelf of another category are refused", async () => {
  const { id } = await makeProduct();
  const [here, there] = [await makeCategory(), await makeCategory()];
  expect(refusal(await edit([], { featured: true }))).toBe("product.none-chosen");
  expect(refusal(await edit([id], {}))).toBe("product.nothing-to-change");
  expect(
    refusal(
      await edit(
        Array.from({ length: 1001 }, (_, place) => place + 1),
        { featured: true },
      ),
    ),
  ).toBe("product.too-many");
  const shelf = { categoryId: here.id, subcategoryId: there.subcategories[0]!.id };
  expect(refusal(await edit([id], { shelf }))).toBe("product.other-category");
  expect(await edit([id], { shelf: { ...shelf, categoryId: there.id } })).toMatchObject({ value: { changed: 1 } });
});
