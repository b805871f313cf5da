import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";
import { type CardRow, cardColumns, toCard } from "./card.server.ts";
import type { Card } from "./card.ts";
import { findCategoryFacts, nameIn } from "./categories.server.ts";

/** What the page of one product shows. */
export type ProductView = {
  product: Card;
  /** The whole Roman-Urdu name. */
  nameUr: string | null;
  brand: string | null;
  description: string;
  category: { id: number; name: string } | null;
  subcategory: { id: number; name: string } | null;
  /** Others of the same shelf, the most popular first; at most six. */
  related: Card[];
};

type Row = CardRow & { description: string | null; description_ur: string | null };

/** An active product with its neighbours on the shelf, in one read; null when there is none or it is not for customers to see. */
export async function findProduct(id: number, lang: Lang): Promise<ProductView | null> {
  const [facts, rows] = await Promise.all([findCategoryFacts(), readWithNeighbours(id)]);
  const row = rows.find((found) => found.id === id);
  if (!row) return null;
  const category = facts.categoryById.get(row.category_id);
  const shelf = row.subcategory_id === null ? undefined : facts.subcategoryById.get(row.subcategory_id);
  return {
    product: toCard(row, facts),
    nameUr: row.name_ur,
    brand: row.company_name,
    description: (lang === "ur" && row.description_ur) || (row.description ?? ""),
    category: category ? { id: category.id, name: nameIn(lang, category) } : null,
    subcategory: shelf ? { id: shelf.id, name: nameIn(lang, shelf) } : null,
    related: rows.filter((other) => other !== row).map((other) => toCard(other, facts)),
  };
}

const readWithNeighbours = (id: number): Promise<Row[]> => db.$queryRaw<Row[]>`
  (SELECT ${cardColumns}, p.description, p.description_ur FROM products p WHERE p.id = ${id} AND p.status = 'active')
  UNION ALL
  (SELECT ${cardColumns}, NULL, NULL FROM products p
    WHERE p.subcategory_id = (SELECT subcategory_id FROM products WHERE id = ${id} AND status = 'active')
      AND p.status = 'active' AND p.id <> ${id}
    ORDER BY p.popularity DESC, p.id LIMIT 6)`;
