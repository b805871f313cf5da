import { isOpenSlot, openSlots, type Slot, slotTimes } from "#app/domain/delivery/slots.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { karachiDate, karachiTime, startOfKarachiDay } from "#app/lib/dates.ts";
import { minutesAfter } from "./days-before.ts";
import type { Plan } from "./plan-orders.ts";
import type { Random } from "./random.ts";
import { staffIds } from "./seed-people.ts";

const hours = { firstSlot: "10:00", lastSlot: "20:00", sameDayUntil: "18:00" };

/** One step of an order's timeline; `by` is the customer at its start and at a cancellation, staff otherwise. */
export type HistoryStep = { status: OrderStatus; at: Date; by: number };

/** The slot an order was placed for: the next one, or a later one now and then; what is on the road is in the slot of this hour. */
export function chooseSlot(random: Random, { placedAt, status }: Plan, open: Date): Slot {
  if (status === "out for delivery") {
    const time = slotTimes(hours).findLast((start) => start.slice(0, 5) <= karachiTime(open));
    if (time) return { date: karachiDate(open), time };
  }
  const slots = openSlots(placedAt, hours);
  const slot = slots[random.chance(0.7) ? 0 : 1];
  if (!slot || !isOpenSlot(slot, placedAt, hours)) throw new RangeError(`No slot after ${placedAt.toISOString()}`);
  return slot;
}

/** How an order came to its status, from the moment it was placed. */
export function writeOrderHistory(random: Random, { placedAt, status, customer }: Plan, slot: Slot): HistoryStep[] {
  const begin: HistoryStep = { status: "pending", at: placedAt, by: customer.id };
  if (status === "cancelled") return [begin, { status, at: minutesAfter(placedAt, random.between(4, 40)), by: customer.id }];

  const slotStart = minutesAfter(startOfKarachiDay(slot.date), Number(slot.time.slice(0, 2)) * 60);
  const isPast = status === "delivered";
  const steps: HistoryStep[] = [
    begin,
    { status: "confirmed", at: minutesAfter(placedAt, random.between(5, 20)), by: staffIds.cashier },
    {
      status: "preparing",
      at: isPast ? minutesAfter(slotStart, -40) : minutesAfter(placedAt, random.between(35, 70)),
      by: staffIds.cashier,
    },
    {
      status: "out for delivery",
      at: isPast ? minutesAfter(slotStart, 5) : minutesAfter(placedAt, random.between(120, 170)),
      by: staffIds.admin,
    },
    { status: "delivered", at: minutesAfter(slotStart, random.between(25, 110)), by: staffIds.admin },
  ];
  const last = steps.findIndex((step) => step.status === status);
  return inOrder(steps.slice(0, last + 1));
}

/** No step may come before the one it follows, however short the way to the slot was. */
function inOrder(steps: HistoryStep[]): HistoryStep[] {
  let latest = 0;
  return steps.map((step) => {
    latest = Math.max(latest + 60_000, step.at.getTime());
    return { ...step, at: new Date(latest) };
  });
}
