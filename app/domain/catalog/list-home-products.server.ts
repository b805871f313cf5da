import { karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns } from "./card.server.ts";
import type { Card } from "./card.ts";
import { cardsWithSizes } from "./internal/pack-sizes.server.ts";
import { findRatedProducts } from "./internal/rated-products.server.ts";

/** What is weighed, with its price of today and by how many paisa that is above or below yesterday's; 0 where it is the same. */
export type Rate = { product: Card; change: number };

/** The shelves of the home page: at most ten everyday products and six seasonal ones; and the rate board, at most six. */
export type HomeProducts = { everyday: Card[]; seasonal: Card[]; rates: Rate[] };

/** A shelf ends after this many cards; its title leads to all. */
const maxEveryday = 10;

const maxSeasonal = 6;

/**
 * The products of the home page: those that staff chose as seasonal, then featured ones, the most popular first. A shop with few
 * featured products fills the shelf with its bestsellers.
 */
export async function listHomeProducts(): Promise<HomeProducts> {
  const rated = await findRatedProducts(karachiDate(now()));
  const read = await readShelves(rated.map(({ id }) => id));
  const rows = oneOfFamily(read.filter(({ shelf }) => shelf !== "rates"));
  const seasonal = rows.filter(({ shelf }) => shelf === "seasonal").length;
  const missing = maxEveryday + seasonal - rows.length;
  if (missing > 0) rows.push(...(await readPopular(rows.map(idOf), missing)));
  const shown = oneOfFamily(rows).slice(0, maxEveryday + seasonal);
  const onBoard = rated.flatMap(({ id, yesterday }) => {
    const row = read.find((row) => row.shelf === "rates" && row.id === id);
    return row ? [{ row, change: yesterday === null ? 0 : row.price - yesterday }] : [];
  });
  const rowsById = new Map([...shown, ...onBoard.map(({ row }) => row)].map((row) => [row.id, row]));
  const cards = await cardsWithSizes([...rowsById.values()]);
  // a product that is on a shelf and on the board is one card: the page's data then hold it once
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (rows: readonly Row[]) => rows.flatMap(({ id }) => cardsById.get(id) ?? []);
  return {
    seasonal: cardsOf(shown.slice(0, seasonal)),
    everyday: cardsOf(shown.slice(seasonal)),
    rates: onBoard
      .flatMap(({ row, change }) => cardsOf([row]).map((product) => ({ product, change })))
      .filter(({ product }) => !product.soldOut),
  };
}

const idOf = ({ id }: Row): number => id;

/** Of several sizes of one article the first. */
const oneOfFamily = (rows: readonly Row[]): Row[] =>
  rows.filter(({ pack_family: family }, at) => family === null || rows.findIndex((row) => row.pack_family === family) === at);

type Row = CardRow & { shelf: "seasonal" | "everyday" | "rates" };

const readShelves = (rated: number[]) =>
  readRows<Row>(sql`
  WITH season AS (
    SELECT s.product_id, s."order" AS place, s.id FROM seasonal_products s JOIN products p ON p.id = s.product_id
    WHERE s.featured AND p.status = 'active' ORDER BY s."order", s.id LIMIT ${maxSeasonal})
  (SELECT ${cardColumns}, 'seasonal' AS shelf FROM season JOIN products p ON p.id = season.product_id
    ORDER BY season.place, season.id)
  UNION ALL
  (SELECT ${cardColumns}, 'everyday' FROM products p
    WHERE p.status = 'active' AND p.featured AND p.id NOT IN (SELECT product_id FROM season)
    ORDER BY p.popularity DESC, p.id LIMIT ${2 * maxEveryday})
  UNION ALL
  (SELECT ${cardColumns}, 'rates' FROM products p WHERE p.id = ANY(${rated}) AND p.status = 'active')`);

const readPopular = (without: number[], count: number) =>
  readRows<Row>(sql`
  SELECT ${cardColumns}, 'everyday' AS shelf FROM products p
  WHERE p.status = 'active' AND p.id <> ALL(${without}) ORDER BY p.popularity DESC, p.id LIMIT ${count}`);
