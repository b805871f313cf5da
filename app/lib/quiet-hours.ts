import { addDays, karachiDate, karachiInstant, karachiTime } from "./dates.ts";

/** Hours of the day in Karachi, wall clock `HH:mm`, over midnight. */
type Hours = { from: string; until: string };

/** Bulk messages (reminders, campaigns) leave outside these hours only. */
const quiet: Hours = { from: "21:00", until: "09:00" };

/** Messages about orders leave outside these hours, unless their customer is awake: slots end at 22:00, and riders run late. */
const night: Hours = { from: "23:00", until: "07:00" };

const isWithin = ({ from, until }: Hours, at: Date): boolean => {
  const time = karachiTime(at);
  return time >= from || time < until;
};

function endOf(hours: Hours, at: Date): Date {
  if (!isWithin(hours, at)) return at;
  const date = karachiDate(at);
  return karachiInstant(karachiTime(at) < hours.until ? date : addDays(date, 1), hours.until);
}

/** Whether it is too late or too early for bulk messages. */
export const isQuiet = (at: Date): boolean => isWithin(quiet, at);

/** The instant itself, or the end of the quiet hours that it lies in. */
export const afterQuiet = (at: Date): Date => endOf(quiet, at);

/** The beginning of the next quiet hours; the instant itself when it is quiet. */
export const nextQuiet = (at: Date): Date => (isQuiet(at) ? at : karachiInstant(karachiDate(at), quiet.from));

/** Whether messages about orders wait for the morning. */
export const isNight = (at: Date): boolean => isWithin(night, at);

/** The instant itself, or the end of the night that it lies in. */
export const afterNight = (at: Date): Date => endOf(night, at);
