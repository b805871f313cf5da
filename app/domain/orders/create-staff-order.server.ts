import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { takeSlot } from "#app/domain/delivery/slots.server.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { recordFoundStock } from "#app/domain/inventory/record-found-stock.server.ts";
import { takeStock } from "#app/domain/inventory/take-stock.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { openPaymentSql } from "#app/domain/payments/open-payment.server.ts";
import { recordReceipt } from "#app/domain/payments/record-receipt.server.ts";
import { recordTender } from "#app/domain/payments/record-tender.server.ts";
import { splitTender, type Tender, type TenderPart } from "#app/domain/payments/split-tender.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import type { OrderSource, Substitution } from "#app/generated/prisma/enums.ts";
import { maxPaisa, type Paisa, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { findReplay, idempotencyKeyOf, type PlacedOrder, saveIdempotencyKey } from "./idempotency-key.server.ts";
import { announceOrder } from "./order-messages.server.ts";
import { orderTotal } from "./order-total.ts";
import { demandOf } from "./snapshot.ts";
import { type PricedLines, priceStaffLines, type StaffLine } from "./staff-lines.server.ts";
import type { OrderStatus } from "./status.ts";
import { type LineSnapshot, writeOrder } from "./write-order.server.ts";

/** The status of a sale over the counter, which needs no delivery. */
export const counterZone = "Counter";

/**
 * An order as staff writes it. Phones are +923XXXXXXXXX; date YYYY-MM-DD and time HH:mm:ss are Karachi wall time. `deliveryZone`
 * names a served zone, null is a sale over the counter; `deliveryCharge` null is the zone's own rule. `tender` is what a paid order
 * is paid with, in place of `paymentMethod` for the whole of it; the largest payment is then the order's method. `key` is the
 * idempotency key (8 to 64 characters), `originalText` is the pasted message it came from. `pastRecord` sells more than is on
 * record, after staff confirmed it.
 */
export type NewStaffOrder = {
  source: Exclude<OrderSource, "web">;
  customerName: string;
  customerPhone: string;
  whatsappPhone?: string | null;
  customerEmail?: string | null;
  userId?: number | null;
  deliveryZone: string | null;
  deliveryAddress: string;
  landmark?: string | null;
  deliveryDate?: string | null;
  deliveryTime?: string | null;
  deliveryNotes?: string | null;
  substitution?: Substitution;
  paymentMethod: PaymentMethod;
  paymentReference?: string | null;
  isPaid?: boolean;
  tender?: Tender;
  status?: OrderStatus;
  deliveryCharge: Paisa | null;
  lines: readonly StaffLine[];
  originalText?: string | null;
  key?: string | null;
  pastRecord?: boolean;
};

/**
 * What is written with the order or not at all, once its lines are priced and before it is there itself: refuses the order, or gives
 * the row of the caller among the contacts.
 */
export type Alongside = (tx: Tx, lines: readonly LineSnapshot[]) => Promise<Outcome<{ contactId: number | null }>>;

const noDelivery: ZoneRule = { name: counterZone, id: null, charge: paisa(0), freeAbove: paisa(0) };

const headOf = (
  order: NewStaffOrder,
  {
    zone,
    subtotal,
    charge,
    contactId,
    step,
    by,
  }: { zone: ZoneRule; subtotal: Paisa; charge: Paisa; contactId: number | null; step: Paisa; by: number },
) => ({
  userId: order.userId ?? null,
  contactId,
  by,
  originalText: order.originalText ?? null,
  source: order.source,
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  customerEmail: order.customerEmail || null,
  whatsappPhone: order.whatsappPhone ?? null,
  deliveryZone: zone.name,
  deliveryZoneId: zone.id,
  deliveryAddress: order.deliveryAddress,
  landmark: order.landmark ?? null,
  deliveryDate: order.deliveryDate ?? null,
  scheduledDeliveryTime: order.deliveryTime ?? null,
  deliveryNotes: order.deliveryNotes ?? null,
  substitution: order.substitution ?? ("call" as const),
  paymentMethod: order.paymentMethod,
  paymentReference: order.paymentReference ?? null,
  subtotal,
  deliveryCharge: charge,
  zoneCharge: order.deliveryCharge ?? zone.charge,
  zoneFreeAbove: order.deliveryCharge === null ? zone.freeAbove : 0,
  roundingStep: step,
});

type Taking = { orderId: number; priced: PricedLines; by: number; pastRecord: boolean };

async function takeAll(tx: Tx, { orderId, priced, by, pastRecord }: Taking): Promise<Outcome<void>> {
  const wants = demandOf(priced.snapshots);
  if (pastRecord) {
    const found = await recordFoundStock(tx, { wants, by, cause: `order-${orderId}` });
    const after = { found: Object.fromEntries(found.map(({ productId, missing }) => [`product-${productId}`, missing])) };
    if (found.length > 0) await recordAudit(tx, { by, action: "sell-past-record", entity: "order", id: orderId, after });
  }
  const short = await takeStock(tx, { orderId, wants, by });
  return short.length === 0 ? done(undefined) : priced.refuseShort(short);
}

type Settling = { orderId: number; amount: Paisa; parts: readonly TenderPart[] | null; by: number };

/** What the counter settles on the spot: the money, and goods that left with the customer. */
async function settleAtOnce(
  tx: Tx,
  { isPaid = false, status = "pending" }: NewStaffOrder,
  { orderId, amount, parts, by }: Settling,
): Promise<Outcome<void>> {
  if (isPaid && parts) {
    const booked = await recordTender(tx, { orderId, parts, by });
    if (!booked.ok) return booked;
  } else if (isPaid) await recordReceipt(tx, { orderId, amount, by });
  if (status === "pending") return done(undefined);
  const at = now();
  await tx.order.update({ where: { id: orderId }, data: { status, deliveredAt: status === "delivered" ? at : null } });
  await tx.orderEvent.create({ data: { orderId, status, byUserId: by, createdAt: at } });
  return done(undefined);
}

type Writing = { order: NewStaffOrder; zone: ZoneRule; step: Paisa; by: number; alongside: Alongside };

const nothingElse: Alongside = () => Promise.resolve(done({ contactId: null }));

async function write(tx: Tx, { order, zone, step, by, alongside }: Writing): Promise<Outcome<number>> {
  const slot = order.deliveryDate && order.deliveryTime ? { date: order.deliveryDate, time: order.deliveryTime } : null;
  if (slot && !(await takeSlot(tx, slot))) return refused("slot.full", { field: "scheduled_delivery_time" });
  const { pastRecord = false } = order;
  const priced = await priceStaffLines(tx, order.lines, { pastRecord });
  if (!priced.ok) return priced;
  const { snapshots: lines } = priced.value;
  const subtotal = lines.reduce((total, { line_total }) => total + line_total, 0);
  const most = Math.max(zone.charge, order.deliveryCharge ?? 0);
  if (subtotal > maxPaisa - most) return refused("order.too-large");
  const kept = await alongside(tx, lines);
  if (!kept.ok) return kept;
  const { contactId } = kept.value;
  const charge = order.deliveryCharge ?? deliveryCharge(paisa(subtotal), zone);
  const { total: amount } = orderTotal({ subtotal, charge, step });
  const split = order.tender ? splitTender(amount, order.tender) : done(null);
  if (!split.ok) return split;
  const parts = split.value;
  const method = parts?.[0]?.method ?? order.paymentMethod;
  const head = headOf({ ...order, paymentMethod: method }, { zone, subtotal: paisa(subtotal), charge, contactId, step, by });
  const { id } = await writeOrder(tx, head, lines);
  const taken = await takeAll(tx, { orderId: id, priced: priced.value, by, pastRecord });
  if (!taken.ok) return taken;
  await tx.$executeRaw(openPaymentSql({ orderId: id, method, amount }));
  const settled = await settleAtOnce(tx, order, { orderId: id, amount, parts, by });
  if (!settled.ok) return settled;
  await announceOrder(tx, { id, ...head });
  const after = { source: order.source, total: amount, lines: lines.length };
  await recordAudit(tx, { by, action: "create", entity: "order", id, after });
  return done(id);
}

/**
 * Creates an order that came by phone, message or over the counter, in one transaction: slot, lines priced by the server, stock,
 * payment, audit. Two requests with one `key` make one order (A7.22, A7.24, A7.25).
 *
 * @returns refused with `order.no-lines`, `zone.not-served`, `slot.full`, `cart.not-sold`, `cart.sold-out`, `cart.taken`,
 *   `cart.short`, `product.whole-pieces`, `order.too-large`, `key.reused`, or as `splitTender`, `bookTender` and `alongside` refuse
 */
export async function createStaffOrder(
  order: NewStaffOrder,
  { by, alongside = nothingElse }: { by: number; alongside?: Alongside },
): Promise<Outcome<PlacedOrder>> {
  if (order.lines.length === 0) return refused("order.no-lines");
  const [zone, step] = await Promise.all([
    order.deliveryZone === null ? noDelivery : findZone(order.deliveryZone),
    findRoundingStep(),
  ]);
  if (!zone) return refused("zone.not-served", { field: "delivery_zone" });
  const { key, ...content } = order;
  const idempotencyKey = idempotencyKeyOf(by, key, content);
  const outcome = await transact<PlacedOrder>(async (tx) => {
    const written = await write(tx, { order, zone, step, by, alongside });
    if (!written.ok) return written;
    const orderId = written.value;
    return (await saveIdempotencyKey(tx, idempotencyKey, orderId)) ? done({ orderId, isReplay: false }) : refused("key.reused");
  });
  return outcome.ok ? outcome : ((await findReplay(idempotencyKey)) ?? outcome);
}
