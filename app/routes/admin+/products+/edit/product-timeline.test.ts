import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addProduct } from "#app/domain/catalog/add-product.server.ts";
import { bulkEditProducts, findBulkChoice } from "#app/domain/catalog/bulk-edit-products.server.ts";
import { applyImport } from "#app/domain/catalog/csv/apply-import.server.ts";
import { guessMapping } from "#app/domain/catalog/csv/guess-mapping.ts";
import { saveImport } from "#app/domain/catalog/csv/save-import.server.ts";
import { undoImport } from "#app/domain/catalog/csv/undo-import.server.ts";
import { duplicateProduct } from "#app/domain/catalog/duplicate-product.server.ts";
import { listPriceChanges, revertPrice, savePriceSheet } from "#app/domain/catalog/price-sheet.server.ts";
import { productActions } from "#app/domain/catalog/product-actions.ts";
import { blankFields } from "#app/domain/catalog/product-fields.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { productForm } from "#app/i18n/product-form.ts";
import { rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";

const { id: by, cookie } = await makeStaff("editor");
const shelf = await makeCategory({ name: "Sabzi" });
await db.unit.create({ data: { name: "Each", abbreviation: "each" } });

function valueIn<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function bringIn(text: string): Promise<number> {
  const id = valueIn(await saveImport({ name: "products.csv", bytes: new TextEncoder().encode(text) }, { by }));
  const mapping = guessMapping(text.split("\n")[0]?.split(",") ?? []);
  valueIn(await applyImport(id, { mapping, heading: [], by, leavesOutErrors: false, describe: () => "" }));
  return id;
}

/** Runs every staff action on one product; returns its id, its copy's and that of an imported one. */
async function doEverything() {
  const typed = { name: "Karela", description: "From Multan.", price: rupees(100), categoryId: shelf.id };
  const id = valueIn(await addProduct({ ...blankFields, ...typed }, { by }));
  const copy = valueIn(await duplicateProduct(id, { by }));
  const version = valueIn(await saveProduct(id, { companyName: "Farms" }, { version: 1, by }));
  const { seen } = await findBulkChoice([id]);
  const change = {
    price: null,
    discount: null,
    stock: null,
    orderLimit: null,
    inStock: null,
    featured: true,
    status: null,
    shelf: null,
  };
  valueIn(await bulkEditProducts([id], change, { seen, by, isPreview: false }));
  const line = { id, version: version + 1, typed: "120", price: rupees(120) };
  valueIn(await savePriceSheet([line], { by, allowsBelowCost: false }));
  const [priced] = await listPriceChanges();
  valueIn(await revertPrice(priced?.id ?? 0, { by }));
  await bringIn(
    `id,name,description,price,category,unit,version\n${id},Karela,From Multan.,90,Sabzi,,\n,Tinda,Round.,80,Sabzi,,`,
  );
  valueIn(await undoImport(await bringIn(`id,price,version\n${id},95,`), { by }));
  const { id: brought } = await db.product.findFirstOrThrow({ where: { name: "Tinda" } });
  return { id, copy, brought };
}

describe("a product's timeline", async () => {
  const { id, copy, brought } = await doEverything();

  test("knows every way in which staff write a product", async () => {
    const written = await db.auditEntry.findMany({
      where: { entity: "product" },
      distinct: ["action"],
      select: { action: true },
    });
    expect(written.map(({ action }) => action).sort()).toEqual([...productActions].sort());
  });

  test.each(["en", "ur"] as const)("says in words what was done, in %s", async (lang) => {
    const said = productForm[lang];
    const { html } = await openAdmin(`/admin/products/${id}`, { cookie, lang });
    const lines = [...html.matchAll(/<li><b>([^<]+)<\/b>/g)].map(([, line]) => line);
    const ways = ["undo-import", "import", "import", "revert-price", "price", "bulk-edit", "save", "add"] as const;
    expect(lines).toEqual(ways.map((way) => said[`happened.${way}`]));
    expect((await openAdmin(`/admin/products/${copy}`, { cookie, lang })).html).toContain(`<b>${said["happened.duplicate"]}</b>`);
    expect((await openAdmin(`/admin/products/${brought}`, { cookie, lang })).html).toContain(
      `<b>${said["happened.import.new"]}</b>`,
    );
  });

  test("calls what the book has under a word of other days a change", async () => {
    await db.auditEntry.create({
      data: { byUserId: by, action: "restock", entity: "product", entityId: String(copy), before: {} },
    });
    const { html } = await openAdmin(`/admin/products/${copy}`, { cookie });
    expect(html).toContain(`<b>${productForm.en["happened.save"]}</b>`);
  });
});

test("products are written by one function, which takes its action from the list that the timeline translates", () => {
  const writers = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }))
    .filter(({ text }) => text.includes('entity: "product"') && text.includes("recordAudit"));
  expect(writers.map(({ file }) => file)).toEqual(["domain/catalog/internal/write-products.server.ts"]);
  expect(writers[0]?.text).toContain("ProductAction");
});
