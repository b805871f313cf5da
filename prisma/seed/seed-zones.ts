import type { ClientBase } from "pg";
import { deliveryCharge } from "#app/domain/delivery/charge.ts";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { type Paisa, rupees } from "#app/lib/money.ts";
import zonesFile from "./catalogue/zones.json" with { type: "json" };
import { daysBefore } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";

type SeededZone = Omit<(typeof zonesFile)[number], "riderMinutes"> & { riderMinutes?: number | null };

const zones = zonesFile.map(({ freeAbove, riderMinutes = null, ...zone }: SeededZone, at) => ({
  ...zone,
  id: at + 1,
  riderMinutes,
  staffDefault: at === 0,
  deliveryCharge: rupees(zone.deliveryCharge),
  minOrderForFreeDelivery: rupees(freeAbove),
  isActive: true,
}));

/** An area outside the city that the shop added and serves no longer. */
const formerZone = {
  ...{ name: "Shujabad", id: zones.length + 1, riderMinutes: 90, aliases: ["shuja abad"], staffDefault: false, isActive: false },
  ...{ deliveryCharge: rupees(400), minOrderForFreeDelivery: rupees(5000) },
};
const unset = { id: null, deliveryCharge: rupees(200), minOrderForFreeDelivery: rupees(2000) };

/** Twelve of the city's zones have been set up, Gulgasht Colony with id 1; a thirteenth is inactive. */
export async function seedZones(client: ClientBase, now: Date): Promise<void> {
  const createdAt = daysBefore(now, 425);
  await insertRows<Prisma.DeliveryZoneCreateManyInput>(
    client,
    "delivery_zones",
    [...zones, formerZone].map((zone) => ({
      ...zone,
      description: `Delivery zone for ${zone.name}`,
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
