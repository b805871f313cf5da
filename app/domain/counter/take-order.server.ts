import { refuseBlocked } from "#app/domain/contacts/block-contact.server.ts";
import { isSlotOpen, listOpenSlots } from "#app/domain/delivery/slots.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import type { PlacedOrder } from "#app/domain/orders/idempotency-key.server.ts";
import type { StaffLine } from "#app/domain/orders/staff-lines.server.ts";
import type { LineSnapshot } from "#app/domain/orders/write-order.server.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { goodsKey } from "./counter-product.ts";
import { parseList } from "./internal/parse-list.ts";
import { tenderOf } from "./internal/tender-form.server.ts";
import { findLearnedZone, learnZone } from "./learn-zone.server.ts";
import { matchList } from "./match-list.server.ts";
import { findUnofferedRow } from "./offered-methods.server.ts";
import type { BasketLine, Sale } from "./sale-form.server.ts";

const sourceOf = { counter: "admin", phone: "phone", whatsapp: "whatsapp" } as const;

/** A line as the order stores it; refused while a custom item has no price (0 is one). */
function lineOf(line: BasketLine, kind: Sale["kind"]): Outcome<StaffLine> {
  const { quantity } = line;
  if ("product" in line) return done({ kind: "product", productId: line.product, quantity });
  if ("package" in line) return done({ kind: "package", packageId: line.package, quantity });
  const { name, price: unitPrice } = line;
  if (unitPrice === null) return refused("counter.no-price", { values: { name } });
  return done({ kind: "custom", name, description: null, quantity, unitPrice, source: sourceOf[kind], productId: null });
}

function linesOf(basket: readonly BasketLine[], kind: Sale["kind"]): Outcome<StaffLine[]> {
  const lines: StaffLine[] = [];
  for (const line of basket) {
    const outcome = lineOf(line, kind);
    if (!outcome.ok) return outcome;
    lines.push(outcome.value);
  }
  return done(lines);
}

/** Without a basket the list itself is ordered: what of each line is sure, any other as a custom item without a price, to be asked about. */
async function basketOf({ basket, list }: Sale): Promise<BasketLine[]> {
  if (basket.length > 0 || !list) return basket;
  const matched = await matchList(parseList(list));
  return matched.map(({ offers: [first], original, quantity, unit, doubt }) => {
    if (!first || doubt !== null)
      return { name: original.slice(0, 200), quantity: unit === null ? quantity : thousandths(1000), price: null };
    const { product, quantity: much } = first;
    return goodsKey(product).startsWith("k") ? { package: product.id, quantity: much } : { product: product.id, quantity: much };
  });
}

/** The delivery slot of a caller's order, refused when it can no longer be chosen (A1.08); the earliest one by default. */
async function slotOf({ kind, slot: said }: Sale) {
  if (kind === "counter") return { slot: null, isOpen: true };
  const slot = said ?? (await listOpenSlots())[0] ?? null;
  return { slot, isOpen: slot !== null && (await isSlotOpen(slot)) };
}

/** The first line that costs more than the counter was shown, if any; what became cheaper is passed on. */
function findRise(basket: readonly BasketLine[], lines: readonly LineSnapshot[]): LineSnapshot | undefined {
  return lines.find(({ unit_price }, at) => {
    const line = basket[at];
    return line && "shown" in line && line.shown !== undefined && unit_price > line.shown;
  });
}

/** Stores a caller's name and address for their next call; a counter sale has no address. */
async function saveContact(tx: Tx, sale: Sale): Promise<number | null> {
  const { customer_name: name, customer_phone: phone, delivery_zone: zone, delivery_address: address, landmark } = sale;
  if (!phone || !name) return null;
  const known = { name, ...(address && { address, landmark: landmark ?? null }), ...(zone && { zone }) };
  const create = { phone, ...known, createdAt: now() };
  const { id, mergedIntoId } = await tx.contact.upsert({
    where: { phone },
    create,
    update: known,
    select: { id: true, mergedIntoId: true },
  });
  return mergedIntoId ?? id;
}

/**
 * Places an order of the counter. A walk-in sale is paid and delivered at once; a caller's order is delivered later and paid on
 * delivery. One idempotency key makes one order; a refused sale stores nothing, neither the caller nor their zone.
 *
 * @param walkIn the name for a customer without one, in the language of the shop
 * @returns refused with `counter.no-price`, `slot.past`, `payment.not-offered`, `cart.price-rose`, `khata.who`, `contact.blocked`, or as `createStaffOrder` refuses
 */
export async function takeOrder(sale: Sale, { by, walkIn }: { by: number; walkIn: string }): Promise<Outcome<PlacedOrder>> {
  const isCounter = sale.kind === "counter";
  const { delivery_zone: zone, delivery_address: address } = sale;
  const tender = isCounter ? tenderOf(sale) : undefined;
  const [basket, { slot, isOpen }, lesson, unofferedRow] = await Promise.all([
    basketOf(sale),
    slotOf(sale),
    !isCounter && zone && address ? findLearnedZone(address, zone) : null,
    tender ? findUnofferedRow(tender) : null,
  ]);
  const lines = linesOf(basket, sale.kind);
  if (!lines.ok) return lines;
  return createStaffOrder(
    {
      source: isCounter ? "counter" : sourceOf[sale.kind],
      customerName: sale.customer_name ?? walkIn,
      customerPhone: sale.customer_phone ?? "",
      deliveryZone: isCounter ? null : (zone ?? ""),
      deliveryAddress: isCounter ? "" : (address ?? ""),
      landmark: sale.landmark ?? null,
      deliveryDate: slot?.date ?? null,
      deliveryTime: slot?.time ?? null,
      deliveryNotes: sale.delivery_notes ?? null,
      paymentMethod: "cash",
      isPaid: isCounter,
      ...(tender && { tender }),
      status: isCounter ? "delivered" : "pending",
      deliveryCharge: null,
      lines: lines.value,
      originalText: sale.list?.trim() || null,
      key: sale.key,
      pastRecord: sale.past_record,
    },
    {
      by,
      async alongside(tx, priced) {
        if (!isOpen) return refused("slot.past", { field: "slot" });
        if (unofferedRow !== null) return refused("payment.not-offered", { field: `payment_method_${unofferedRow}` });
        const risen = findRise(basket, priced);
        if (risen) {
          return refused("cart.price-rose", { values: { product: risen.name, price: formatMoney(paisa(risen.unit_price)) } });
        }
        const isOnKhata = tender?.others.some(({ method }) => method === "khata");
        if (sale.customer_phone && (isOnKhata || !isCounter)) {
          const allowed = await refuseBlocked(tx, sale.customer_phone);
          if (!allowed.ok) return allowed;
        }
        const contactId = await saveContact(tx, sale);
        if (isOnKhata && contactId === null) return refused("khata.who", { field: "customer_phone" });
        if (lesson) await learnZone(tx, lesson, { by });
        return done({ contactId });
      },
    },
  );
}
