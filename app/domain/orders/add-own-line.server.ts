import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { roundToStep, type Thousandths } from "#app/lib/quantity.ts";
import { db } from "#app/platform/db.server.ts";
import { addLine } from "./add-line.server.ts";
import type { Edit } from "./edit-order.server.ts";
import { refuseOwnLine } from "./internal/refuse-own-line.server.ts";
import { findUnprovedLimits } from "./unproved-customer.server.ts";

/**
 * Adds a product to a customer's own pending order at the shop's price of now. What is sold by weight is rounded to its step, as in the
 * cart; while ordering is paused nothing is added.
 *
 * @returns refused as `addLine` and `refuseOwnLine`, or with `maintenance` or `cart.gone`
 */
export async function addOwnLine(
  id: number,
  { productId, quantity }: { productId: number; quantity: Thousandths },
  edit: Edit,
): Promise<Outcome<void>> {
  const [isPaused, product, limits] = await Promise.all([
    isOrderingPaused(),
    db.product.findUnique({ where: { id: productId }, select: { status: true, soldByWeight: true, quantityStep: true } }),
    findUnprovedLimits(),
  ]);
  if (isPaused) return refused("maintenance");
  if (product?.status !== "active") return refused("cart.gone"); // without its name, as it may be a draft
  const rounded = product.soldByWeight ? roundToStep(quantity, product.quantityStep as Thousandths) : quantity;
  return addLine(id, { kind: "product", productId, quantity: rounded }, edit, (tx, order, line) =>
    refuseOwnLine(tx, order, line, limits),
  );
}
