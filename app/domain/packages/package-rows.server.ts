import { type CardRow, cardColumns } from "#app/domain/catalog/card.server.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";
import { raw, sql } from "#app/platform/db.server.ts";

/** The columns of a component that price and stock of a package are computed from. Money in paisa, quantities in thousandths. */
export type PricedProduct = {
  id: number;
  price: number;
  discount_percent: number;
  discount_active: boolean;
  status: string;
  in_stock: boolean;
  stock_quantity: number | null;
};

/** A product of a package with its card. */
export type CardedProduct = CardRow & { status: string };

/** The row of a package. `components` are in the order they were put in. */
export type PackageRow<Product extends PricedProduct = PricedProduct> = {
  id: number;
  name: string;
  name_ur: string | null;
  description: string;
  description_ur: string | null;
  price: number;
  image_url: string | null;
  duration: number;
  featured: boolean;
  is_active: boolean;
  components: { quantity: number; product: Product }[];
};

const contentsWith = (columns: typeof cardColumns) => sql`(
  SELECT coalesce(json_agg(json_build_object('quantity', part.drawn, 'product', to_json(part)) ORDER BY part.place), '[]')
  FROM (SELECT kp.id AS place, kp.quantity AS drawn, p.status::text AS status, ${columns}
    FROM package_products kp JOIN products p ON p.id = kp.product_id WHERE kp.package_id = k.id) part) AS components`;

/** Whether customers are offered `packages k`: it is active, and something is in it. */
export const offeredPackage = sql`(k.is_active AND EXISTS (SELECT FROM package_products kp WHERE kp.package_id = k.id))`;

const ownColumns = raw(
  "k.id, k.name, k.name_ur, k.description, k.description_ur, k.price, k.image_url, k.duration, k.featured, k.is_active",
);

/** The columns of a `PackageRow` from `packages k`, with as much of each product as a list needs. */
export const packageColumns = sql`${ownColumns}, ${contentsWith(
  raw("p.id, p.price, p.discount_percent, p.discount_active, p.in_stock, p.stock_quantity"),
)}`;

/** The same with each product's card. */
export const packageColumnsWithCards = sql`${ownColumns}, ${contentsWith(cardColumns)}`;

/** What some of a product costs by itself today, in paisa. `quantity` in thousandths. */
export function costOf(product: PricedProduct, quantity: number): Paisa {
  const { price, discount_percent: discountPercent, discount_active: discountActive } = product;
  return linePrice(customerPrice({ price: paisa(price), discountPercent, discountActive }), quantity as Thousandths);
}

/** What the products of a package cost one by one today: the saving is measured against this, never against a stored figure. */
export const singlePrices = ({ components }: Pick<PackageRow, "components">): Paisa =>
  sum(components.map(({ quantity, product }) => costOf(product, quantity)));
