import { halvedAbove } from "#app/domain/cart/cart-line.ts";
import { productValues } from "#app/domain/cart/line-refusal.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import type { EditedOrder } from "../edit-order.server.ts";
import { findOpenOrders, refusalOfUnproved, type UnprovedLimits } from "../unproved-customer.server.ts";
import type { LineSnapshot } from "../write-order.server.ts";

type Held = {
  name: string;
  nameUr: string | null;
  unit: string;
  soldByWeight: boolean;
  step: number;
  limit: number | null;
  left: number | null;
  ordered: number;
  drawn: number;
};

/** A product under its lock, with what an order has of it already: on its own lines, and drawn altogether. */
async function holdProduct(tx: Tx, orderId: number, productId: number): Promise<Held | undefined> {
  const [held] = await tx.$queryRaw<Held[]>`
    SELECT p.name, p.name_ur AS "nameUr", p.unit, p.sold_by_weight AS "soldByWeight", p.order_limit AS limit, p.stock_quantity AS left,
      CASE WHEN p.sold_by_weight THEN p.quantity_step ELSE 1000 END AS step,
      (SELECT coalesce(sum(l.quantity), 0) FROM order_lines l WHERE l.order_id = ${orderId} AND l.product_id = p.id)::float8 AS ordered,
      (SELECT coalesce(-sum(m.change), 0) FROM stock_movements m WHERE m.order_id = ${orderId} AND m.product_id = p.id)::float8 AS drawn
    FROM products p WHERE p.id = ${productId} FOR NO KEY UPDATE OF p`;
  return held;
}

const wholeSteps = (quantity: number, step: number) => (Math.max(0, Math.floor(quantity / step)) * step) as Thousandths;

/**
 * Why a customer may not add a line to their own order: the limit that its product has per order, and while their phone is not proved the
 * limits of such customers, with what the order has already (decisions 38). Holds the customer's cart, so that no order is placed meanwhile.
 *
 * @returns refused with `cart.limit`, `cart.half`, `cart.half-none`, `order.unproved-total`; null when they may
 */
export async function refuseOwnLine(
  tx: Tx,
  { id, userId, total }: EditedOrder,
  { product_id: productId, quantity, line_total: lineTotal }: LineSnapshot,
  limits: UnprovedLimits,
): Promise<Outcome<never> | null> {
  if (productId === null || userId === null) return null;
  await tx.$queryRaw`SELECT FROM carts WHERE user_id = ${userId} FOR NO KEY UPDATE`;
  const open = await findOpenOrders(tx, userId, id);
  const held = await holdProduct(tx, id, productId);
  if (!held) return null;
  const inWords = (thousandths: number) => formatQuantity(wholeSteps(thousandths, held.step), held);
  if (held.limit !== null && held.ordered + quantity > Math.max(held.limit, held.step))
    return refused("cart.limit", { values: { ...productValues(held), left: inWords(Math.max(held.limit, held.step)) } });
  if (open.isProved) return null;
  const whole = (held.left ?? 0) + held.drawn;
  if (held.left !== null && whole > halvedAbove && held.drawn + quantity > whole / 2) {
    const more = wholeSteps(whole / 2 - held.drawn, held.step);
    if (more > 0) return refused("cart.half", { values: { ...productValues(held), left: inWords(more) } });
    return refused("cart.half-none", { values: productValues(held) });
  }
  const refusal = refusalOfUnproved({ ...open, count: 0 }, total + lineTotal, limits); // the order is one of theirs already
  return refusal && { ok: false, refusal };
}
