import { z } from "zod";
import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { idField, versionField } from "#app/lib/form-fields.server.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { transact } from "#app/platform/db.server.ts";
import { lockProducts, type ProductWrite, writeProducts } from "./internal/write-products.server.ts";
import type { ProductValues } from "./product-values.ts";
import { maxAtOnce } from "./staff-query.ts";

const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(item).max(maxAtOnce));

/** The products that a bulk edit changed, each with the version that it had before; in the same order. */
export const undoBulkForm = z
  .object({ id: list(idField), version: list(versionField) })
  .transform(({ id, version }) => id.map((one, at) => ({ id: one, version: version[at] ?? null })));

/**
 * Takes a bulk edit back: its products have again what they had before it. One that was saved since, or whose stock was sold since
 * it was counted, stays as it is.
 *
 * @param marked the products with their versions before the bulk edit
 * @returns how many of them have their values back; refused with `product.none-chosen`, `product.some-changed-meanwhile` where
 *   none has
 */
export async function undoBulkEdit(
  marked: readonly { id: number; version: number | null }[],
  { by }: { by: number },
): Promise<Outcome<{ count: string; of: string }>> {
  if (marked.length === 0) return refused("product.none-chosen");
  const versions = new Map(marked.map(({ id, version }) => [id, version]));
  const ids = [...versions.keys()];
  return transact(async (tx) => {
    const saved = await lockProducts(tx, ids);
    const entries = await readAuditLog({ entity: "product", rows: ids.map((id) => ({ id, take: 1 })) }, tx);
    const writes = entries.flatMap(({ rowId, action, before, after }): ProductWrite[] => {
      const id = Number(rowId);
      const product = saved.get(id);
      if (!product || !before || action !== "bulk-edit" || product.version - 1 !== versions.get(id)) return [];
      const isAsLeft = Object.entries(after ?? {}).every(([name, value]) => product[name as keyof ProductValues] === value);
      return isAsLeft ? [{ before: product, after: before as Partial<ProductValues> }] : [];
    });
    const count = await writeProducts(tx, writes, { by, action: "bulk-edit" });
    if (count === 0) return refused("product.some-changed-meanwhile");
    return done({ count: String(count), of: String(ids.length) });
  });
}
