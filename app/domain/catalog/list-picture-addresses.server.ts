import { db } from "#app/platform/db.server.ts";

/** The addresses of a product's pictures as they are saved; none of a product that is not there yet (null). */
export async function listPictureAddresses(id: number | null): Promise<readonly string[]> {
  if (id === null) return [];
  const select = { imageUrl: true, images: { select: { url: true }, take: 50 } } as const;
  const product = await db.product.findUnique({ where: { id }, select });
  return product ? [product.imageUrl ?? "", ...product.images.map(({ url }) => url)] : [];
}
