import { type Paisa, paisa } from "#app/lib/money.ts";
import { customerPrice, unitPrice } from "#app/lib/price.ts";
import { type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { sql } from "#app/platform/db.server.ts";
import type { CategoryFacts } from "./categories.server.ts";
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
  quality: string;
  image_url: string | null;
  sold_by_weight: boolean;
  quantity_step: number;
  in_stock: boolean;
  stock_quantity: number | null;
};

/** The columns of `CardRow`, from `products p`. Everything else a card says is kept in memory, so lists need no join. */
export const cardColumns = sql`p.id, p.name, p.name_ur, p.company_name, p.price, p.discount_percent, p.discount_active, p.category_id,
  p.subcategory_id, p.unit, p.unit_size, p.quality::text AS quality, p.image_url, p.sold_by_weight, p.quantity_step, p.in_stock, p.stock_quantity`;

/** A product as every list shows it; the customer's price is worked out here and nowhere later. */
export type Card = ReturnType<typeof toCard>;

/** Makes the card of one row. */
export function toCard(row: CardRow, { categoryById, subcategoryById }: CategoryFacts) {
  const { id, name, unit, quality, unit_size: unitSize, discount_active: discountActive } = row;
  const listPrice = paisa(row.price);
  const price = customerPrice({ price: listPrice, discountPercent: row.discount_percent, discountActive });
  const category = categoryById.get(row.category_id);
  const shelf = row.subcategory_id === null ? undefined : subcategoryById.get(row.subcategory_id);
  const size = `${unitSize ?? "1"} ${unit}`;
  return {
    id,
    name,
    nameUr: shortNameUr({ name, nameUr: row.name_ur, brand: row.company_name, size }),
    unit,
    unitSize,
    quality,
    imageUrl: row.image_url,
    glyph: category?.glyph ?? "shopping-basket",
    hue: category?.hue ?? 85,
    price: price as Paisa,
    listPrice,
    discountPercent: discountActive ? row.discount_percent / 100 : 0,
    unitPrice: shelf ? unitPrice({ price, unit, unitSize, basis: shelf.unitBasis }) : null,
    soldByWeight: row.sold_by_weight,
    quantityStep: stepOf(row),
    buyable: row.in_stock && row.stock_quantity !== 0,
    stockLeft: row.stock_quantity as Thousandths | null,
  };
}

/** What is sold by the piece moves by whole pieces, whatever its step says. */
const stepOf = ({ sold_by_weight, quantity_step }: CardRow): Thousandths => thousandths(sold_by_weight ? quantity_step : 1000);
