import { readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import type { ProductFields } from "./product-fields.ts";
import { saveProduct } from "./save-product.server.ts";

/** The status of an archived product before, from the audit log; a draft where the log has none. */
async function statusBefore(id: number): Promise<ProductFields["status"]> {
  const [archived] = await readAuditLog({
    entity: "product",
    rows: [{ id, take: 1 }],
    changed: { field: "status", to: "archived" },
  });
  return archived?.before?.["status"] === "active" ? "active" : "draft";
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
