import { db, type Sql, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import { findCategoryIndex } from "./categories.server.ts";
import type { ProductPage } from "./list-products.server.ts";
import { pageSize } from "./product-sorts.ts";

/** One page of what a customer saved and the shop still sells, the latest first. */
export async function listFavourites(userId: number, page: number): Promise<Pick<ProductPage, "products" | "hasNext">> {
  const [facts, rows] = await Promise.all([findCategoryIndex(), readSaved(userId, page)]);
  return { products: rows.slice(0, pageSize).map((row) => toCard(row, facts)), hasNext: rows.length > pageSize };
}

const readSaved = (userId: number, page: number): Promise<CardRow[]> => db.$queryRaw<CardRow[]>`
  SELECT ${cardColumns} FROM favourites f JOIN products p ON p.id = f.product_id
  WHERE f.user_id = ${userId} AND p.status = 'active'
  ORDER BY f.created_at DESC, p.id LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`;

/**
 * The ids of everything a customer saved and may still see, the latest first, for the hearts and the badge; at most 1,000. One JSON
 * value: a column of a statement that reads more of the account.
 */
export const favouriteIdsJson = (userId: Sql) => sql`(
  SELECT coalesce(json_agg(id), '[]') FROM (
    SELECT p.id FROM favourites f JOIN products p ON p.id = f.product_id
    WHERE f.user_id = ${userId} AND p.status = 'active' ORDER BY f.created_at DESC LIMIT 1000) AS saved)`;
