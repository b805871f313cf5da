import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryIndex } from "./categories.server.ts";

const maxSimilar = 3;

/** For so many products similar ones are looked up; a cart with more of them sold out is better filled anew. */
const maxRequested = 20;

/**
 * What can be bought in place of products: of the same subcategory, then of the same category, the most popular first. At most
 * three for each of the first twenty, by the id of the product that they stand in for; no query for an empty list.
 *
 * @param except products that are never among them, by id
 */
export async function listSimilar(ids: readonly number[], except: readonly number[] = []): Promise<Record<number, Card[]>> {
  if (ids.length === 0) return {};
  const [facts, rows] = await Promise.all([findCategoryIndex(), readSimilar(ids.slice(0, maxRequested), except)]);
  const similar: Record<number, Card[]> = {};
  for (const { similar_to, ...row } of rows) {
    similar[similar_to] ??= [];
    similar[similar_to].push(toCard(row, facts));
  }
  return similar;
}

type Row = CardRow & { similar_to: number };

/** At least one step of it is left. */
const isBuyable = sql`p.status = 'active' AND p.stock_level > 0
  AND (p.stock_quantity IS NULL OR p.stock_quantity >= CASE WHEN p.sold_by_weight THEN p.quantity_step ELSE 1000 END)`;

const readSimilar = (requested: readonly number[], except: readonly number[]) =>
  readRows<Row>(sql`
  SELECT asked.id AS similar_to, near.*
  FROM unnest(${requested}::int[]) WITH ORDINALITY AS wanted (id, place)
  JOIN products asked ON asked.id = wanted.id
  CROSS JOIN LATERAL (
    (SELECT ${cardColumns}, 0 AS far, p.popularity FROM products p
      WHERE p.subcategory_id = asked.subcategory_id AND ${isBuyable} AND p.id <> ALL (${except}::int[])
      ORDER BY p.popularity DESC, p.id LIMIT ${maxSimilar})
    UNION ALL
    (SELECT ${cardColumns}, 1, p.popularity FROM products p
      WHERE p.category_id = asked.category_id AND p.subcategory_id IS DISTINCT FROM asked.subcategory_id AND ${isBuyable}
        AND p.id <> ALL (${except}::int[])
      ORDER BY p.popularity DESC, p.id LIMIT ${maxSimilar})
    ORDER BY far, popularity DESC, id LIMIT ${maxSimilar}) AS near
  ORDER BY wanted.place, near.far, near.popularity DESC, near.id`);
