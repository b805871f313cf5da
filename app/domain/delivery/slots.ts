import { addDays, karachiDate, karachiTime } from "#app/lib/dates.ts";

/** A delivery slot: a Karachi calendar day and the wall time it starts at, HH:mm:ss. It lasts two hours. */
export type Slot = { date: string; time: string };

/** The hours of delivery, as the settings say them. */
export type SlotHours = { firstSlot: string; lastSlot: string; sameDayUntil: string };

/** How many days ahead an order may be placed for. */
export const daysAhead = 7;

/** The times slots start at, every two hours from the first to the last. */
export function slotTimes({ firstSlot, lastSlot }: Pick<SlotHours, "firstSlot" | "lastSlot">): string[] {
  const [first = 10, last = 20] = [firstSlot, lastSlot].map((time) => Number(time.slice(0, 2)));
  const times: string[] = [];
  for (let hour = first; hour <= last; hour += 2) times.push(`${String(hour).padStart(2, "0")}:00:00`);
  return times;
}

/**
 * Whether a slot may still be chosen: today only while ordering for the same day is open (A1.08), and only a slot that
 * has not begun; otherwise from tomorrow, a week ahead at most.
 */
export function isOpenSlot({ date, time }: Slot, at: Date, hours: SlotHours): boolean {
  if (!slotTimes(hours).includes(time)) return false;
  const today = karachiDate(at);
  if (date === today) return karachiTime(at) < hours.sameDayUntil && time.slice(0, 5) > karachiTime(at);
  return date > today && date <= addDays(today, daysAhead);
}

/** Every slot open at a moment, earliest first. */
export function openSlots(at: Date, hours: SlotHours): Slot[] {
  const today = karachiDate(at);
  return Array.from({ length: daysAhead + 1 }, (_, day) => addDays(today, day)).flatMap((date) =>
    slotTimes(hours)
      .map((time) => ({ date, time }))
      .filter((slot) => isOpenSlot(slot, at, hours)),
  );
}
