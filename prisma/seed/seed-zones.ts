import type { ClientBase } from "pg";
import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { type Paisa, rupees } from "#app/lib/money.ts";
import zonesFile from "./catalogue/zones.json" with { type: "json" };
import { daysBefore } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";

const zones = zonesFile.map(({ freeAbove, ...zone }, at) => ({
  ...zone,
  id: at + 1,
  deliveryCharge: rupees(zone.deliveryCharge),
  minOrderForFreeDelivery: rupees(freeAbove),
}));
const unset = { id: null, deliveryCharge: rupees(200), minOrderForFreeDelivery: rupees(2000) };

/** Twelve of the city's zones have been set up; Gulgasht Colony has id 1. */
export async function seedZones(client: ClientBase, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 425);
  await insertRows<Prisma.DeliveryZoneCreateManyInput>(
    client,
    "delivery_zones",
    zones.map((zone) => ({
      ...zone,
      description: `Delivery zone for ${zone.name}`,
      isActive: true,
      createdAt,
      updatedAt: createdAt,
    })),
  );
}

/** What a zone charged a past order, and its id where it is set up. */
export function chargeOf(name: string, subtotal: Paisa): { zoneId: number | null; charge: Paisa } {
  const { id, deliveryCharge: charge, minOrderForFreeDelivery: freeAbove } = zones.find((zone) => zone.name === name) ?? unset;
  return { zoneId: id, charge: deliveryCharge(subtotal, { charge, freeAbove }) };
}
