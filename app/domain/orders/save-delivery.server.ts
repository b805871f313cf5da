import { differences } from "#app/domain/audit/differences.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { formatMoney, type Paisa, paisa, toRupeesInput } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type Edit, editOrder } from "./edit-order.server.ts";

/** Who an order goes to and where. Phones are +923XXXXXXXXX. */
export type Delivery = {
  customerName: string;
  customerPhone: string;
  deliveryZone: string;
  deliveryAddress: string;
  landmark: string | null;
};

const readDelivery = (tx: Tx, id: number) =>
  tx.order.findUniqueOrThrow({
    where: { id },
    select: {
      customerName: true,
      customerPhone: true,
      deliveryZone: true,
      deliveryAddress: true,
      landmark: true,
      deliveryCharge: true,
      subtotal: true,
    },
  });

type Charging = { zone: ZoneRule | null; subtotal: number; before: number; given: Paisa | null };

/** The charge that stands from now on and its rule: staff's own figure as it is, else the new zone's, else as before. */
function charged({ zone, subtotal, before, given }: Charging) {
  if (given !== null) return { deliveryCharge: given, zoneCharge: given, zoneFreeAbove: 0 };
  if (!zone) return { deliveryCharge: paisa(before) };
  const { charge, freeAbove } = zone;
  return { deliveryCharge: deliveryCharge(paisa(subtotal), zone), zoneCharge: charge, zoneFreeAbove: freeAbove };
}

/**
 * Changes who an order goes to and where. Another zone brings its own charge, staff may set the charge themselves. A higher total
 * needs the customer's agreement, which is sending the total that was shown.
 *
 * @param charge what staff set, paisa; null leaves it to the zone
 * @param agreedTotal the total in paisa that the customer has seen, null before the confirmation
 * @returns refused as `editOrder`, or with `zone.not-served`, `order.total-rises` (its `agreed_total` in rupees is what to send to
 *   agree)
 */
export async function saveDelivery(
  id: number,
  { delivery, charge, agreedTotal }: { delivery: Delivery; charge: Paisa | null; agreedTotal: Paisa | null },
  edit: Edit,
): Promise<Outcome<void>> {
  const zone = await findZone(delivery.deliveryZone);
  return editOrder(id, edit, ["delivery", delivery, charge], async (tx, order) => {
    const { subtotal, deliveryCharge: before, ...saved } = await readDelivery(tx, id);
    const moves = saved.deliveryZone !== delivery.deliveryZone;
    if (moves && !zone) return refused("zone.not-served", { field: "delivery_zone" });
    const next = charged({ zone: moves ? zone : null, subtotal, before, given: charge });
    const total = paisa(subtotal + next.deliveryCharge);
    if (edit.author.kind === "customer" && total > order.total && agreedTotal !== total) {
      return refused("order.total-rises", { values: { total: formatMoney(total), agreed_total: toRupeesInput(total) } });
    }
    await tx.order.update({
      where: { id },
      data: { ...delivery, ...next, total, ...(moves && { deliveryZoneId: zone?.id ?? null }) },
    });
    const changed = differences(
      { ...saved, deliveryCharge: before },
      { ...delivery, deliveryCharge: next.deliveryCharge as number },
    );
    return done({ action: "save-delivery", before: changed?.before ?? {}, after: changed?.after ?? {} });
  });
}
