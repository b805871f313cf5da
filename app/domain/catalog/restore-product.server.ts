import { done, type Outcome } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { ProductFields } from "./product-fields.ts";
import { saveProduct } from "./save-product.server.ts";

/** The status of an archived product before, from the audit log; a draft where the log has none. */
async function statusBefore(id: number): Promise<ProductFields["status"]> {
  const [entry] = await db.$queryRaw<{ status: ProductFields["status"] }[]>`
    SELECT before ->> 'status' AS status FROM audit_entries
    WHERE entity = 'product' AND entity_id = ${String(id)} AND after ->> 'status' = 'archived' AND before ? 'status'
    ORDER BY id DESC LIMIT 1`;
  return entry?.status === "active" ? "active" : "draft";
}

/**
 * Brings an archived product back as it was before; one that is not archived stays as it is.
 *
 * @returns the version it has now; refused with `product.not-found`, or with `product.changed-meanwhile` when another save came
 *   first
 */
export async function restoreProduct(id: number, { by }: { by: number }): Promise<Outcome<number>> {
  const [product, status] = await Promise.all([
    db.product.findUnique({ where: { id }, select: { status: true, version: true } }),
    statusBefore(id),
  ]);
  if (product && product.status !== "archived") return done(product.version);
  return saveProduct(id, { status }, { version: product?.version ?? null, by });
}
