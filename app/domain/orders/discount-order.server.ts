import { z } from "zod";
import { lineField, meaningField, tickField } from "#app/lib/form-fields.server.ts";
import { formatMoney, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { idempotencyFields } from "./add-line-form.server.ts";
import { type Discount, discountOf, isWithinLimit, parseDiscount } from "./discount.ts";
import { type Edit, editOrder } from "./edit-order.server.ts";
import { isFull, writeLine } from "./internal/write-line.server.ts";

/** A discount of the whole bill, and why; `below_cost` confirms that the goods go for less than they cost. */
export const discountOrderForm = z.object({
  discount: meaningField(parseDiscount, "discount"),
  price_reason: lineField(100),
  below_cost: tickField,
  ...idempotencyFields,
});

/** What the lines come to without discounts of the bill, what they cost as far as it is known, and what is taken off now. In paisa. */
async function readBill(tx: Tx, id: number): Promise<{ goods: Paisa; cost: number; taken: number }> {
  const [bill] = await tx.$queryRaw<{ goods: Paisa; cost: number; taken: number }[]>`
    SELECT coalesce(sum(line_total) FILTER (WHERE line_total >= 0 OR price_reason IS NULL), 0)::float8 AS goods,
      coalesce(sum(unit_cost::float8 * coalesce(packed_quantity, quantity) / 1000) FILTER (WHERE line_total >= 0), 0)::float8 AS cost,
      coalesce(-sum(line_total) FILTER (WHERE line_total < 0 AND price_reason IS NOT NULL), 0)::float8 AS taken
    FROM order_lines WHERE order_id = ${id}`;
  return bill ?? { goods: paisa(0), cost: 0, taken: 0 };
}

const lineOf = (off: Paisa, reason: string) => ({
  ...{ kind: "custom" as const, product_id: null, package_id: null, description: null, unit: null, unit_size: null },
  ...{ name: `Discount: ${reason}`, name_ur: `Riayat: ${reason}`, image_url: null, source: null, quantity: thousandths(1000) },
  ...{ list_price: -off, unit_price: -off, unit_cost: null, line_total: -off, components: [] },
});

/**
 * Takes an amount or a part off an order's bill, in place of the discount it had; 0 takes the discount away (decisions 32). It is a line of its
 * own below zero, so that the lines still add up to the bill; delivery stays out of it. An order is discounted while it is open to edits.
 *
 * @param limit the most that this person gives, in basis points of the lines
 * @returns refused as `editOrder`, or at `discount` with `discount.more-than-bill`, `discount.above-limit`, `discount.below-cost` until
 *   `belowCost` confirms it, `order.too-large`
 */
export function discountOrder(
  id: number,
  { discount, reason, limit, belowCost }: { discount: Discount; reason: string; limit: number; belowCost: boolean },
  edit: Edit,
): Promise<Outcome<void>> {
  const field = "discount";
  return editOrder(id, edit, ["discount", discount, reason], async (tx) => {
    const { goods, cost, taken } = await readBill(tx, id);
    const off = discountOf(discount, goods);
    if (off > goods) return refused("discount.more-than-bill", { field, values: { most: formatMoney(goods) } });
    if (!isWithinLimit(off, goods, limit)) return refused("discount.above-limit", { field, values: { percent: limit / 100 } });
    if (off > 0 && goods - off < cost && !belowCost) return refused("discount.below-cost", { field });
    await tx.orderLine.deleteMany({ where: { orderId: id, lineTotal: { lt: 0 }, priceReason: { not: null } } });
    if (off > 0) {
      if (await isFull(tx, id)) return refused("order.too-large");
      const lineId = await writeLine(tx, id, lineOf(off, reason));
      await tx.orderLine.update({ where: { id: lineId }, data: { priceReason: reason, discountedById: edit.author.id } });
    }
    const before = { discounted: taken };
    return done({ action: "discount", before, after: { discounted: off, note: reason } });
  });
}
