import { createHash } from "node:crypto";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { type BulkChange, type BulkRow, planBulkRow } from "./bulk-change.ts";
import { lockProducts, type SavedProduct, writeProducts } from "./internal/write-products.server.ts";
import { maxAtOnce } from "./staff-query.ts";

/** The products a bulk edit is about, as the page names them, and a print of their versions. */
export type BulkChoice = { count: number; names: string[]; seen: string };

const namesShown = 12;

const printOf = (products: readonly { id: number; version: number }[]): string =>
  createHash("sha256")
    .update(products.map(({ id, version }) => `${id}:${version}`).join())
    .digest("base64url");

/** The chosen products as the page shows them, without those that are gone. */
export async function findBulkChoice(ids: readonly number[]): Promise<BulkChoice> {
  const products = await db.product.findMany({
    where: { id: { in: ids.slice(0, maxAtOnce) } },
    orderBy: { id: "asc" },
    select: { id: true, version: true, name: true },
    take: maxAtOnce,
  });
  return {
    count: products.length,
    names: products.slice(0, namesShown).map(({ name }) => name),
    seen: printOf(products),
  };
}

/** What a bulk edit did, or would do: a row for each product. */
export type BulkReport = { isPreview: boolean; changed: number; unchanged: number; refused: number; rows: BulkRow[] };

/** Whether a subcategory is in a category; both stay so until the transaction ends. */
async function lockSubcategory(tx: Tx, { categoryId, subcategoryId }: NonNullable<BulkChange["shelf"]>): Promise<boolean> {
  const there = await tx.$queryRaw<object[]>`SELECT id FROM categories WHERE id = ${categoryId} FOR KEY SHARE`;
  if (there.length === 0 || subcategoryId === null) return there.length > 0;
  const [subcategory] = await tx.$queryRaw<{ categoryId: number }[]>`
    SELECT category_id AS "categoryId" FROM subcategories WHERE id = ${subcategoryId} FOR SHARE`;
  return subcategory?.categoryId === categoryId;
}

function reportOf(rows: BulkRow[], isPreview: boolean): BulkReport {
  const count = (outcome: BulkRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return { isPreview, changed: count("changed"), unchanged: count("unchanged"), refused: count("refused"), rows };
}

type Writing = { saved: ReadonlyMap<number, SavedProduct>; rows: readonly BulkRow[]; change: BulkChange; by: number };

async function changeAll(tx: Tx, { saved, rows, change, by }: Writing): Promise<void> {
  const changes = rows.flatMap((row) => {
    const before = saved.get(row.id);
    return before && row.outcome === "changed" ? [{ before, after: row.after }] : [];
  });
  const stockReason = change.stock?.way === "add" ? "received" : "counted";
  await writeProducts(tx, changes, { by, action: "bulk-edit", stockReason });
}

/**
 * Changes up to a thousand products in one transaction and returns the result of each; a product that cannot take the change is
 * left as it was. A repeat, or a change of one of them meanwhile, invalidates the fingerprint and nothing is written.
 *
 * @param seen the fingerprint of `findBulkChoice` that was on the screen
 * @returns refused with `product.none-chosen`, `product.too-many`, `product.nothing-to-change`, `product.other-category`,
 *   `product.some-changed-meanwhile`
 */
export async function bulkEditProducts(
  ids: readonly number[],
  change: BulkChange,
  { seen, by, isPreview }: { seen: string; by: number; isPreview: boolean },
): Promise<Outcome<BulkReport>> {
  if (ids.length === 0) return refused("product.none-chosen");
  if (ids.length > maxAtOnce) return refused("product.too-many", { values: { most: maxAtOnce } });
  if (Object.values(change).every((part) => part === null)) return refused("product.nothing-to-change");
  return transact(async (tx) => {
    if (change.shelf && !(await lockSubcategory(tx, change.shelf)))
      return refused("product.other-category", { field: "subcategory" });
    const saved = await lockProducts(tx, ids);
    if (printOf([...saved.values()]) !== seen) return refused("product.some-changed-meanwhile");
    const rows = [...saved.values()].map((product) => planBulkRow(product, change));
    if (!isPreview) await changeAll(tx, { saved, rows, change, by });
    return done(reportOf(rows, isPreview));
  });
}
