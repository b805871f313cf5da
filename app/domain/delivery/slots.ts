import { addDays, karachiDate, karachiTime } from "#app/lib/dates.ts";

/** A delivery slot: a Karachi calendar day and the wall time it starts at, HH:mm:ss. It lasts two hours. */
export type Slot = { date: string; time: string };

/** A slot that may be chosen by the clock; `isFull` once its capacity is used. */
export type OfferedSlot = Slot & { isFull: boolean };

/** The delivery hours of the settings. */
export type SlotHours = { firstSlot: string; lastSlot: string; sameDayUntil: string };

/** How many days ahead an order may be placed for. */
const daysAhead = 7;

/** The times slots start at, every two hours from the first to the last. */
export function slotTimes({ firstSlot, lastSlot }: Pick<SlotHours, "firstSlot" | "lastSlot">): string[] {
  const [first = 10, last = 20] = [firstSlot, lastSlot].map((time) => Number.parseInt(time, 10));
  const times: string[] = [];
  for (let hour = first; hour <= last; hour += 2) times.push(`${String(hour).padStart(2, "0")}:00:00`);
  return times;
}

/**
 * Whether a slot may still be chosen: today only while ordering for the same day is open (A1.08), and only a slot that
 * has not begun; otherwise from tomorrow, a week ahead at most.
 */
export function isOpenSlot(slot: Slot, at: Date, hours: SlotHours): boolean {
  return slotTimes(hours).includes(slot.time) && isAhead(slot, clockAt(at), hours);
}

/** Every slot open at a moment, earliest first. The header reads it on every page, so the clock is read once for all of them. */
export function openSlots(at: Date, hours: SlotHours): Slot[] {
  const clock = clockAt(at);
  const times = slotTimes(hours);
  return Array.from({ length: daysAhead + 1 }, (_, day) => addDays(clock.today, day)).flatMap((date) =>
    times.map((time) => ({ date, time })).filter((slot) => isAhead(slot, clock, hours)),
  );
}

type Clock = ReturnType<typeof clockAt>;

const clockAt = (at: Date) => {
  const today = karachiDate(at);
  return { today, time: karachiTime(at), last: addDays(today, daysAhead) };
};

function isAhead({ date, time }: Slot, clock: Clock, { sameDayUntil }: SlotHours): boolean {
  if (date === clock.today) return clock.time < sameDayUntil && time.slice(0, 5) > clock.time;
  return date > clock.today && date <= clock.last;
}
