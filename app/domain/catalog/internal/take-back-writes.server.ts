import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { ProductAction } from "../product-actions.ts";
import type { ProductValues } from "../product-values.ts";
import { lockProducts, type ProductWrite, writeProducts } from "./write-products.server.ts";

/** A product that stays: `saved` by somebody since, or `sold`: orders changed its stock since. */
type KeptProduct = { id: number; name: string; why: "saved" | "sold" };

/**
 * Gives products the values again that they had before one piece of work, out of the audit log. One that was saved since, or whose stock
 * was sold since it was written, stays as it is.
 *
 * @param marked the products with the version that the work gave them
 * @param action what the work wrote into the audit log; the restoring is written `as` its own
 */
export async function takeBackWrites(
  tx: Tx,
  marked: readonly { id: number; version: number }[],
  { by, action, as = action }: { by: number; action: ProductAction; as?: ProductAction },
): Promise<{ restored: number; kept: KeptProduct[] }> {
  const ids = marked.map(({ id }) => id);
  const saved = await lockProducts(tx, ids);
  const entries = await readAuditLog({ entity: "product", rows: ids.map((id) => ({ id, take: 1 })) }, tx);
  const lastOf = new Map(entries.map((entry) => [Number(entry.rowId), entry]));
  const writes: ProductWrite[] = [];
  const kept: KeptProduct[] = [];
  for (const { id, version } of marked) {
    const [product, last] = [saved.get(id), lastOf.get(id)];
    if (!product) continue;
    const isLast = product.version === version && last?.action === action && last.before !== null;
    const isAsLeft = Object.entries(last?.after ?? {}).every(([name, value]) =>
      isSame(product[name as keyof ProductValues], value),
    );
    if (isLast && isAsLeft) writes.push({ before: product, after: last.before as Partial<ProductValues> });
    else kept.push({ id, name: product.name, why: isLast ? "sold" : "saved" });
  }
  return { restored: await writeProducts(tx, writes, { by, action: as }), kept };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
