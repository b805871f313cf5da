import { staffTable } from "#app/domain/resource/staff-table.ts";
import { maxPaisa, rupees } from "#app/lib/money.ts";

/** A zone's default charge, and the subtotal above which its delivery is free (B9.12). */
export const usualZone = { charge: rupees(200), freeAbove: rupees(2000) };

/** The areas that riders go to, with what delivery costs there; those without a record are listed by `zoneRules`. */
export const zoneTable = staffTable({
  model: "DeliveryZone",
  entity: "delivery-zone",
  fields: {
    name: { type: "line", max: 60, required: true },
    description: { type: "line", max: 200 },
    deliveryCharge: { type: "money", min: 0, max: maxPaisa, default: usualZone.charge, wordsAre: 0, settable: true },
    minOrderForFreeDelivery: {
      ...{ type: "money", min: -maxPaisa, max: maxPaisa, default: usualZone.freeAbove, wordsAre: 0, settable: true },
    },
    riderMinutes: { type: "whole", min: 1, max: 600, settable: true },
    aliases: { type: "list", max: 60, most: 30 },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ name: "asc" }],
  perPage: 100,
  searched: ["name", "description"],
  statuses: { configured: {}, "not-set": { id: 0 }, inactive: { isActive: false } },
  active: "isActive",
  key: "name",
  inUse: "zone.ordered",
});
