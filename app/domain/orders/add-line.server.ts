import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { takeStock } from "#app/domain/inventory/take-stock.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { openPaymentSql } from "#app/domain/payments/open-payment.server.ts";
import { maxPaisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { wantsOf } from "./snapshot.ts";
import { type StaffLine, snapshotStaffLines } from "./staff-lines.server.ts";
import { type OrderStatus, takesMore } from "./status.ts";
import type { LineSnapshot } from "./write-order.server.ts";

type Locked = { status: OrderStatus; is_paid: boolean; total: number; payment_method: PaymentMethod; lines: number };

async function lock(tx: Tx, id: number): Promise<Locked | undefined> {
  const [order] = await tx.$queryRaw<Locked[]>`
    SELECT status, is_paid, total, payment_method::text AS payment_method,
      (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS lines
    FROM orders o WHERE id = ${id} FOR NO KEY UPDATE OF o`;
  return order;
}

/** An order has at most this many lines, as its page shows them. */
const mostLines = 300;

async function writeLine(tx: Tx, orderId: number, { components, ...line }: LineSnapshot): Promise<number> {
  const { id } = await tx.orderLine.create({
    data: {
      orderId,
      kind: line.kind,
      productId: line.product_id,
      packageId: line.package_id,
      name: line.name,
      nameUr: line.name_ur,
      description: line.description,
      unit: line.unit,
      unitSize: line.unit_size,
      imageUrl: line.image_url,
      source: line.source,
      quantity: line.quantity,
      listPrice: line.list_price,
      unitPrice: line.unit_price,
      unitCost: line.unit_cost,
      lineTotal: line.line_total,
      components: {
        create: components.map((part) => ({
          productId: part.product_id,
          name: part.name,
          nameUr: part.name_ur,
          quantity: part.quantity,
          unitCost: part.unit_cost,
        })),
      },
    },
    select: { id: true },
  });
  return id;
}

/** What is still to be paid grows with the order; of a paid order only what was added is due again. */
async function addToPayment(tx: Tx, orderId: number, order: Locked, added: number): Promise<void> {
  if (order.is_paid) {
    await tx.$executeRaw(openPaymentSql({ orderId, method: order.payment_method, amount: paisa(added) }));
    return;
  }
  await tx.$executeRaw`
    UPDATE payments SET amount = amount + ${added}, updated_at = ${now()}
    WHERE id = (SELECT max(id) FROM payments WHERE order_id = ${orderId})`;
}

/**
 * Adds something to an order that is still under way: a line priced now, its stock, and the totals (A7.21). An order that was
 * paid is not any more, as long as what was added costs anything.
 *
 * @returns refused with `order.not-found`, `order.closed` (A4.11), `order.too-large`, `cart.not-sold`, `cart.sold-out`, `cart.short`
 */
export function addLine(id: number, line: StaffLine, { by }: { by: number }): Promise<Outcome<void>> {
  return transact(async (tx) => {
    const order = await lock(tx, id);
    if (!order) return refused("order.not-found");
    if (!takesMore(order.status)) return refused("order.closed");
    const priced = await snapshotStaffLines(tx, [line]);
    if (!priced.ok) return priced;
    const [snapshot] = priced.value;
    if (!snapshot) throw new Error("The line was not priced.");
    const added = snapshot.line_total;
    if (order.total > maxPaisa - added || order.lines >= mostLines) return refused("order.too-large");
    const lineId = await writeLine(tx, id, snapshot);
    const [short] = await takeStock(tx, { orderId: id, wants: wantsOf([snapshot]), by, cause: `added:${lineId}` });
    if (short) {
      return refused("cart.short", { values: { product: snapshot.name, left: formatQuantity(short.left as Thousandths) } });
    }
    const isPaid = order.is_paid && added === 0;
    await tx.$executeRaw`
      UPDATE orders SET subtotal = subtotal + ${added}, total = total + ${added}, items_count = items_count + 1, is_paid = ${isPaid},
        version = version + 1, updated_at = ${now()} WHERE id = ${id}`;
    if (added > 0) await addToPayment(tx, id, order, added);
    const after = { added: `${formatQuantity(snapshot.quantity as Thousandths)} × ${snapshot.name}` };
    await recordAudit(tx, { by, action: "add-line", entity: "order", id, after });
    return done(undefined);
  });
}
