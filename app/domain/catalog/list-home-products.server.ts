import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "./card.server.ts";
import type { Card } from "./card.ts";
import { cardsWithSizes } from "./internal/pack-sizes.server.ts";
import { pageSize } from "./product-sorts.ts";

/** The sections of the home page: everyday products and seasonal ones, 24 together. */
export type HomeProducts = { everyday: Card[]; seasonal: Card[] };

const maxSeasonal = 6;

/**
 * The products of the home page: those that staff chose as seasonal, then featured ones, the most popular first. A shop with few
 * featured products fills the section with its bestsellers.
 */
export async function listHomeProducts(): Promise<HomeProducts> {
  const rows = oneOfFamily(await readSections());
  const missing = pageSize - rows.length;
  if (missing > 0)
    rows.push(
      ...(await readPopular(
        rows.map(({ id }) => id),
        missing,
      )),
    );
  const shown = oneOfFamily(rows);
  const cards = await cardsWithSizes(shown);
  const of = (seasonal: boolean) => cards.filter((_, at) => shown[at]?.seasonal === seasonal);
  return { everyday: of(false), seasonal: of(true) };
}

/** Of several sizes of one article the first. */
const oneOfFamily = (rows: readonly Row[]): Row[] =>
  rows.filter(({ pack_family: family }, at) => family === null || rows.findIndex((row) => row.pack_family === family) === at);

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
