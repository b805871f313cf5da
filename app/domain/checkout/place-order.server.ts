import { type CartLine, halvedAbove, stockLineOf, stockOf, withProblems } from "#app/domain/cart/cart-line.ts";
import { namedLine, productValues, refuseLine } from "#app/domain/cart/line-refusal.ts";
import { findCart, listCartLines } from "#app/domain/cart/read-cart.server.ts";
import { lockCart } from "#app/domain/cart/set-quantity.server.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { isSlotOpen, takeSlot } from "#app/domain/delivery/slots.server.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { exceedsRecord } from "#app/domain/inventory/plan-stock.ts";
import { type Short, takeStock } from "#app/domain/inventory/take-stock.server.ts";
import { orderOnKhata } from "#app/domain/khata/order-on-khata.server.ts";
import {
  findReplay,
  type IdempotencyKey,
  idempotencyKeyOf,
  type PlacedOrder,
} from "#app/domain/orders/idempotency-key.server.ts";
import { findOrderChannels, newOrderMessages, type OrderChannels } from "#app/domain/orders/order-messages.server.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { demandOf, snapshot } from "#app/domain/orders/snapshot.ts";
import {
  findOpenOrders,
  findUnprovedLimits,
  type OpenOrders,
  refusalOfUnproved,
  type UnprovedLimits,
} from "#app/domain/orders/unproved-customer.server.ts";
import { writeOrder } from "#app/domain/orders/write-order.server.ts";
import { isOffered } from "#app/domain/payments/is-offered.server.ts";
import { isTransfer, type PaymentMethod } from "#app/domain/payments/method.ts";
import { openPaymentSql } from "#app/domain/payments/open-payment.server.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { formatMoney, maxPaisa, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type SqlTx, transactSql } from "#app/platform/db.server.ts";
import { enqueueMessageSql } from "#app/platform/outbox.server.ts";
import type { Checkout } from "./checkout-form.server.ts";
import { findOtherContents, findTotalRise, isOtherCart, totalOfFingerprint } from "./internal/cart-fingerprint.ts";

type Customer = { id: number; email: string | null };

/** The first line that can't be had, refused. */
function refuseProblem(lines: readonly CartLine[]): Outcome<never> | null {
  for (const line of lines) if (line.problem) return refuseLine(namedLine(line), line.problem);
  return null;
}

/** What an order is charged by: its zone, and what totals are rounded to, in paisa. */
type Charging = { zone: ZoneRule; step: number };

/** The refusal of an order of these lines as they are, if any. */
function refusalOf(lines: readonly CartLine[], shown: string | undefined, { zone, step }: Charging): Outcome<never> | null {
  if (lines.length === 0) return refused("cart.empty");
  const problem = refuseProblem(lines);
  if (problem) return problem;
  if (isOtherCart(lines, shown)) return refused("cart.changed-meanwhile");
  const changed = findOtherContents(lines, shown);
  if (changed) return refused("cart.package-changed", { values: productValues(namedLine(changed)) });
  const risen = findTotalRise(lines, shown);
  if (risen) {
    const values = { ...productValues(namedLine(risen)), price: formatMoney(risen.unitPrice) };
    return refused("cart.price-rose", { values });
  }
  const before = totalOfFingerprint(shown, zone.name);
  const { total } = totalOf(lines, { zone, step });
  if (before !== null && total > before)
    return refused("cart.total-rose", { values: { total: formatMoney(total), before: formatMoney(paisa(before)) } });
  return exceedsRecord(lines.map(stockLineOf)) ? refused("order.too-large") : null;
}

function totalOf(lines: readonly CartLine[], { zone, step }: Charging) {
  const subtotal = lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
  const charge = deliveryCharge(paisa(subtotal), zone);
  return { subtotal, charge, ...orderTotal({ subtotal, charge, step }) };
}

/** Names the line to change when stock went between the reading of the cart and its taking. */
function refuseShort(lines: readonly CartLine[], short: readonly Short[], isHalved: boolean): Outcome<never> {
  const newest = new Map([...stockOf(lines), ...short.map(({ productId, left }) => [productId, left] as const)]);
  const refusal = refuseProblem(withProblems(lines, newest, { isHalved }));
  if (!refusal) throw new Error("Stock is short, but of no line.");
  return refusal;
}

type Priced = Charging & { cartId: number; lines: CartLine[]; channels: OrderChannels; isHalved: boolean };

async function write(
  tx: SqlTx,
  customer: Customer,
  form: Checkout,
  { idempotencyKey, cartId, lines, zone, step, channels, isHalved }: Priced & { idempotencyKey: IdempotencyKey },
) {
  const { subtotal, charge, total } = totalOf(lines, { zone, step });
  if (subtotal > maxPaisa - zone.charge) return refused("order.too-large");
  const snapshots = lines.map(snapshot);
  const { id } = await writeOrder(tx, headOf(form, { customer, zone, step, subtotal, charge }), snapshots);
  const wants = demandOf(snapshots);
  const short = await takeStock(tx, { orderId: id, wants, by: customer.id, halvedAbove: isHalved ? halvedAbove : null });
  if (short.length > 0) return refuseShort(lines, short, isHalved);
  const payment = { orderId: id, method: form.payment_method, amount: total };
  const isFirst = await close(tx, customer, form, { payment, cartId, idempotencyKey, channels });
  return isFirst ? done({ orderId: id, isReplay: false }) : refused("key.reused");
}

/** The transfer that a customer names, which is a claim that a person or a statement confirms (decisions 30): nothing while cash is chosen, whatever stands in the hidden field. */
const transferOf = ({ payment_method: method, payment_reference: reference }: Checkout) =>
  isTransfer(method) && reference ? { method, reference } : null;

const headOf = (
  form: Checkout,
  { customer, zone, step, subtotal, charge }: Charging & { customer: Customer; subtotal: number; charge: number },
) => ({
  userId: customer.id,
  source: "web" as const,
  customerName: form.customer_name,
  customerPhone: form.customer_phone,
  customerEmail: customer.email,
  whatsappPhone: form.whatsapp_phone ?? null,
  deliveryZone: zone.name,
  deliveryZoneId: zone.id,
  deliveryAddress: form.delivery_address,
  landmark: form.landmark ?? null,
  deliveryDate: form.delivery_date,
  scheduledDeliveryTime: form.scheduled_delivery_time,
  deliveryNotes: form.delivery_notes ?? null,
  substitution: form.substitution,
  paymentMethod: form.payment_method,
  paymentReference: transferOf(form)?.reference ?? null,
  subtotal,
  deliveryCharge: charge,
  zoneCharge: zone.charge,
  zoneFreeAbove: zone.freeAbove,
  roundingStep: step,
});

type Closing = {
  payment: { orderId: number; method: PaymentMethod; amount: Paisa };
  cartId: number;
  idempotencyKey: IdempotencyKey;
  channels: OrderChannels;
};

/**
 * The effects of an order in one statement: the idempotency key is stored, the payment expected and its messages enqueued, open
 * special requests are attached, the zone becomes the next checkout's default, and the cart is emptied.
 *
 * @returns false when this key placed an order before
 */
async function close(
  tx: SqlTx,
  { id: userId, email }: Customer,
  form: Checkout,
  { payment, cartId, idempotencyKey, channels }: Closing,
): Promise<boolean> {
  const { orderId } = payment;
  const reached = { customerPhone: form.customer_phone, customerEmail: email, whatsappPhone: form.whatsapp_phone ?? null };
  const messages = newOrderMessages({ id: orderId, source: "web", ...reached }, channels);
  const [kept] = await tx.$queryRaw<{ is_first: boolean }[]>`
    WITH kept_press AS (
      INSERT INTO idempotency_keys (user_id, key, content_hash, order_id, created_at)
      SELECT ${userId}::int, ${idempotencyKey?.key ?? null}, ${idempotencyKey?.contentHash ?? null}, ${orderId}::int, ${now()}
      WHERE ${idempotencyKey?.key ?? null}::text IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING 1),
    payment AS (${openPaymentSql(payment)}),
    messages AS (${enqueueMessageSql(...messages)}),
    requests AS (UPDATE order_special_requests SET order_id = ${orderId} WHERE user_id = ${userId} AND order_id IS NULL),
    kept AS (
      UPDATE users SET zone = ${form.delivery_zone}, whatsapp_phone = coalesce(${form.whatsapp_phone ?? null}, whatsapp_phone)
      WHERE id = ${userId} AND zone IS DISTINCT FROM ${form.delivery_zone}),
    begun AS (UPDATE carts SET stage = 'cart' WHERE id = ${cartId} AND stage <> 'cart'),
    emptied AS (DELETE FROM cart_items WHERE cart_id = ${cartId})
    SELECT ${idempotencyKey === null} OR EXISTS (SELECT FROM kept_press) AS is_first`;
  return kept?.is_first ?? false;
}

/**
 * The first answer to this key, if it placed an order. A stale page that is submitted again while the cart has other contents is
 * not answered with the earlier order.
 */
async function replayOf(
  { id: userId }: Customer,
  idempotencyKey: IdempotencyKey,
  shown: string | undefined,
): Promise<Outcome<PlacedOrder> | null> {
  const replay = await findReplay(idempotencyKey);
  if (!replay?.ok) return replay;
  const { lines } = await findCart({ userId });
  return lines.length > 0 && isOtherCart(lines, shown) ? refused("key.reused") : replay;
}

/** The refusal of an order of these lines by a customer whose phone is not proved, if any. */
function refuseUnproved(open: OpenOrders, total: number, limits: UnprovedLimits): Outcome<never> | null {
  const refusal = refusalOfUnproved(open, total, limits);
  return refusal && { ok: false, refusal };
}

/**
 * Turns a customer's cart into an order, in one transaction: cart lock → slot → lines priced by the server → limits of an unproved
 * phone → order → conditional stock → key, payment, outbox and empty cart. Two requests with one key make one order; nothing is ever oversold; a refusal undoes
 * everything and frees the key (A1.09, decisions "Quantities, stock and availability").
 *
 * @returns refused with `maintenance`, `zone.not-served`, `payment.not-offered`, `slot.past`,
 *   `slot.full`, `key.reused`, `cart.empty`, `cart.not-sold`, `cart.sold-out`, `cart.taken`, `cart.short`, `cart.limit`,
 *   `cart.half`, `cart.half-none`, `cart.step`, `order.unproved-count`, `order.unproved-total`,
 *   `cart.changed-meanwhile`, `cart.package-changed`, `cart.price-rose`, `cart.total-rose`, `khata.over-limit` or `order.too-large`
 */
export async function placeOrder(customer: Customer, form: Checkout): Promise<Outcome<PlacedOrder>> {
  const slot = { date: form.delivery_date, time: form.scheduled_delivery_time };
  const [isPaused, zone, isOpen, isPayable, channels, limits, step] = await Promise.all([
    isOrderingPaused(),
    findZone(form.delivery_zone),
    isSlotOpen(slot),
    isOffered(form.payment_method),
    findOrderChannels(),
    findUnprovedLimits(),
    findRoundingStep(),
  ]);
  const { key, ...content } = form;
  const idempotencyKey = idempotencyKeyOf(customer.id, key, content);
  const outcome = await transactSql<PlacedOrder>(async (tx) => {
    const cartId = await lockCart(tx, { userId: customer.id });
    if (isPaused) return refused("maintenance");
    if (!zone) return refused("zone.not-served", { field: "delivery_zone" });
    if (!isPayable) return refused("payment.not-offered", { field: "payment_method" });
    if (!isOpen) return refused("slot.past", { field: "scheduled_delivery_time" });
    if (!(await takeSlot(tx, slot))) return refused("slot.full", { field: "scheduled_delivery_time" });
    const lines = await listCartLines(tx, cartId);
    const open = await findOpenOrders(tx, customer.id);
    const refusal =
      refusalOf(lines, form.shown, { zone, step }) ?? refuseUnproved(open, totalOf(lines, { zone, step }).total, limits);
    const isHalved = !open.isProved;
    const placed =
      refusal ?? (await write(tx, customer, form, { idempotencyKey, cartId, lines, zone, step, channels, isHalved }));
    if (!placed.ok || form.payment_method !== "khata") return placed;
    const put = await orderOnKhata(tx, { orderId: placed.value.orderId, userId: customer.id });
    return put.ok ? placed : put;
  });
  return outcome.ok ? outcome : ((await replayOf(customer, idempotencyKey, form.shown)) ?? outcome);
}
