import { barcodeKey, barcodeSpellings, mendedCode } from "#app/lib/gtin.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { defaultFields, fieldNames, maxFurtherPictures, type ProductFields } from "../product-fields.ts";

/** What belongs together, made to agree: pieces are sold one by one; no picture stands twice, and the first is the product's own. */
export function settleFields(fields: ProductFields): ProductFields {
  const { soldByWeight, quantityStep, imageUrl, furtherPictures } = fields;
  const [own = null, ...further] = new Set([...(imageUrl ? [imageUrl] : []), ...furtherPictures]);
  return {
    ...fields,
    quantityStep: soldByWeight ? quantityStep : defaultFields.quantityStep,
    imageUrl: own,
    furtherPictures: further.slice(0, maxFurtherPictures),
  };
}

/** The names of the fields that something holds. */
export const fieldsIn = (fields: Partial<ProductFields>): ReadonlySet<keyof ProductFields> =>
  new Set(Object.keys(fields) as (keyof ProductFields)[]);

/**
 * Checks whether a product as it is to be saved is consistent with the rest of the shop: its category is there, its subcategory
 * stands in that category (A5.09), its unit is known, no other product has its barcode, pieces are counted whole,
 * and the limit per order is a number of steps.
 *
 * @param changed the fields that the save changes: unchanged fields are not checked
 * @param barcodeAsked the barcode about whose check digit a person was asked already, null for none; undefined where nobody is asked
 * @returns refused at the field with `product.no-category`, `product.other-category`, `product.no-unit`, `product.barcode-digit`,
 *   `product.barcode-taken`, `product.whole-pieces`, `product.limit-steps`
 */
export async function checkProduct(
  tx: Tx,
  fields: ProductFields,
  {
    id,
    changed,
    barcodeAsked,
  }: { id: number | null; changed: ReadonlySet<keyof ProductFields>; barcodeAsked?: string | null | undefined },
): Promise<Outcome<void>> {
  const { categoryId, subcategoryId, unit, barcode, stockQuantity, soldByWeight, quantityStep, orderLimit } = fields;
  if (changed.has("categoryId")) {
    // held until the save is done, so that it is not deleted in between
    const there = await tx.$queryRaw<object[]>`SELECT id FROM categories WHERE id = ${categoryId} FOR KEY SHARE`;
    if (there.length === 0) return refused("product.no-category", { field: fieldNames.categoryId });
  }

  if (subcategoryId !== null && (changed.has("categoryId") || changed.has("subcategoryId"))) {
    // held until the save is done, so that it does not move to another category in between
    const [shelf] = await tx.$queryRaw<{ categoryId: number }[]>`
      SELECT category_id AS "categoryId" FROM subcategories WHERE id = ${subcategoryId} FOR SHARE`;
    if (shelf?.categoryId !== categoryId) return refused("product.other-category", { field: fieldNames.subcategoryId });
  }
  if (changed.has("unit") && unit !== defaultFields.unit) {
    const known = await tx.unit.findUnique({ where: { abbreviation: unit }, select: { id: true } });
    if (!known) return refused("product.no-unit", { field: fieldNames.unit });
  }
  if (barcode !== null && changed.has("barcode")) {
    const mended = barcodeAsked === undefined || barcodeAsked === barcode ? null : mendedCode(barcode);
    if (mended !== null) return refused("product.barcode-digit", { field: fieldNames.barcode, values: { code: mended } });
    // serialises concurrent saves of the same one, so that the second is refused
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${barcodeKey(barcode)}, 0))`;
    const [other] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM products WHERE lower(barcode) = ANY(${barcodeSpellings(barcode)}::text[]) AND id IS DISTINCT FROM ${id}::int LIMIT 1`;
    if (other) return refused("product.barcode-taken", { field: fieldNames.barcode, values: { product: other.name } });
  }
  const isWhole = soldByWeight || stockQuantity === null || stockQuantity % 1000 === 0;
  if (!isWhole && (changed.has("stockQuantity") || changed.has("soldByWeight")))
    return refused("product.whole-pieces", { field: fieldNames.stockQuantity });
  const isSteps = orderLimit === null || orderLimit % (soldByWeight ? quantityStep : defaultFields.quantityStep) === 0;
  if (!isSteps && ["orderLimit", "soldByWeight", "quantityStep"].some((name) => changed.has(name as keyof ProductFields)))
    return refused("product.limit-steps", { field: fieldNames.orderLimit });
  return done(undefined);
}
