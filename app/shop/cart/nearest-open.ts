import type { Slot } from "#app/domain/delivery/slots.ts";

/** The nearest open slot: a closed day is replaced by the first open one, and a time that its day does not have by the first of that day. */
export function nearestOpen(slots: readonly Slot[], wanted: Slot): Slot {
  const day = slots.some(({ date }) => date === wanted.date) ? wanted.date : slots[0]?.date;
  const ofDay = slots.filter(({ date }) => date === day);
  return ofDay.find(({ time }) => time === wanted.time) ?? ofDay[0] ?? wanted;
}
