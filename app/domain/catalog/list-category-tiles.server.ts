import { type Lang, langs, nameIn } from "#app/i18n/lang.ts";
import { cachedReads } from "#app/platform/cached-read.server.ts";
import { readRows, sql } from "#app/platform/db.server.ts";
import { listCategories } from "./categories.server.ts";
import { isDrawn } from "./placeholder.ts";

/** A category as a tile. */
export type CategoryTile = {
  id: number;
  name: string;
  /** Its picture, else that of its best-selling product, else its block print. */
  image: string;
  /** Of the cloth below a picture that was drawn, degrees. */
  hue?: number;
};

/** All categories in the shop's order, each with a picture of what it holds; at most 500. */
export const listCategoryTiles = cachedReads("category tiles", ["categories", "products"], readTiles, langs.length);

async function readTiles(lang: Lang): Promise<CategoryTile[]> {
  const [categories, bestsellers] = await Promise.all([listCategories(), readBestsellers()]);
  const pictureOf = new Map(bestsellers.map(({ id, picture }) => [id, picture]));
  return categories.map((category) => {
    const { id, hue } = category;
    const image = pictureOf.get(id) ?? category.image;
    return { id, name: nameIn(lang, category), image, ...(isDrawn(image) && { hue }) };
  });
}

/** Of each category without a picture of its own, one probe of an index: the picture of the product that sells best. */
const readBestsellers = () =>
  readRows<{ id: number; picture: string }>(sql`
  SELECT c.id, best.picture_url AS picture FROM categories c
  CROSS JOIN LATERAL (
    SELECT p.picture_url FROM products p WHERE p.category_id = c.id AND p.status = 'active' AND p.picture_url IS NOT NULL
    ORDER BY p.popularity DESC, p.id LIMIT 1) AS best
  WHERE c.image_url IS NULL LIMIT 500`);
