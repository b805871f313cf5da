import { differences } from "#app/domain/audit/differences.ts";
import { type AuditedChange, recordAudits } from "#app/domain/audit/record-audits.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { raw, type Tx } from "#app/platform/db.server.ts";
import type { ProductAction } from "../product-actions.ts";
import type { ProductFields, StaffReason } from "../product-fields.ts";
import { writePictures } from "../product-row.server.ts";
import type { ProductValues } from "../product-values.ts";
import { recordStockChanges } from "./record-stock-changes.server.ts";

type Column = { column: string; type: string };

const columns = {
  name: { column: "name", type: "text" },
  nameUr: { column: "name_ur", type: "text" },
  description: { column: "description", type: "text" },
  descriptionUr: { column: "description_ur", type: "text" },
  price: { column: "price", type: "int" },
  costPrice: { column: "cost_price", type: "int" },
  categoryId: { column: "category_id", type: "int" },
  subcategoryId: { column: "subcategory_id", type: "int" },
  companyName: { column: "company_name", type: "text" },
  discountPercent: { column: "discount_percent", type: "int" },
  discountActive: { column: "discount_active", type: "boolean" },
  featured: { column: "featured", type: "boolean" },
  keywords: { column: "keywords", type: "text[]" },
  inStock: { column: "in_stock", type: "boolean" },
  stockQuantity: { column: "stock_quantity", type: "int" },
  unit: { column: "unit", type: "text" },
  unitSize: { column: "unit_size", type: "text" },
  packFamily: { column: "pack_family", type: "text" },
  quality: { column: "quality", type: "quality" },
  imageUrl: { column: "image_url", type: "text" },
  drawnAs: { column: "drawn_as", type: "text" },
  soldByWeight: { column: "sold_by_weight", type: "boolean" },
  quantityStep: { column: "quantity_step", type: "int" },
  orderLimit: { column: "order_limit", type: "int" },
  status: { column: "status", type: "product_status" },
  barcode: { column: "barcode", type: "text" },
} as const satisfies Record<keyof ProductValues, Column>;

type Name = keyof ProductValues;

const allNames = Object.keys(columns) as Name[];

/** A product as it is saved. */
export type SavedProduct = ProductValues & { id: number; version: number };

/** Id, version and everything of `ProductValues`, from `products p`. */
export const valueColumns = raw(
  ["p.id", "p.version", ...allNames.map((name) => `p.${columns[name].column}${textOf(columns[name])} AS "${name}"`)].join(", "),
);

function textOf({ type }: Column): string {
  return type === "quality" || type === "product_status" ? "::text" : "";
}

/** Reads products and holds their rows, in the order of their ids as orders do, so that nobody waits for each other in a circle. */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<Map<number, SavedProduct>> {
  const rows = await tx.$queryRaw<SavedProduct[]>`
    SELECT ${valueColumns} FROM products p WHERE p.id = ANY(${ids}::int[]) ORDER BY p.id FOR NO KEY UPDATE`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** A product whose row is locked, and the values it gets; a value that is left out stays. */
export type ProductWrite = {
  before: SavedProduct & Partial<Pick<ProductFields, "furtherPictures">>;
  after: Partial<ProductFields>;
};

const atOnce = 1000;

/** Columns of rows that travel as one JSON text, named as the database names them. */
const recordOf = (names: readonly Name[]) =>
  raw(["id int", ...names.map((name) => `${columns[name].column} ${columns[name].type}`)].join(", "));

const cellsOf = (values: ProductValues, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [columns[name].column, values[name]]));

/**
 * Saves changes of locked products: the columns that differ, the next version, a ledger row for each change of stock and an audit
 * entry under `action`. Unchanged products are not written.
 *
 * @param stockReason why stock changes; `counted` by default
 * @returns how many products were changed
 */
export async function writeProducts(
  tx: Tx,
  changes: readonly ProductWrite[],
  { by, action, stockReason = "counted" }: { by: number; action: ProductAction; stockReason?: StaffReason },
): Promise<number> {
  const changed = changes.flatMap(({ before, after }) => {
    const difference = differences(before, after);
    return difference ? [{ before, difference }] : [];
  });
  for (let from = 0; from < changed.length; from += atOnce) {
    const part = changed.slice(from, from + atOnce);
    const names = allNames.filter((name) => part.some(({ difference }) => name in difference.after));
    const rows = part.map(({ before, difference }) => ({
      id: before.id,
      ...cellsOf({ ...before, ...difference.after }, names),
    }));
    const assignments = names.map((name) => `${columns[name].column} = r.${columns[name].column}, `).join("");
    await tx.$executeRaw`
      UPDATE products p SET ${raw(assignments)} version = p.version + 1, updated_at = ${now()}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (${recordOf(names)}) WHERE p.id = r.id`;
    const stock = part.flatMap(({ before, difference: { after } }) =>
      after.stockQuantity === undefined
        ? []
        : [{ productId: before.id, before: before.stockQuantity, after: after.stockQuantity, version: before.version + 1 }],
    );
    await recordStockChanges(tx, stock, { reason: stockReason, by });
    for (const { before, difference } of part)
      if (difference.after.furtherPictures) await writePictures(tx, before.id, difference.after.furtherPictures);
    const audited: AuditedChange[] = part.map(({ before, difference }) => ({ id: before.id, ...difference }));
    await recordAudits(tx, audited, { by, action, entity: "product" });
  }
  return changed.length;
}

/** Adds products, each with its ledger row where stock is counted and its audit entry. Gives their ids, in order. */
export async function addProducts(
  tx: Tx,
  products: readonly (ProductValues & Partial<Pick<ProductFields, "furtherPictures">>)[],
  { by, action }: { by: number; action: ProductAction },
): Promise<number[]> {
  if (products.length === 0) return [];
  const numbers = await tx.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('products', 'id'))::int AS id FROM generate_series(1, ${products.length}::int)`;
  const added = products.map((values, place) => ({ id: numbers[place]?.id ?? 0, values }));
  const names = raw(allNames.map((name) => columns[name].column).join(", "));
  const rows = added.map(({ id, values }) => ({ id, ...cellsOf(values, allNames) }));
  await tx.$executeRaw`
    INSERT INTO products (id, ${names}, created_at, updated_at)
    SELECT id, ${names}, ${now()}, ${now()} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (${recordOf(allNames)})`;
  for (const { id, values } of added) if (values.furtherPictures?.length) await writePictures(tx, id, values.furtherPictures);
  const stock = added.map(({ id, values }) => ({ productId: id, before: null, after: values.stockQuantity, version: 1 }));
  await recordStockChanges(tx, stock, { reason: "counted", by });
  await recordAudits(
    tx,
    added.map(({ id, values }) => ({ id, before: null, after: values })),
    { by, action, entity: "product" },
  );
  return added.map(({ id }) => id);
}
