import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { pageSize } from "./product-sorts.ts";

/** The sections of the home page: everyday products and seasonal ones, 24 together. */
export type HomeProducts = { everyday: Card[]; seasonal: Card[] };

const maxSeasonal = 6;

/**
 * The products of the home page: those that staff chose as seasonal, then featured ones, the most popular first. A shop with few
 * featured products fills the section with its bestsellers.
 */
export async function listHomeProducts(): Promise<HomeProducts> {
  const [facts, rows] = await Promise.all([findCategoryIndex(), readSections()]);
  const missing = pageSize - rows.length;
  if (missing > 0)
    rows.push(
      ...(await readPopular(
        rows.map(({ id }) => id),
        missing,
      )),
    );
  const cards = (seasonal: boolean) => rows.filter((row) => row.seasonal === seasonal).map((row) => toCard(row, facts));
  return { everyday: cards(false), seasonal: cards(true) };
}

type Row = CardRow & { seasonal: boolean };

const readSections = () =>
  readRows<Row>(sql`
  WITH season AS (
    SELECT s.product_id, s."order" AS place, s.id FROM seasonal_products s JOIN products p ON p.id = s.product_id
    WHERE s.featured AND p.status = 'active' ORDER BY s."order", s.id LIMIT ${maxSeasonal})
  (SELECT ${cardColumns}, true AS seasonal FROM season JOIN products p ON p.id = season.product_id ORDER BY season.place, season.id)
  UNION ALL
  (SELECT ${cardColumns}, false FROM products p
    WHERE p.status = 'active' AND p.featured AND p.id NOT IN (SELECT product_id FROM season)
    ORDER BY p.popularity DESC, p.id LIMIT ${pageSize})
  LIMIT ${pageSize}`);

const readPopular = (without: number[], count: number) =>
  readRows<Row>(sql`
  SELECT ${cardColumns}, false AS seasonal FROM products p
  WHERE p.status = 'active' AND p.id <> ALL(${without}) ORDER BY p.popularity DESC, p.id LIMIT ${count}`);
