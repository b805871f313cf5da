import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { recordFoundStock } from "#app/domain/inventory/record-found-stock.server.ts";
import { returnStock } from "#app/domain/inventory/return-stock.server.ts";
import { takeStock } from "#app/domain/inventory/take-stock.server.ts";
import { settlePayments } from "#app/domain/payments/settle-payments.server.ts";
import { maxPaisa, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { formatQuantity, type Thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { findReplay, idempotencyKeyOf, type PlacedOrder, saveIdempotencyKey } from "./idempotency-key.server.ts";
import { listStockDraws, type StockDraw } from "./internal/list-stock-draws.server.ts";
import { notifyOfMove, refreshPendingNotification } from "./internal/notify-of-move.server.ts";
import { orderTotal } from "./order-total.ts";
import { customerEdits, type OrderStatus, takesMore } from "./status.ts";

/** Who edits an order: staff with the right to, or its customer while it is pending. */
export type Author = { kind: "staff" | "customer"; id: number };

/**
 * Which edit this is: `version` as it was on the screen (null edits whatever is there), `key` is the idempotency key. `pastRecord`
 * lets staff send more than is on record: what is missing is recorded as found stock first.
 */
export type Edit = { author: Author; version: number | null; key: string | null; pastRecord?: boolean };

/** An order whose row is held for an edit. Amounts in paisa. */
export type EditedOrder = {
  id: number;
  userId: number | null;
  status: OrderStatus;
  version: number;
  total: Paisa;
};

/** What an edit did, for the audit log: the fields before and after. */
export type Edited = {
  action: string;
  before?: Record<string, string | number | null>;
  after: Record<string, string | number | null>;
};

async function lock(tx: Tx, id: number, { kind, id: authorId }: Author): Promise<EditedOrder | undefined> {
  const [order] = await tx.$queryRaw<EditedOrder[]>`
    SELECT id, user_id AS "userId", status, version, total FROM orders WHERE id = ${id} AND (${kind === "staff"} OR user_id = ${authorId}) FOR NO KEY UPDATE`;
  return order;
}

const sumOf = (drawn: readonly StockDraw[]) => {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of drawn) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
};

/** Only staff may sell more than is on record. */
export const sellsPastRecord = ({ author, pastRecord = false }: Edit): boolean => pastRecord && author.kind === "staff";

/** Takes what the lines draw more than before, and gives back what they draw less. */
async function moveStock(tx: Tx, order: EditedOrder, before: readonly StockDraw[], edit: Edit): Promise<Outcome<void>> {
  const by = edit.author.id;
  const after = await listStockDraws(tx, order.id);
  const [had, has] = [sumOf(before), sumOf(after)];
  const changes = [...new Set([...had.keys(), ...has.keys()])]
    .map((productId) => ({ productId, quantity: (has.get(productId) ?? 0) - (had.get(productId) ?? 0) }))
    .sort((one, other) => one.productId - other.productId);
  if (changes.every(({ quantity }) => quantity === 0)) return done(undefined);
  const ids = changes.map(({ productId }) => productId);
  // all rows in the order of their ids, before some are given back and others taken: two edits would wait for each other otherwise
  await tx.$queryRaw`SELECT FROM products WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
  const parts = changes.filter(({ quantity }) => quantity < 0).map((less) => ({ ...less, quantity: -less.quantity }));
  if (parts.length > 0) await returnStock(tx, { orderId: order.id, by, parts });
  const wants = changes.filter(({ quantity }) => quantity > 0);
  const cause = `edit:${order.id}:v${order.version}`;
  if (sellsPastRecord(edit)) await recordFoundStock(tx, { wants, by, cause });
  const [short] = await takeStock(tx, { orderId: order.id, wants, by, cause });
  if (!short) return done(undefined);
  const product = after.find(({ productId }) => productId === short.productId)?.name ?? "";
  if (short.left <= 0) return refused("cart.sold-out", { values: { product } });
  return refused("cart.short", { values: { product, left: formatQuantity(short.left as Thousandths) } });
}

type Ordered = {
  /** what the wanted lines came to when they were ordered, paisa */
  goods: number;
  items: number;
  charge: number;
  orderedCharge: number | null;
  zoneCharge: number | null;
  zoneFreeAbove: number | null;
  roundingStep: number;
};

type Sums = Ordered & { subtotal: number };

/** An order's sums by its lines as they are now; its items and charge as they were added up last. */
async function readSums(tx: Tx, id: number): Promise<Sums> {
  const [sums] = await tx.$queryRaw<Sums[]>`
    SELECT coalesce(sum(l.line_total), 0)::float8 AS subtotal, o.delivery_charge AS charge, o.zone_charge AS "zoneCharge",
      o.zone_free_above AS "zoneFreeAbove", o.rounding_step AS "roundingStep", o.ordered_charge AS "orderedCharge",
      coalesce(sum((l.unit_price::bigint * l.quantity + 500) / 1000) FILTER (WHERE l.replaces_id IS NULL AND l.line_total >= 0), 0)::float8 AS goods,
      count(l.id) FILTER (WHERE l.packed_quantity IS DISTINCT FROM 0 AND l.line_total >= 0)::int AS items
    FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id WHERE o.id = ${id} GROUP BY o.id`;
  if (!sums) throw new Error("The order is gone under its lock.");
  return sums;
}

const ruleOf = ({ zoneCharge, zoneFreeAbove }: Ordered, zone: ZoneRule | null): Pick<ZoneRule, "charge" | "freeAbove"> | null =>
  zoneCharge === null ? zone : { charge: paisa(zoneCharge), freeAbove: paisa(zoneFreeAbove ?? 0) };

/**
 * Adds an order's lines up again. The delivery charge follows the rule of its zone downwards only: it never rises because the shop
 * took something out (decisions 22). With nothing left there is no charge (39), and with the first line that comes back there is again.
 * What the shop does to the charge is told apart from what the customer's own changes do.
 */
async function addUp(tx: Tx, id: number, zoneNow: ZoneRule | null, was: Sums): Promise<Outcome<void>> {
  const sums = await readSums(tx, id);
  const { subtotal, items, charge: before } = sums;
  if (subtotal < 0) return refused("order.below-zero");
  if (subtotal > maxPaisa - before) return refused("order.too-large");
  const rule = ruleOf(sums, zoneNow);
  const cap = was.items === 0 ? Math.max(before, was.orderedCharge ?? before) : before;
  const charge = items === 0 ? 0 : rule ? Math.min(cap, deliveryCharge(paisa(subtotal), rule)) : cap;
  const { rounding, total } = orderTotal({ subtotal, charge, step: sums.roundingStep });
  const isOrderedAnew = sums.goods !== was.goods || sums.zoneCharge !== was.zoneCharge || before !== was.charge;
  const orderedCharge = isOrderedAnew && items > 0 ? charge : (was.orderedCharge ?? was.charge);
  await tx.$executeRaw`
    UPDATE orders SET subtotal = ${subtotal}::int, delivery_charge = ${charge}, rounding = ${rounding}::int, total = ${total}::int, items_count = ${items},
      ordered_charge = ${orderedCharge}, version = version + 1, updated_at = ${now()} WHERE id = ${id}`;
  return done(undefined);
}

/** What an order's zone charges now, for an order without a recorded charge. Read before the transaction, which must query `tx` alone. */
async function zoneOf(id: number): Promise<ZoneRule | null> {
  const order = await db.order.findUnique({ where: { id }, select: { deliveryZone: true, zoneCharge: true } });
  return order && order.zoneCharge === null ? findZone(order.deliveryZone) : null;
}

/**
 * Edits an order in one transaction: `work` changes its lines or its head, and stock, totals, payments, audit log and the
 * customer's message follow. A delivered or cancelled order is closed to every edit (A4.11); a customer edits while it is pending.
 * Two requests with one key make one edit.
 *
 * @param content the requested change, which distinguishes a replay from another edit under the same key
 * @returns refused with `order.not-found` (a customer's: not theirs), `order.changed-meanwhile`, `order.closed`,
 *   `order.not-yours-to-edit` (no longer its customer's), `cart.short`, `cart.sold-out`, `order.below-zero`, `order.too-large`,
 *   `key.reused`, or as `work` refuses
 */
export async function editOrder(
  id: number,
  edit: Edit,
  content: unknown,
  work: (tx: Tx, order: EditedOrder) => Promise<Outcome<Edited>>,
): Promise<Outcome<void>> {
  const { author, version, key } = edit;
  const idempotencyKey = idempotencyKeyOf(author.id, key, { id, content });
  const replay = async (outcome: Outcome<void>): Promise<Outcome<void>> => {
    const first: Outcome<PlacedOrder> | null = outcome.ok ? null : await findReplay(idempotencyKey);
    return first ? (first.ok ? done(undefined) : first) : outcome;
  };
  const zone = await zoneOf(id);
  return replay(
    await transact<void>(async (tx) => {
      const order = await lock(tx, id, author);
      if (!order) return refused("order.not-found");
      if (version !== null && version !== order.version) return refused("order.changed-meanwhile");
      if (author.kind === "customer" && !customerEdits(order.status)) return refused("order.not-yours-to-edit");
      if (!takesMore(order.status)) return refused("order.closed");
      const drawn = await listStockDraws(tx, id);
      const was = await readSums(tx, id);
      const edited = await work(tx, order);
      if (!edited.ok) return edited;
      const moved = await moveStock(tx, order, drawn, edit);
      if (!moved.ok) return moved;
      const summed = await addUp(tx, id, zone, was);
      if (!summed.ok) return summed;
      await settlePayments(tx, id);
      if (!(await saveIdempotencyKey(tx, idempotencyKey, id))) return refused("key.reused");
      await recordAudit(tx, { by: author.id, entity: "order", id, ...edited.value });
      if (author.kind === "staff") await notifyOfMove(tx, { orderId: id, to: "changed" });
      else await refreshPendingNotification(tx, id);
      return done(undefined);
    }),
  );
}

/** A line of a held order, as an edit reads it. */
export type HeldLine = {
  id: number;
  kind: "product" | "package" | "custom";
  name: string;
  unit: string | null;
  quantity: Thousandths;
  packedQuantity: Thousandths | null;
  unitPrice: Paisa;
  lineTotal: Paisa;
  isAgreed: boolean;
  isReplaced: boolean;
  soldByWeight: boolean;
  /** what the line that it replaces would have cost, in paisa */
  most: Paisa | null;
};

/** Whether a line stood in for another and was left out again: it does not come back, the wanted line does. */
export const isLeftOutReplacement = ({ most, packedQuantity }: HeldLine): boolean => most !== null && packedQuantity === 0;

/** One line of an order under its lock; a credit is none. */
export async function findLine(tx: Tx, { orderId, lineId }: { orderId: number; lineId: number }): Promise<HeldLine | undefined> {
  const [line] = await tx.$queryRaw<HeldLine[]>`
    SELECT l.id, l.kind::text AS kind, l.name, l.unit, l.quantity, l.packed_quantity AS "packedQuantity", l.unit_price AS "unitPrice",
      l.line_total AS "lineTotal", l.agreed_how IS NOT NULL AS "isAgreed",
      EXISTS (SELECT FROM order_lines r WHERE r.replaces_id = l.id AND r.packed_quantity IS DISTINCT FROM 0) AS "isReplaced",
      coalesce(p.sold_by_weight, false) AS "soldByWeight",
      (SELECT ((w.unit_price::bigint * w.quantity + 500) / 1000)::int FROM order_lines w WHERE w.id = l.replaces_id) AS most
    FROM order_lines l LEFT JOIN products p ON p.id = l.product_id
    WHERE l.id = ${lineId} AND l.order_id = ${orderId} AND l.line_total >= 0`;
  return line;
}
