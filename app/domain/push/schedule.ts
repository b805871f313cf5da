import { addDays, addMonths, karachiDate, karachiInstant, karachiMonth, karachiTime } from "#app/lib/dates.ts";
import type { ScheduleType } from "./campaign.ts";

/** When a campaign is due: first at its time, then every so many units, until the end of its last day. */
export type Schedule = {
  scheduleType: ScheduleType;
  frequencyInterval: number;
  /** null: at once */
  scheduledTime: Date | null;
  /** the end of the last day that counts; null: for good */
  endDate: Date | null;
};

const hour = 60 * 60 * 1000;

/** The last instant of a date that counts. */
export const endOfDay = (date: string): Date => new Date(karachiInstant(addDays(date, 1), "00:00").getTime() - 1);

/** The date so many months later; a day that month does not have is its last one: 31 Jan, 28 Feb, 31 Mar. */
function monthsLater(date: string, count: number): string {
  const month = addMonths(date.slice(0, 7), count);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const day = `${month}${date.slice(7)}`;
  return day < lastDay ? day : lastDay;
}

/** The nth occurrence, the time itself being that of number 0. */
function occurrence(first: Date, { scheduleType, frequencyInterval }: Schedule, number: number): Date {
  const units = frequencyInterval * number;
  const [date, time] = [karachiDate(first), karachiTime(first)];
  if (scheduleType === "hourly") return new Date(first.getTime() + units * hour);
  if (scheduleType === "monthly") return karachiInstant(monthsLater(date, units), time);
  return karachiInstant(addDays(date, scheduleType === "weekly" ? units * 7 : units), time);
}

/** About how many occurrences there were until an instant, at most one too few. */
function occurrencesUntil(first: Date, { scheduleType, frequencyInterval }: Schedule, at: Date): number {
  const monthsOf = (instant: Date) => Number(karachiMonth(instant).slice(0, 4)) * 12 + Number(karachiMonth(instant).slice(5));
  const hours = { hourly: 1, daily: 24, weekly: 7 * 24 };
  const units =
    scheduleType === "monthly"
      ? monthsOf(at) - monthsOf(first)
      : Math.floor((at.getTime() - first.getTime()) / hour / hours[scheduleType as keyof typeof hours]);
  return Math.max(0, Math.floor(units / frequencyInterval));
}

/** The first occurrence of a campaign after an instant; null when there is none any more. */
export function nextOccurrence(schedule: Schedule, after: Date): Date | null {
  const { scheduleType, scheduledTime: first, endDate } = schedule;
  if (first === null) return null;
  if (first > after) return first;
  if (scheduleType === "immediate" || scheduleType === "scheduled") return null;
  let number = occurrencesUntil(first, schedule, after);
  while (occurrence(first, schedule, number) <= after) number++;
  const next = occurrence(first, schedule, number);
  return endDate && next > endDate ? null : next;
}
