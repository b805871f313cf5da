import type { Prisma } from "#app/generated/prisma/client.ts";
import type { Paisa } from "#app/lib/money.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { DrawnShape, ProductFields } from "./product-fields.ts";

const further = { select: { url: true }, orderBy: [{ displayOrder: "asc" }, { id: "asc" }] } satisfies Prisma.Product$imagesArgs;

/** The columns that `fieldsOf` reads, with the row's id and version. */
export const staffColumns = {
  ...{ id: true, version: true, name: true, nameUr: true, description: true, descriptionUr: true, price: true, costPrice: true },
  ...{ discountPercent: true, discountActive: true, categoryId: true, subcategoryId: true, companyName: true, keywords: true },
  ...{
    featured: true,
    inStock: true,
    stockQuantity: true,
    unit: true,
    unitSize: true,
    packFamily: true,
    soldByWeight: true,
    quantityStep: true,
    orderLimit: true,
  },
  ...{ quality: true, status: true, barcode: true, imageUrl: true, drawnAs: true, images: further },
} as const satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof staffColumns }>;

/** What staff write of a product, out of its row and the rows of its further pictures. */
export function fieldsOf({ id: _, version: __, images, ...row }: Row): ProductFields {
  return {
    ...row,
    price: row.price as Paisa,
    costPrice: row.costPrice as Paisa | null,
    stockQuantity: row.stockQuantity as Thousandths | null,
    quantityStep: row.quantityStep as Thousandths,
    orderLimit: row.orderLimit as Thousandths | null,
    drawnAs: row.drawnAs as DrawnShape | null,
    furtherPictures: images.map(({ url }) => url),
  };
}

/** A product whose row is held until the transaction ends: of two people saving at once the second reads what the first wrote. */
export async function lockProduct(tx: Tx, id: number): Promise<{ fields: ProductFields; version: number } | null> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id} FOR NO KEY UPDATE`;
  const row = await tx.product.findUnique({ where: { id }, select: staffColumns });
  return row && { fields: fieldsOf(row), version: row.version };
}

/** Writes a product's further pictures in their order; a picture that stays keeps its words. */
export async function writePictures(tx: Tx, productId: number, pictures: readonly string[]): Promise<void> {
  const before = await tx.productImage.findMany({ where: { productId }, select: { url: true, alt: true } });
  const words = new Map(before.map(({ url, alt }) => [url, alt]));
  await tx.productImage.deleteMany({ where: { productId } });
  await tx.productImage.createMany({
    data: pictures.map((url, place) => ({ productId, url, alt: words.get(url) ?? null, displayOrder: place + 1 })),
  });
}
