import { differences } from "#app/domain/audit/differences.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import type { MergeForm } from "#app/domain/resource/form-of.server.ts";
import { formatMoney, type Paisa, paisa, toRupeesInput } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { type Edit, editOrder } from "./edit-order.server.ts";
import { type Delivery, deliveryColumns, deliveryTexts } from "./edited-texts.ts";
import { mergeOrderForm } from "./internal/merge-order-form.server.ts";
import { readdressMessages } from "./order-messages.server.ts";
import { orderTotal } from "./order-total.ts";

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
      roundingStep: true,
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

/** The delivery of an order as a form sends it, and what the form says for a merge. */
type DeliveryForm = { delivery: Delivery; charge: Paisa | null; agreedTotal: Paisa | null; merge?: MergeForm | null };

/**
 * Changes who an order goes to and where. Another zone brings its own charge, staff may set the charge themselves. A higher total
 * needs the customer's agreement, which is sending the total that was shown. Saved over a newer version it is merged: fields that only
 * others changed stay theirs, and those that both changed are asked about.
 *
 * @param charge what staff set, paisa; null leaves it to the zone
 * @param agreedTotal the total in paisa that the customer has seen, null before the confirmation
 * @returns refused as `editOrder`, with the fields that both changed, or with `zone.not-served`, `order.total-rises` (its `agreed_total` in rupees is what to send to
 *   agree)
 */
export async function saveDelivery(
  id: number,
  { delivery: wanted, charge, agreedTotal, merge = null }: DeliveryForm,
  edit: Edit,
): Promise<Outcome<void>> {
  const zone = await findZone(wanted.deliveryZone);
  const mergeable = merge?.loaded ? { ...edit, version: null } : edit;
  return editOrder(id, mergeable, ["delivery", wanted, charge], async (tx, order) => {
    const { subtotal, roundingStep: step, deliveryCharge: before, ...saved } = await readDelivery(tx, id);
    const isCurrent = edit.version === order.version || !merge?.loaded; // without texts `editOrder` has compared the versions
    const form = { id, mine: wanted, saved, isCurrent, merge };
    const merged = await mergeOrderForm<Delivery>(tx, { ...form, columns: deliveryColumns, textsOf: deliveryTexts });
    if (!merged.ok) return merged;
    const delivery = { ...saved, ...merged.value };
    const moves = saved.deliveryZone !== delivery.deliveryZone;
    if (moves && !zone) return refused("zone.not-served", { field: "delivery_zone" });
    const next = charged({ zone: moves ? zone : null, subtotal, before, given: charge });
    const { rounding, total } = orderTotal({ subtotal, charge: next.deliveryCharge, step });
    if (edit.author.kind === "customer" && total > order.total && agreedTotal !== total) {
      return refused("order.total-rises", { values: { total: formatMoney(total), agreed_total: toRupeesInput(total) } });
    }
    await tx.order.update({
      where: { id },
      data: { ...delivery, ...next, rounding, total, ...(moves && { deliveryZoneId: zone?.id ?? null }) },
    });
    const [from, to] = [saved.customerPhone, delivery.customerPhone];
    if (to && from !== to) await readdressMessages(tx, id, { from, to });
    const changed = differences(
      { ...saved, deliveryCharge: before },
      { ...delivery, deliveryCharge: next.deliveryCharge as number },
    );
    return done({ action: "save-delivery", before: changed?.before ?? {}, after: changed?.after ?? {} });
  });
}
