import type { Lang } from "#app/i18n/lang.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db, sql } from "#app/platform/db.server.ts";
import type { OrderStatus } from "./status.ts";

const pageSize = 10;

/** One of a customer's orders in a list. */
export type CustomerOrderRow = {
  id: number;
  status: OrderStatus;
  total: Paisa;
  itemsCount: number;
  createdAt: Date;
  deliveryDate: string | null;
  firstItems: string[];
};

type Row = Omit<CustomerOrderRow, "itemsCount"> & {
  items_count: number;
  created_at: Date;
  delivery_date: string | null;
  first_items: string[];
};

/** A customer's own orders, newest first, ten a page, with the names of the first three things in each. */
export async function listCustomerOrders(
  userId: number,
  { lang, page = 1 }: { lang: Lang; page?: number },
): Promise<{ orders: CustomerOrderRow[]; hasNext: boolean }> {
  const name = lang === "ur" ? sql`coalesce(l.name_ur, l.name)` : sql`l.name`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT o.id, o.status, o.total, o.items_count, o.created_at, to_char(o.delivery_date, 'YYYY-MM-DD') AS delivery_date,
      ARRAY(SELECT ${name} FROM order_lines l WHERE l.order_id = o.id ORDER BY l.id LIMIT 3) AS first_items
    FROM orders o WHERE o.user_id = ${userId}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${pageSize + 1} OFFSET ${(Math.min(page, 1000) - 1) * pageSize}`;
  const orders = rows.slice(0, pageSize).map(({ items_count, created_at, delivery_date, first_items, ...row }) => ({
    ...row,
    itemsCount: items_count,
    createdAt: created_at,
    deliveryDate: delivery_date,
    firstItems: first_items,
  }));
  return { orders, hasNext: rows.length > pageSize };
}
