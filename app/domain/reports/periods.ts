import { addDays, addMonths, startOfKarachiDay } from "#app/lib/dates.ts";

/** Days of the calendar in Karachi, `YYYY-MM-DD`, both ends included. */
export type Period = { from: string; to: string };

/** The month so far, and the same days of the month before, which may have fewer (decisions, Content, messages, numbers). */
export function periodsOn(today: string): { current: Period; previous: Period } {
  const month = today.slice(0, 7);
  const before = addMonths(month, -1);
  const sameDay = `${before}${today.slice(7)}`;
  const lastDay = addDays(`${month}-01`, -1);
  return {
    current: { from: `${month}-01`, to: today },
    previous: { from: `${before}-01`, to: sameDay < lastDay ? sameDay : lastDay },
  };
}

/** A whole month (`YYYY-MM`). */
export const wholeMonth = (month: string): Period => ({ from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) });

/** The months up to and including one, the earliest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addMonths(month, at + 1 - count));

/** Every day of a period, the first one first. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The instants between which a period lies in Karachi: `since` belongs to it, `until` no longer does. */
export const instantsOf = ({ from, to }: Period): { since: Date; until: Date } => ({
  since: startOfKarachiDay(from),
  until: startOfKarachiDay(addDays(to, 1)),
});
