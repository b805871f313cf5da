import { findPaletteProducts } from "#app/domain/catalog/find-palette-products.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";

/** How many products the picker offers at once. */
const max = 20;

/** A product that may be picked for the season; list price in paisa. */
export type SeasonalChoice = { id: number; name: string; price: Paisa };

/** `%`, `_` and `\` mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/**
 * The products on sale that are not in the season yet, at most twenty: by a part of their name or by what customers would search
 * for; the most popular ones for an empty text (A7.48).
 */
export async function findSeasonalProducts(search: string): Promise<SeasonalChoice[]> {
  const meant = search ? (await findPaletteProducts(search)).map(({ id }) => id) : [];
  const named = { OR: [{ name: { contains: literally(search), mode: "insensitive" as const } }, { id: { in: meant } }] };
  const rows = await db.product.findMany({
    where: { status: "active", seasonal: { none: {} }, ...(search && named) },
    orderBy: [{ popularity: "desc" }, { id: "asc" }],
    take: max,
    select: { id: true, name: true, price: true },
  });
  return rows.map(({ price, ...row }) => ({ ...row, price: price as Paisa }));
}
