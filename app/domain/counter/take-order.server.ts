import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import type { Placed } from "#app/domain/orders/press.server.ts";
import type { StaffLine } from "#app/domain/orders/staff-lines.server.ts";
import { paisa } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { db } from "#app/platform/db.server.ts";
import { learnZone } from "./learn-zone.server.ts";
import { matchList } from "./match-list.server.ts";
import { parseList } from "./parse-list.ts";
import type { BasketLine, Sale } from "./sale-form.server.ts";

const sourceOf = { counter: "admin", phone: "phone", whatsapp: "whatsapp" } as const;

const lineOf = (line: BasketLine, kind: Sale["kind"]): StaffLine =>
  "product" in line
    ? { kind: "product", productId: line.product, quantity: line.quantity }
    : {
        kind: "custom",
        name: line.name,
        description: null,
        quantity: line.quantity,
        unitPrice: line.price,
        source: sourceOf[kind],
        productId: null,
      };

/** Without a basket the list itself is ordered: the likeliest product of each line, what nobody knows as an item without a price. */
async function linesOf({ basket, list, kind }: Sale): Promise<StaffLine[]> {
  if (basket.length > 0 || !list) return basket.map((line) => lineOf(line, kind));
  const matched = await matchList(parseList(list));
  return matched.map(({ offers: [first], original, quantity, unit }) =>
    first
      ? lineOf({ product: first.product.id, quantity: first.quantity }, kind)
      : lineOf(
          { name: original.slice(0, 200), quantity: unit === null ? quantity : (1000 as typeof quantity), price: paisa(0) },
          kind,
        ),
  );
}

/** Keeps what is known of a caller, so that they are greeted by name the next time. */
async function keepContact(sale: Sale): Promise<number | null> {
  const { customer_name: name, customer_phone: phone, delivery_zone: zone, delivery_address: address, landmark } = sale;
  if (!phone || !name) return null;
  const known = { name, ...(address && { address }), ...(zone && { zone }), landmark: landmark ?? null };
  const { id } = await db.contact.upsert({ where: { phone }, create: { phone, ...known }, update: known, select: { id: true } });
  return id;
}

/**
 * Writes down what was sold at the counter. Over the counter it is paid and gone; for a caller it waits for delivery and is
 * paid at the door. One press is one order.
 *
 * @param walkIn the name of a customer who gave none, in the language of the shop
 * @returns refused as `createStaffOrder` refuses
 */
export async function takeOrder(sale: Sale, { by, walkIn }: { by: number; walkIn: string }): Promise<Outcome<Placed>> {
  const [lines, contactId] = await Promise.all([linesOf(sale), keepContact(sale)]);
  const isCounter = sale.kind === "counter";
  const { delivery_zone: zone, delivery_address: address } = sale;
  const outcome = await createStaffOrder(
    {
      source: isCounter ? "counter" : sourceOf[sale.kind],
      customerName: sale.customer_name ?? walkIn,
      customerPhone: sale.customer_phone ?? "",
      contactId,
      deliveryZone: isCounter ? null : (zone ?? ""),
      deliveryAddress: isCounter ? "" : (address ?? ""),
      landmark: sale.landmark ?? null,
      deliveryNotes: sale.delivery_notes ?? null,
      paymentMethod: "cash",
      isPaid: isCounter,
      status: isCounter ? "delivered" : "pending",
      deliveryCharge: null,
      lines,
      originalText: sale.list?.trim() || null,
      key: sale.key,
    },
    { by },
  );
  if (outcome.ok && !isCounter && zone && address) await learnZone(address, zone, { by });
  return outcome;
}
