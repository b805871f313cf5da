import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";

/** A seasonal product as staff see it (A3.14); the list price in paisa. */
export type StaffSeasonal = {
  id: number;
  productId: number;
  featured: boolean;
  order: number;
  name: string;
  image: string;
  price: Paisa;
  category: string;
  /** Whether customers can see it at all. */
  isOnSale: boolean;
};

/** The products of the season with what they are, in their order (A7.47), at most 100. */
export async function listStaffSeasonal(): Promise<StaffSeasonal[]> {
  const rows = await db.seasonalProduct.findMany({
    orderBy: [{ order: "asc" }, { id: "asc" }],
    take: 100,
    select: {
      ...{ id: true, productId: true, featured: true, order: true },
      product: {
        select: {
          ...{ name: true, imageUrl: true, price: true, status: true },
          category: { select: { name: true, glyph: true, hue: true } },
        },
      },
    },
  });
  return rows.map(({ product: { name, imageUrl, price, status, category }, ...row }) => ({
    ...row,
    name,
    image: imageUrl ?? placeholderOf(category),
    price: price as Paisa,
    category: category.name,
    isOnSale: status === "active",
  }));
}
