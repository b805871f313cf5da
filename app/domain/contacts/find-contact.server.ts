import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";

const mostShown = 20;

/** A person by phone. `merged` are further numbers of the same person; `mergedInto` is where this number leads since it was merged. */
export type ContactDetails = {
  id: number;
  version: number;
  name: string;
  phone: string;
  whatsapp: string | null;
  zone: string | null;
  address: string | null;
  landmark: string | null;
  notes: string | null;
  createdAt: Date;
  userId: number | null;
  isBlocked: boolean;
  mergedInto: { id: number; name: string } | null;
  merged: { id: number; phone: string; name: string }[];
};

/** One contact, or null. */
export async function findContact(id: number): Promise<ContactDetails | null> {
  const found = await db.contact.findUnique({
    where: { id },
    select: {
      ...{ id: true, version: true, name: true, phone: true, whatsapp: true, zone: true, address: true, landmark: true },
      ...{ notes: true, createdAt: true, userId: true, blockedAt: true },
      mergedInto: { select: { id: true, name: true } },
      merged: { select: { id: true, phone: true, name: true }, orderBy: { id: "asc" }, take: mostShown },
    },
  });
  if (!found) return null;
  const { blockedAt, ...contact } = found;
  return { ...contact, isBlocked: blockedAt !== null };
}

/** An order of a contact. In paisa. */
export type ContactOrder = { id: number; status: OrderStatus; total: Paisa; due: Paisa; createdAt: Date };

/** The numbers that a contact has, its own first. */
const phonesOf = ({ phone, merged }: Pick<ContactDetails, "phone" | "merged">) => [phone, ...merged.map((one) => one.phone)];

/** The latest orders from any of a contact's numbers, and how many there are. */
export async function listContactOrders(
  contact: Pick<ContactDetails, "phone" | "merged">,
): Promise<{ orders: ContactOrder[]; count: number }> {
  const where = { customerPhone: { in: phonesOf(contact) } };
  const [orders, count] = await Promise.all([
    db.order.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: mostShown,
      select: { id: true, status: true, total: true, due: true, createdAt: true },
    }),
    db.order.count({ where }),
  ]);
  return { orders: orders as ContactOrder[], count };
}

/** A place that goods were brought to. */
export type ContactPlace = { address: string; landmark: string | null; zone: string };

/** Where orders of a contact's numbers went, the newest first, each address once. */
export const listContactPlaces = (contact: Pick<ContactDetails, "phone" | "merged">) => db.$queryRaw<ContactPlace[]>`
  SELECT address, landmark, zone FROM (
    SELECT DISTINCT ON (lower(delivery_address)) id, delivery_address AS address, landmark, delivery_zone AS zone
    FROM (SELECT id, delivery_address, landmark, delivery_zone FROM orders
      WHERE customer_phone = ANY(${phonesOf(contact)}::text[]) AND delivery_address <> '' AND status <> 'cancelled'
      ORDER BY id DESC LIMIT 500) AS latest
    ORDER BY lower(delivery_address), id DESC) AS places
  ORDER BY id DESC LIMIT ${mostShown}`;
