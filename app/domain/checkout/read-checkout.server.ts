import { randomUUID } from "node:crypto";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { listOpenSlots } from "#app/domain/delivery/slots.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { db } from "#app/platform/db.server.ts";
import { writeFingerprint } from "./internal/cart-fingerprint.ts";

/** Who orders and where to, as last time: the default address, else the newest order's, else the account alone. */
async function findDefaults(userId: number, chosenZone: string | null) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      name: true,
      phone: true,
      whatsappPhone: true,
      zone: true,
      addresses: { where: { isDefault: true }, take: 1 },
      orders: {
        where: { source: "web" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 1,
        select: { customerName: true, customerPhone: true, deliveryZone: true, deliveryAddress: true, landmark: true },
      },
    },
  });
  const { zone, whatsappPhone } = user;
  const known = user.addresses[0] ?? placeOf(user.orders[0]);
  return {
    name: known?.name ?? user.name,
    phone: known?.phone ?? user.phone ?? "",
    whatsappPhone: whatsappPhone ?? "",
    zone: known?.zone ?? zone ?? chosenZone ?? "",
    address: known?.address ?? "",
    landmark: known?.landmark ?? "",
  };
}

type LastOrder = {
  customerName: string;
  customerPhone: string;
  deliveryZone: string;
  deliveryAddress: string;
  landmark: string | null;
};

/** Where an order went, in the fields of a saved address. */
const placeOf = (order: LastOrder | undefined) =>
  order && {
    name: order.customerName,
    phone: order.customerPhone,
    zone: order.deliveryZone,
    address: order.deliveryAddress,
    landmark: order.landmark,
  };

/** How far this cart came, for the list of those that were left behind. */
const noteArrival = (userId: number) =>
  db.$executeRaw`UPDATE carts SET stage = 'checkout' WHERE user_id = ${userId} AND stage <> 'checkout'`;

/**
 * Everything the checkout page shows: the cart priced now, zones, open slots, what was filled in last time, a fresh key.
 * `chosenZone` is the zone that this browser has chosen.
 */
export async function readCheckout(userId: number, chosenZone: string | null = null) {
  const [cart, zones, slots, defaults] = await Promise.all([
    findCart({ userId }),
    listZones(),
    listOpenSlots(),
    findDefaults(userId, chosenZone),
    noteArrival(userId),
  ]);
  return { cart, zones, slots, defaults, key: randomUUID(), shown: writeFingerprint(cart.lines, zones) };
}
