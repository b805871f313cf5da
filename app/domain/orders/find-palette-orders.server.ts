import { maskPhone } from "#app/lib/format-phone.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";
import { searchOrders } from "./internal/search-orders.server.ts";
import type { OrderStatus } from "./status.ts";

/** How many orders are offered while somebody types. */
const maxOrdersOffered = 5;

/** An order offered while somebody types; the phone is masked for those who may not edit orders. Total and due in paisa. */
export type PaletteOrder = {
  id: number;
  customerName: string;
  customerPhone: string;
  status: OrderStatus;
  total: Paisa;
  due: Paisa;
  version: number;
};

const columns = {
  ...{ id: true, customerName: true, customerPhone: true, status: true },
  ...{ total: true, due: true, version: true },
} as const;

/**
 * The orders that a number, a phone, a tracking id or a name may mean, at most five: the order of that very number first, then
 * the newest.
 *
 * @param contactsVisible whether phones may be read and searched for
 */
export async function findPaletteOrders(
  text: string,
  { contactsVisible }: { contactsVisible: boolean },
): Promise<PaletteOrder[]> {
  const digits = text.replace(/^#/, "");
  const id = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  const [exact, newest] = await Promise.all([
    db.order.findMany({ where: { id }, select: columns }),
    db.order.findMany({
      where: { id: { not: id }, ...searchOrders(text, { byPhone: contactsVisible }) },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: maxOrdersOffered,
      select: columns,
    }),
  ]);
  return [...exact, ...newest].slice(0, maxOrdersOffered).map((row) => ({
    ...row,
    customerPhone: contactsVisible ? row.customerPhone : maskPhone(row.customerPhone),
    status: row.status as OrderStatus,
    total: row.total as Paisa,
    due: row.due as Paisa,
  }));
}
