import { randomBytes } from "node:crypto";
import type { ItemSource, LineKind, OrderSource, PaymentMethod, Substitution } from "#app/generated/prisma/enums.ts";
import { crockford } from "#app/lib/tracking-id.ts";
import { now } from "#app/platform/clock.server.ts";
import type { SqlTx } from "#app/platform/db.server.ts";
import { orderTotal } from "./order-total.ts";

/** An unguessable tracking id: 64 random bits in Crockford base32. */
export const newTrackingId = (): string => crockford(randomBytes(8));

/** The customer and delivery fields of an order. Money in paisa; date YYYY-MM-DD and time HH:mm:ss are Karachi wall time. */
export type OrderDetails = {
  userId: number | null;
  /** The caller's row among the contacts, for an order that staff wrote down. */
  contactId?: number | null;
  /** Who wrote it down; the customer when left out. */
  by?: number | null;
  /** The pasted message it came from, as it was. */
  originalText?: string | null;
  source: OrderSource;
  customerName: string;
  customerPhone: string;
  customerEmail: string | null;
  whatsappPhone: string | null;
  deliveryZone: string;
  deliveryZoneId: number | null;
  deliveryAddress: string;
  landmark: string | null;
  deliveryDate: string | null;
  scheduledDeliveryTime: string | null;
  deliveryNotes: string | null;
  substitution: Substitution;
  paymentMethod: PaymentMethod;
  paymentReference: string | null;
  subtotal: number;
  deliveryCharge: number;
  /** The rule of the zone that day, paisa: later edits of the order are reckoned by it. */
  zoneCharge: number;
  zoneFreeAbove: number;
  /** What totals are rounded to that day, paisa; 0 for nothing. */
  roundingStep: number;
};

/** One line as it was bought: a snapshot that no later edit reaches. Quantities in thousandths, money in paisa per unit. */
export type LineSnapshot = {
  kind: LineKind;
  product_id: number | null;
  package_id: number | null;
  name: string;
  name_ur: string | null;
  description: string | null;
  unit: string | null;
  unit_size: string | null;
  image_url: string | null;
  source: ItemSource | null;
  quantity: number;
  list_price: number;
  unit_price: number;
  unit_cost: number | null;
  line_total: number;
  /** if it is missing; the order's choice when left out */
  substitution?: Substitution | null;
  components: { product_id: number; name: string; name_ur: string | null; quantity: number; unit_cost: number | null }[];
};

/** Writes a pending order with its lines and its first event, in one statement. Gives its number and tracking id. */
export async function writeOrder(
  tx: SqlTx,
  head: OrderDetails,
  lines: readonly LineSnapshot[],
): Promise<{ id: number; trackingId: string }> {
  const trackingId = newTrackingId();
  const at = now();
  const by = head.by ?? head.userId;
  const { rounding, total } = orderTotal({ ...head, charge: head.deliveryCharge, step: head.roundingStep });
  const acknowledgedAt = head.by ? at : null; // its author needs no notification
  const [order] = await tx.$queryRaw<{ id: number }[]>`
    WITH head AS (
      INSERT INTO orders (tracking_id, user_id, contact_id, original_text, source, customer_name, customer_phone, customer_email, whatsapp_phone, delivery_zone,
        delivery_zone_id, delivery_address, landmark, delivery_date, scheduled_delivery_time, delivery_notes, substitution,
        payment_method, payment_reference, payment_reference_at, payment_reference_amount, subtotal, delivery_charge, zone_charge, zone_free_above, rounding, rounding_step, total, items_count, created_at, updated_at, acknowledged_at,
        acknowledged_by_id)
      VALUES (${trackingId}, ${head.userId}, ${head.contactId ?? null}, ${head.originalText ?? null}, ${head.source}, ${head.customerName}, ${head.customerPhone},
        ${head.customerEmail}, ${head.whatsappPhone}, ${head.deliveryZone}, ${head.deliveryZoneId}, ${head.deliveryAddress},
        ${head.landmark}, ${head.deliveryDate}::date, ${head.scheduledDeliveryTime}::time, ${head.deliveryNotes},
        ${head.substitution}::substitution, ${head.paymentMethod}::payment_method, ${head.paymentReference},
        ${head.paymentReference && at}, ${head.paymentReference && total}, ${head.subtotal},
        ${head.deliveryCharge}, ${head.zoneCharge}, ${head.zoneFreeAbove}, ${rounding}, ${head.roundingStep}, ${total}, ${lines.length}, ${at}, ${at},
        ${acknowledgedAt}, ${head.by ?? null})
      RETURNING id),
    line AS (
      SELECT nextval(pg_get_serial_sequence('order_lines', 'id'))::int AS id, given.*
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS given (kind line_kind, product_id int, package_id int, name text,
        name_ur text, description text, unit text, unit_size text, image_url text, source text, quantity int, list_price int,
        unit_price int, unit_cost int, line_total int, substitution substitution, components jsonb)),
    written AS (
      INSERT INTO order_lines (id, order_id, kind, product_id, package_id, name, name_ur, description, unit, unit_size, image_url,
        source, quantity, list_price, unit_price, unit_cost, line_total, substitution)
      SELECT line.id, head.id, kind, product_id, package_id, name, name_ur, description, unit, unit_size, image_url, source, quantity,
        list_price, unit_price, unit_cost, line_total, substitution FROM line, head),
    drawn AS (
      INSERT INTO order_line_components (line_id, product_id, name, name_ur, quantity, unit_cost)
      SELECT line.id, part.* FROM line, jsonb_to_recordset(line.components)
        AS part (product_id int, name text, name_ur text, quantity int, unit_cost int)),
    began AS (INSERT INTO order_events (order_id, status, by_user_id, created_at) SELECT id, 'pending', ${by}::int, ${at} FROM head)
    SELECT id FROM head`;
  if (!order) throw new Error("The order was not written.");
  return { id: order.id, trackingId };
}
