import type { Slot } from "#app/domain/delivery/slots.ts";

/**
 * The slot that was wanted, as far as it is still open: a day that has closed gives way to the first that has not, and a time
 * that its day does not have to the first of that day.
 */
export function nearestOpen(slots: readonly Slot[], wanted: Slot): Slot {
  const day = slots.some(({ date }) => date === wanted.date) ? wanted.date : slots[0]?.date;
  const ofDay = slots.filter(({ date }) => date === day);
  return ofDay.find(({ time }) => time === wanted.time) ?? ofDay[0] ?? wanted;
}
