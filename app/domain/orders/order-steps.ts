import { startOfKarachiDay } from "#app/lib/dates.ts";
import { type OrderStatus, orderStatuses } from "./status.ts";

/** The input of an order's steps; `riderMinutes` is how long a rider needs to its zone, where that is set. */
export type StepsOf = {
  status: OrderStatus;
  timeline: readonly { status: OrderStatus; at: Date }[];
  deliveryDate: string | null;
  scheduledDeliveryTime: string | null;
  riderMinutes: number | null;
};

/** One step of an order: when it was reached, or when it is expected; neither where that is unknown. */
export type OrderStep = { status: OrderStatus; state: "past" | "current" | "ahead"; at: Date | null; expected: Date | null };

const minute = 60_000;

/** A slot lasts two hours; its middle is when the order is expected, minutes. */
const [slotMiddle, slotLength] = [60, 120];

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minute);

/** The instant a slot begins (`YYYY-MM-DD`, `HH:mm[:ss]` in Karachi); null without one. */
function slotStart({ deliveryDate, scheduledDeliveryTime: time }: Pick<StepsOf, "deliveryDate" | "scheduledDeliveryTime">) {
  if (!deliveryDate || !time) return null;
  return later(startOfKarachiDay(deliveryDate), Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
}

/** When an order is expected at the door: the middle of its slot until the rider left, then by the rider's time to the zone. */
function expectedArrival(order: StepsOf): Date | null {
  const left = order.status === "out for delivery" ? order.timeline.findLast(({ status }) => status === order.status) : null;
  if (left && order.riderMinutes !== null) return later(left.at, order.riderMinutes);
  const start = slotStart(order);
  return start && later(start, slotMiddle);
}

/** The five steps from placed to delivered. A cancelled order has none, only its timeline. */
export function orderSteps(order: StepsOf): OrderStep[] {
  const { status: now, timeline, riderMinutes } = order;
  if (now === "cancelled") return [];
  const current = orderStatuses.indexOf(now);
  const arrival = expectedArrival(order);
  const expected: Partial<Record<OrderStatus, Date | null>> = {
    "out for delivery": arrival && riderMinutes !== null ? later(arrival, -riderMinutes) : null,
    delivered: arrival,
  };
  return orderStatuses
    .filter((status) => status !== "cancelled")
    .map((status, place) => {
      const state = place < current ? "past" : place === current ? "current" : "ahead";
      const at = state === "ahead" ? null : (timeline.findLast((entry) => entry.status === status)?.at ?? null);
      return { status, state, at, expected: state === "ahead" ? (expected[status] ?? null) : null };
    });
}

/** How far a slot is away: minutes until it begins, its time is now, or it is over; null without a slot or after delivery. */
export function slotCountdown(order: StepsOf, at: Date): { state: "before"; minutes: number } | { state: "now" | "late" } | null {
  const start = slotStart(order);
  if (!start || order.status === "cancelled" || order.status === "delivered") return null;
  const minutes = Math.ceil((start.getTime() - at.getTime()) / minute);
  if (minutes > 0) return { state: "before", minutes };
  return { state: minutes > -slotLength ? "now" : "late" };
}
