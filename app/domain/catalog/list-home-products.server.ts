import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "./card.server.ts";
import type { Card } from "./card.ts";
import { cardsWithSizes } from "./internal/pack-sizes.server.ts";

/** The shelves of the home page: at most ten everyday products and six seasonal ones. */
export type HomeProducts = { everyday: Card[]; seasonal: Card[] };

/** A shelf ends after this many cards; its title leads to all. */
const maxEveryday = 10;

const maxSeasonal = 6;

/**
 * The products of the home page: those that staff chose as seasonal, then featured ones, the most popular first. A shop with few
 * featured products fills the shelf with its bestsellers.
 */
export async function listHomeProducts(): Promise<HomeProducts> {
  const rows = oneOfFamily(await readShelves());
  const seasonal = rows.filter((row) => row.seasonal);
  const missing = maxEveryday + seasonal.length - rows.length;
  if (missing > 0)
    rows.push(
      ...(await readPopular(
        rows.map(({ id }) => id),
        missing,
      )),
    );
  const shown = oneOfFamily(rows).slice(0, maxEveryday + seasonal.length);
  const cards = await cardsWithSizes(shown);
  return { seasonal: cards.slice(0, seasonal.length), everyday: cards.slice(seasonal.length) };
}

/** Of several sizes of one article the first. */
const oneOfFamily = (rows: readonly Row[]): Row[] =>
  rows.filter(({ pack_family: family }, at) => family === null || rows.findIndex((row) => row.pack_family === family) === at);

type Row = CardRow & { seasonal: boolean };

const readShelves = () =>
  readRows<Row>(sql`
  WITH season AS (
    SELECT s.product_id, s."order" AS place, s.id FROM seasonal_products s JOIN products p ON p.id = s.product_id
    WHERE s.featured AND p.status = 'active' ORDER BY s."order", s.id LIMIT ${maxSeasonal})
  (SELECT ${cardColumns}, true AS seasonal FROM season JOIN products p ON p.id = season.product_id ORDER BY season.place, season.id)
  UNION ALL
  (SELECT ${cardColumns}, false FROM products p
    WHERE p.status = 'active' AND p.featured AND p.id NOT IN (SELECT product_id FROM season)
    ORDER BY p.popularity DESC, p.id LIMIT ${2 * maxEveryday})
  LIMIT ${2 * maxEveryday + maxSeasonal}`);

const readPopular = (without: number[], count: number) =>
  readRows<Row>(sql`
  SELECT ${cardColumns}, false AS seasonal FROM products p
  WHERE p.status = 'active' AND p.id <> ALL(${without}) ORDER BY p.popularity DESC, p.id LIMIT ${count}`);
