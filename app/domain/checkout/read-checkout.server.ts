import { randomUUID } from "node:crypto";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { listOpenSlots } from "#app/domain/delivery/slots.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { db } from "#app/platform/db.server.ts";
import { writeShown } from "./shown-prices.ts";

/** Who orders and where to, as last time: the default address, else the newest order's, else the account alone. */
async function findDefaults(userId: number) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      name: true,
      phone: true,
      whatsappPhone: true,
      zone: true,
      addresses: { orderBy: [{ isDefault: "desc" }, { id: "desc" }], take: 1 },
      orders: {
        where: { source: "web" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 1,
        select: { customerName: true, customerPhone: true, deliveryZone: true, deliveryAddress: true, landmark: true },
      },
    },
  });
  const [address] = user.addresses;
  const [last] = user.orders;
  return {
    name: last?.customerName ?? address?.name ?? user.name,
    phone: last?.customerPhone ?? user.phone ?? address?.phone ?? "",
    whatsappPhone: user.whatsappPhone ?? "",
    zone: user.zone ?? last?.deliveryZone ?? address?.zone ?? "",
    address: last?.deliveryAddress ?? address?.address ?? "",
    landmark: last ? (last.landmark ?? "") : (address?.landmark ?? ""),
  };
}

/** Everything the checkout page shows: the cart priced now, zones, open slots, what was filled in last time, a fresh key. */
export async function readCheckout(userId: number) {
  const [cart, zones, slots, defaults] = await Promise.all([
    findCart({ userId }),
    listZones(),
    listOpenSlots(),
    findDefaults(userId),
  ]);
  return { cart, zones, slots, defaults, key: randomUUID(), shown: writeShown(cart.lines) };
}
