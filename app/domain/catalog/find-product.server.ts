import { type Lang, nameIn } from "#app/i18n/lang.ts";
import { readRows, sql } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryIndex } from "./categories.server.ts";
import { cardsWithSizes, firstOfFamily, listedProducts } from "./internal/pack-sizes.server.ts";

/** A picture of a product; without words of its own it is called like the product. */
export type GalleryPicture = { src: string; alt: string | null };

/** What the page of one product shows. */
export type ProductView = {
  product: Card;
  /** Its pictures, the one of its card first; its category's block print when it has none. At most nine. */
  pictures: GalleryPicture[];
  /** The whole Roman-Urdu name. */
  nameUr: string | null;
  brand: string | null;
  description: string;
  category: { id: number; name: string } | null;
  subcategory: { id: number; name: string } | null;
  /** Other articles of the same subcategory, the most popular first; at most six. */
  related: Card[];
};

type Row = CardRow & { description: string | null; description_ur: string | null; pictures: GalleryPicture[] | null };

/** An active product with others of its subcategory, in one read; null when there is none or it is not visible to customers. */
export async function findProduct(id: number, lang: Lang): Promise<ProductView | null> {
  const [facts, rows] = await Promise.all([findCategoryIndex(), readWithNeighbours(id)]);
  const row = rows.find((found) => found.id === id);
  if (!row) return null;
  const category = facts.categoryById.get(row.category_id);
  const shelf = row.subcategory_id === null ? undefined : facts.subcategoryById.get(row.subcategory_id);
  const [product = toCard(row, facts), ...related] = await cardsWithSizes([row, ...rows.filter((other) => other !== row)], facts);
  const further = row.pictures ?? [];
  const card = { src: product.image, alt: null };
  return {
    product,
    pictures: row.picture_url
      ? [card, ...further.filter(({ src }) => src !== row.picture_url)]
      : further.length > 0
        ? further
        : [card],
    nameUr: row.name_ur,
    brand: row.company_name,
    description: (lang === "ur" && row.description_ur) || (row.description ?? ""),
    category: category ? { id: category.id, name: nameIn(lang, category) } : null,
    subcategory: shelf ? { id: shelf.id, name: nameIn(lang, shelf) } : null,
    related,
  };
}

const readWithNeighbours = (id: number) =>
  readRows<Row>(sql`
  (SELECT ${cardColumns}, p.description, p.description_ur, (
      SELECT json_agg(json_build_object('src', url, 'alt', alt) ORDER BY display_order, id)
      FROM (SELECT * FROM product_images WHERE product_id = p.id ORDER BY display_order, id LIMIT 8) AS further) AS pictures
    FROM products p WHERE p.id = ${id} AND p.status = 'active')
  UNION ALL
  (SELECT ${cardColumns}, NULL, NULL, NULL FROM ${listedProducts}
    WHERE p.subcategory_id = (SELECT subcategory_id FROM products WHERE id = ${id} AND status = 'active') AND p.status = 'active' AND p.id <> ${id}
      AND (listed.family IS NULL OR listed.family IS DISTINCT FROM (SELECT pack_family FROM products WHERE id = ${id}))
      ${firstOfFamily(sql`AND p.subcategory_id = (SELECT subcategory_id FROM products WHERE id = ${id})`, popularFirst)}
    ORDER BY ${popularFirst} LIMIT 6)`);

const popularFirst = sql`p.popularity DESC, p.id`;
