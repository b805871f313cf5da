import { dateText, timeText } from "#app/domain/orders/wall-time.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { db } from "#app/platform/db.server.ts";

/** The order that was just written down, as the counter confirms it; total and change in paisa, when it is delivered in Karachi wall time. */
export type FoundSale = {
  id: number;
  total: Paisa;
  change: Paisa;
  isCounter: boolean;
  date: string | null;
  time: string | null;
};

/** One order by its number, or null. */
export async function findSale(id: number): Promise<FoundSale | null> {
  const order = await db.order.findUnique({
    where: { id },
    select: {
      total: true,
      source: true,
      deliveryDate: true,
      scheduledDeliveryTime: true,
      payments: { select: { entries: { select: { change: true } } } },
    },
  });
  if (!order) return null;
  const [date, time] = [dateText(order.deliveryDate), timeText(order.scheduledDeliveryTime)];
  const change = sum(order.payments.flatMap(({ entries }) => entries.map((entry) => paisa(entry.change ?? 0))));
  return { id, total: order.total as Paisa, change, isCounter: order.source === "counter", date, time };
}

/** The number of the order of an idempotency key, or null. */
export async function findSaleByKey(key: string, { by }: { by: number }): Promise<number | null> {
  const [first] = await db.$queryRaw<{ order_id: number }[]>`
    SELECT order_id FROM idempotency_keys WHERE user_id = ${by} AND key = ${key}`;
  return first?.order_id ?? null;
}
