import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { takeBackWrites } from "../internal/take-back-writes.server.ts";
import { lockProducts, type ProductWrite, writeProducts } from "../internal/write-products.server.ts";

/** What applying a file wrote: new products, and changed ones with the version that each has since. */
export type WrittenProducts = { created: number[]; changed: { id: number; version: number }[] };

/** Why a product stays as the import left it: somebody saved it since, its stock was sold or counted since, or it stands in an order, a package or a cart. */
type KeptReason = "saved" | "sold" | "used";

/** What taking an import back came to: changed products with their values back, new ones archived, and those that stay, the first hundred. */
export type ImportUndo = {
  restored: number;
  removed: number;
  kept: number;
  shown: { id: number; name: string; why: KeptReason }[];
};

const mostShown = 100;

/**
 * Takes an applied file back in one transaction, once: changed products have again what they had, new ones that nobody has touched are archived.
 *
 * @returns refused with `csv.not-found`, `csv.not-applied`, `csv.undone-already`, `csv.nothing-to-undo`
 */
export function undoImport(id: number, { by }: { by: number }): Promise<Outcome<ImportUndo>> {
  return transact(async (tx) => {
    const [kept] = await tx.$queryRaw<{ written: WrittenProducts | null; isUndone: boolean; isApplied: boolean }[]>`
      SELECT written, undone_at IS NOT NULL AS "isUndone", applied_at IS NOT NULL AS "isApplied" FROM product_imports
      WHERE id = ${id} AND by_user_id = ${by} FOR UPDATE`;
    if (!kept) return refused("csv.not-found");
    if (!kept.isApplied || kept.written === null) return refused("csv.not-applied");
    if (kept.isUndone) return refused("csv.undone-already");
    const { created, changed } = kept.written;
    const back = await takeBackWrites(tx, changed, { by, action: "import", as: "undo-import" });
    const gone = await archiveNew(tx, created, { by });
    const stays = [...back.kept, ...gone.kept];
    if (back.restored + gone.removed === 0) return refused("csv.nothing-to-undo");
    const result = { restored: back.restored, removed: gone.removed, kept: stays.length, shown: stays.slice(0, mostShown) };
    await tx.productImport.update({ where: { id }, data: { undoneAt: now(), undoResult: result } });
    return done(result);
  });
}

type Kept = ImportUndo["shown"];

/** Archives new products that nobody has saved, bought, counted or put anywhere since, and frees their barcodes. */
async function archiveNew(tx: Tx, ids: readonly number[], { by }: { by: number }): Promise<{ removed: number; kept: Kept }> {
  const saved = await lockProducts(tx, ids);
  const rows = await tx.$queryRaw<{ id: number; isUsed: boolean; moves: number }[]>`
    SELECT p.id, (SELECT count(*) FROM stock_movements m WHERE m.product_id = p.id)::int AS moves,
      EXISTS (SELECT FROM order_lines l WHERE l.product_id = p.id) OR EXISTS (SELECT FROM order_line_components c WHERE c.product_id = p.id)
      OR EXISTS (SELECT FROM package_products k WHERE k.product_id = p.id)
      OR EXISTS (SELECT FROM custom_package_products k WHERE k.product_id = p.id)
      OR EXISTS (SELECT FROM cart_items t WHERE t.product_id = p.id) AS "isUsed"
    FROM products p WHERE p.id = ANY(${[...ids]}::int[])`;
  const kept: Kept = [];
  const writes: ProductWrite[] = [];
  for (const { id, isUsed, moves } of rows) {
    const product = saved.get(id);
    const why = isUsed ? "used" : product?.version !== 1 ? "saved" : moves > 1 ? "sold" : null;
    if (product && why === null) writes.push({ before: product, after: { status: "archived", barcode: null } });
    else if (product && why !== null) kept.push({ id, name: product.name, why });
  }
  const removed = await writeProducts(tx, writes, { by, action: "undo-import" });
  return { removed, kept };
}

/** What became of an applied file: its products, and whether it was taken back; null where it is not kept any longer. */
export async function findUndo(
  id: number,
  { by }: { by: number },
): Promise<{ mayUndo: boolean; undone: ImportUndo | null } | null> {
  const found = await db.productImport.findFirst({
    where: { id, byUserId: by, appliedAt: { not: null } },
    select: { written: true, undoResult: true },
  });
  if (!found) return null;
  const undone = found.undoResult as ImportUndo | null;
  return { mayUndo: found.written !== null && undone === null, undone };
}
