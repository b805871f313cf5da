import { paisa } from "#app/lib/money.ts";
import { customerPrice, unitPrice } from "#app/lib/price.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { sql } from "#app/platform/db.server.ts";
import type { Card } from "./card.ts";
import type { CategoryIndex } from "./categories.server.ts";
import { isDrawn, placeholderOf } from "./placeholder.ts";
import { shortNameUr } from "./short-name.ts";

/** What a card is made of, as the database names it. Money in paisa, the discount in basis points, quantities in thousandths. */
export type CardRow = {
  id: number;
  name: string;
  name_ur: string | null;
  company_name: string | null;
  price: number;
  discount_percent: number;
  discount_active: boolean;
  category_id: number;
  subcategory_id: number | null;
  unit: string;
  unit_size: string | null;
  pack_family: string | null;
  quality: string;
  picture_url: string | null;
  sold_by_weight: boolean;
  quantity_step: number;
  order_limit: number | null;
  in_stock: boolean;
  stock_quantity: number | null;
  /** How many rows a search found, on all pages. */
  found?: number;
};

/** The columns of `CardRow`, from `products p`. The other fields of a card are cached, so lists need no join. */
export const cardColumns = sql`p.id, p.name, p.name_ur, p.company_name, p.price, p.discount_percent, p.discount_active, p.category_id,
  p.subcategory_id, p.unit, p.unit_size, p.pack_family, p.quality::text AS quality, p.picture_url, p.sold_by_weight, p.quantity_step, p.order_limit, p.in_stock, p.stock_quantity`;

/** The stock left is shown up to this: five selling units. */
export const littleLeft = thousandths(5000);

/** Makes the card of one row; the customer's price is worked out here and nowhere later. */
export function toCard(row: CardRow, { categoryById, subcategoryById }: CategoryIndex): Card {
  const { id, name, unit, quality, stock_quantity: stock } = row;
  const price = customerPrice(discounted(row));
  const category = categoryById.get(row.category_id);
  const image = row.picture_url ?? placeholderOf(category);
  const card: Card = { id, name, unit, quality, image, price };
  if (category && isDrawn(row.picture_url)) card.hue = category.hue;
  const nameUr = shortNameUr({ name, nameUr: row.name_ur, brand: row.company_name, size: `${row.unit_size ?? "1"} ${unit}` });
  if (nameUr) card.nameUr = nameUr;
  if (row.name_ur && row.name_ur !== name && row.name_ur !== nameUr) card.fullNameUr = row.name_ur;
  if (row.unit_size && row.unit_size !== "1") card.unitSize = row.unit_size;
  if (price < row.price) {
    card.listPrice = paisa(row.price);
    card.discountPercent = row.discount_percent / 100;
  }
  const basis = row.subcategory_id === null ? undefined : subcategoryById.get(row.subcategory_id)?.unitBasis;
  const perUnit = basis && unitPrice({ price, unit, unitSize: row.unit_size, basis });
  if (perUnit && perUnit.amount !== price) card.unitPrice = perUnit;
  if (row.sold_by_weight) card.quantityStep = thousandths(row.quantity_step);
  if (row.order_limit !== null) card.most = thousandths(row.order_limit);
  if (!row.in_stock || stock === 0) card.soldOut = true;
  else if (stock !== null && stock <= littleLeft) card.fewLeft = thousandths(stock);
  return card;
}

const discounted = ({ price, discount_percent: discountPercent, discount_active: discountActive }: CardRow) => ({
  price: paisa(price),
  discountPercent,
  discountActive,
});
