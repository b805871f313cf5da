import { buyablePackage, stepOf } from "#app/domain/cart/cart-line.ts";
import type { CardRow } from "#app/domain/catalog/card.server.ts";
import type { PackageRow } from "#app/domain/packages/package-rows.server.ts";
import { paisa } from "#app/lib/money.ts";
import { customerPrice } from "#app/lib/price.ts";
import { thousandths } from "#app/lib/quantity.ts";
import type { CounterProduct } from "../counter-product.ts";

/** A row of a search as the counter sells it; the customer's price is worked out by the one rule there is. */
export const toCounterProduct = (row: CardRow): CounterProduct => ({
  id: row.id,
  name: row.name,
  nameUr: row.name_ur,
  unit: row.unit,
  unitSize: row.unit_size,
  price: customerPrice({ price: paisa(row.price), discountPercent: row.discount_percent, discountActive: row.discount_active }),
  step: stepOf(row),
  soldByWeight: row.sold_by_weight,
  left: row.in_stock ? (row.stock_quantity === null ? null : thousandths(Math.max(0, row.stock_quantity))) : thousandths(0),
  ...(row.order_limit !== null && { most: thousandths(row.order_limit) }),
});

/** A package as the counter sells it: at its own price, whole ones only, and as many as its scarcest part allows. */
export function toCounterPackage(row: PackageRow): CounterProduct {
  const left = buyablePackage(row);
  return {
    id: row.id,
    name: row.name,
    nameUr: row.name_ur,
    unit: "package",
    unitSize: null,
    price: paisa(row.price),
    step: thousandths(1000),
    soldByWeight: false,
    left: left === null ? null : thousandths(Math.max(0, left)),
    holds: row.components.length,
  };
}
