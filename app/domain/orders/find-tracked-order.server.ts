import { db } from "#app/platform/db.server.ts";
import { latestEvents, type TimelineEntry, timelineOf } from "./find-customer-order.server.ts";
import type { OrderStatus } from "./status.ts";
import { dateText, timeText } from "./wall-time.ts";

/** What the tracking id gives access to: status and times, never name, phone or address. */
export type TrackedOrder = {
  id: number;
  status: OrderStatus;
  deliveryDate: string | null;
  scheduledDeliveryTime: string | null;
  timeline: TimelineEntry[];
};

/** The order behind a tracking id as people type it (spaces, lower case and the look-alikes O, I, L are accepted), or null. */
export async function findTrackedOrder(typed: string): Promise<TrackedOrder | null> {
  const trackingId = typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  if (!/^[0-9A-HJKMNP-TV-Z]{10,26}$/.test(trackingId)) return null;
  const order = await db.order.findUnique({
    where: { trackingId },
    select: {
      id: true,
      status: true,
      deliveryDate: true,
      scheduledDeliveryTime: true,
      events: latestEvents,
    },
  });
  if (!order) return null;
  return {
    id: order.id,
    status: order.status as OrderStatus,
    deliveryDate: dateText(order.deliveryDate),
    scheduledDeliveryTime: timeText(order.scheduledDeliveryTime),
    timeline: timelineOf(order.events),
  };
}
