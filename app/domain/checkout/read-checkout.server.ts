import { randomUUID } from "node:crypto";
import { findCart } from "#app/domain/cart/read-cart.server.ts";
import { type Address, listAddresses } from "#app/domain/customers/list-addresses.server.ts";
import { listSlots } from "#app/domain/delivery/slots.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { findOpenOrders, findUnprovedLimits, refusalOfUnproved } from "#app/domain/orders/unproved-customer.server.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import { db } from "#app/platform/db.server.ts";
import { writeFingerprint } from "./internal/cart-fingerprint.ts";

/** The account, its saved addresses and its newest web order, from which the form is filled in. */
async function findKnown(userId: number) {
  const [user, addresses] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        name: true,
        phone: true,
        whatsappPhone: true,
        zone: true,
        orders: {
          where: { source: "web" },
          orderBy: [{ createdAt: "desc" }, { id: "desc" }],
          take: 1,
          select: { customerName: true, customerPhone: true, deliveryZone: true, deliveryAddress: true, landmark: true },
        },
      },
    }),
    listAddresses(userId),
  ]);
  return { user, addresses, last: user.orders[0] };
}

type Known = Awaited<ReturnType<typeof findKnown>>;

/**
 * The saved address that is chosen at first, of those that are delivered to: the default one, but in the zone that the customer
 * has chosen since the last order; null where none is left.
 */
function firstAddress({ addresses, last }: Known, isServed: (zone: string) => boolean, wanted: string | null) {
  const isNewChoice = wanted !== null && last !== undefined && wanted !== last.deliveryZone;
  const fitting = addresses.filter(({ zone }) => isServed(zone) && !(isNewChoice && zone !== wanted));
  return fitting[0] ?? null;
}

/**
 * Who orders, as last time: from the address that is chosen at first, else the newest order, else the account. And where to unless
 * a saved address is chosen: the zone chosen last, with the newest order's address if that is in it and none is saved.
 */
function defaultsOf({ user, addresses, last }: Known, first: Address | null, wanted: string | null) {
  const person = first ?? (last && { name: last.customerName, phone: last.customerPhone });
  const zone = wanted ?? last?.deliveryZone ?? "";
  const place = addresses.length === 0 && last?.deliveryZone === zone ? last : undefined;
  return {
    name: person?.name ?? user.name,
    phone: person?.phone ?? user.phone ?? "",
    whatsappPhone: user.whatsappPhone ?? "",
    zone,
    address: place?.deliveryAddress ?? "",
    landmark: place?.landmark ?? "",
  };
}

/** How far this cart came, for the list of those that were left behind. */
const noteArrival = (userId: number) =>
  db.$executeRaw`UPDATE carts SET stage = 'checkout' WHERE user_id = ${userId} AND stage <> 'checkout'`;

/**
 * Everything the checkout page shows: the cart priced now, zones, slots ahead, saved addresses (default first) with the one chosen at
 * first, what was filled in last time, a fresh key, and to what totals are rounded (paisa); `refusal` is why a customer whose phone is not proved cannot order that much now. `chosenZone` is the zone that this browser has chosen.
 */
export async function readCheckout(userId: number, chosenZone: string | null = null) {
  const [cart, zones, slots, known, open, limits, step] = await Promise.all([
    findCart({ userId }),
    listZones(),
    listSlots(),
    findKnown(userId),
    findOpenOrders(db, userId),
    findUnprovedLimits(),
    findRoundingStep(),
    noteArrival(userId),
  ]);
  const served = new Set(zones.map(({ name }) => name));
  const wanted = known.user.zone ?? chosenZone;
  const first = firstAddress(known, (zone) => served.has(zone), wanted);
  return {
    cart,
    zones,
    slots,
    addresses: known.addresses.map((address) => ({ ...address, isServed: served.has(address.zone) })),
    firstAddress: first?.id ?? null,
    defaults: defaultsOf(known, first, wanted),
    refusal: refusalOfUnproved(open, cart.subtotal, limits),
    key: randomUUID(),
    step,
    shown: writeFingerprint(cart.lines, zones, step),
  };
}
