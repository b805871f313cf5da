import { db } from "#app/platform/db.server.ts";
import type { VisibleFields } from "./product-fields.ts";
import { listProductHistory, type ProductHistory } from "./product-history.server.ts";
import { fieldsOf, staffColumns } from "./product-row.server.ts";

/** A product as staff see it, whatever its status, with all that happened to it. */
export type StaffProduct = { id: number; version: number; fields: VisibleFields; timeline: ProductHistory };

const withoutCost = ({ fields: { costPrice: _, ...fields }, timeline, ...product }: StaffProduct): StaffProduct => ({
  ...product,
  fields,
  timeline: timeline.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => field !== "costPrice"),
  })),
});

/** One product by its id (A7.34), or null. Without `costVisible` its cost is left out (decisions, People and rights). */
export async function findStaffProduct(id: number, { costVisible }: { costVisible: boolean }): Promise<StaffProduct | null> {
  const [row, timeline] = await Promise.all([
    db.product.findUnique({ where: { id }, select: staffColumns }),
    listProductHistory(id),
  ]);
  if (!row) return null;
  const product = { id: row.id, version: row.version, fields: fieldsOf(row), timeline };
  return costVisible ? product : withoutCost(product);
}
