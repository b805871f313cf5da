import { dueIn, type OrderView, orderViews } from "#app/domain/orders/order-views.ts";
import { db } from "#app/platform/db.server.ts";
import { maxOnPaper } from "./list-orders-on-paper.server.ts";

/** Which orders are picked together: a view of the orders desk, a day (YYYY-MM-DD) and the slot's start (HH:mm:ss), null for any. */
export type PickingFilter = { view: OrderView; date: string | null; time: string | null };

/**
 * The numbers of the orders to pick, the earliest delivery first; never a cancelled one. At most `maxOnPaper`; `hasMore`: further
 * ones exist.
 */
export async function listToPick({ view, date, time }: PickingFilter): Promise<{ ids: number[]; hasMore: boolean }> {
  const { statuses } = orderViews[view];
  const rows = await db.order.findMany({
    where: {
      status: { in: statuses.filter((status) => status !== "cancelled") },
      ...dueIn(view),
      ...(date && { deliveryDate: new Date(`${date}T00:00:00Z`) }),
      ...(time && { scheduledDeliveryTime: withinSlot(time) }),
    },
    orderBy: [{ deliveryDate: "asc" }, { scheduledDeliveryTime: "asc" }, { id: "asc" }],
    take: maxOnPaper + 1,
    select: { id: true },
  });
  return { ids: rows.slice(0, maxOnPaper).map(({ id }) => id), hasMore: rows.length > maxOnPaper };
}

/** A slot lasts two hours; an order taken by phone may be wanted at any minute of them. */
function withinSlot(time: string): { gte: Date; lt: Date } {
  const begin = new Date(`1970-01-01T${time}Z`);
  return { gte: begin, lt: new Date(begin.getTime() + 2 * 60 * 60_000) };
}
