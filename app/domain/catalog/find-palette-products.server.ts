import type { ProductStatus } from "#app/generated/prisma/enums.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { matchStaffProducts } from "./internal/match-staff-products.server.ts";

/** How many products are offered while somebody types. */
const maxProductsOffered = 5;

/** A product offered to staff while they type, whatever its status; list price in paisa. */
export type PaletteProduct = { id: number; name: string; status: ProductStatus; price: Paisa };

const listIds = (search: string, status: ProductStatus): Promise<number[]> =>
  matchStaffProducts(
    { search, status, category: null, subcategory: null, stock: null, featured: false, discounted: false, sort: "name", page: 1 },
    { take: maxProductsOffered, skip: 0 },
  );

/**
 * The products of the back office that a text may mean, at most five, those on sale first and of these the best match: by their
 * words, as customers search for them, or by number or barcode.
 */
export async function findPaletteProducts(text: string): Promise<PaletteProduct[]> {
  const ids = await listIds(text, "active");
  if (ids.length < maxProductsOffered) ids.push(...(await listIds(text, "draft")), ...(await listIds(text, "archived")));
  return db.$queryRaw<PaletteProduct[]>`
    SELECT p.id, p.name, p.status::text AS status, p.price
    FROM unnest(${ids.slice(0, maxProductsOffered)}::int[]) WITH ORDINALITY AS found (id, place) JOIN products p ON p.id = found.id
    ORDER BY found.place`;
}
