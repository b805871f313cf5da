import { tzOffset } from "@date-fns/tz/tzOffset";
import type { Lang } from "#app/i18n/lang.ts";

const zone = "Asia/Karachi";
const minute = 60_000;
const day = 24 * 60 * minute;

/** Own tables, because `Intl` has Urdu only in Arabic script and differs between machines. */
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const weekdays: Record<Lang, readonly string[]> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  ur: ["Itwar", "Pir", "Mangal", "Budh", "Jumerat", "Juma", "Hafta"],
};

/** The calendar date in Karachi at an instant, `YYYY-MM-DD`. */
export function karachiDate(instant: Date): string {
  return wallClock(instant).slice(0, 10);
}

/** The time of day in Karachi at an instant, `HH:mm`. */
export function karachiTime(instant: Date): string {
  return wallClock(instant).slice(11, 16);
}

/** Date and time in Karachi at an instant as files have them, `YYYY-MM-DD HH:mm`. */
export function karachiStamp(instant: Date): string {
  return wallClock(instant).slice(0, 16).replace("T", " ");
}

/** The calendar month in Karachi at an instant, `YYYY-MM`. */
export function karachiMonth(instant: Date): string {
  return wallClock(instant).slice(0, 7);
}

function wallClock(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant) * minute).toISOString();
}

let latest = { minute: Number.NaN, offset: 0 };

/** Minutes that Karachi is ahead of UTC; found once a minute, as every page asks for today's date. */
function offsetAt(instant: Date): number {
  const current = Math.floor(instant.getTime() / minute);
  if (latest.minute !== current) latest = { minute: current, offset: tzOffset(zone, instant) };
  return latest.offset;
}

/** The instant a date begins in Karachi; it ends where the next begins. */
export function startOfKarachiDay(date: string): Date {
  const midnightUtc = utcMidnight(date);
  return new Date(midnightUtc - tzOffset(zone, new Date(midnightUtc)) * minute);
}

/** The instant of a wall-clock time (`HH:mm`) of a date in Karachi. */
export function karachiInstant(date: string, time: string): Date {
  const midnight = startOfKarachiDay(date).getTime();
  return new Date(midnight + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * minute);
}

/** The instant a month (`YYYY-MM`) begins in Karachi; it ends where the next begins. */
export function startOfKarachiMonth(month: string): Date {
  return startOfKarachiDay(`${month}-01`);
}

/** The date so many days later (earlier when negative), `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(utcMidnight(date) + days * day).toISOString().slice(0, 10);
}

/** The month so many months later (earlier when negative), `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const first = new Date(utcMidnight(`${month}-01`));
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** Reads `YYYY-MM-DD` between the years 2000 and 2099; null for anything else, also for days that do not exist. */
export function parseDate(text: string): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/** A date (`YYYY-MM-DD`) as people read it, `Fri 20 Nov 2026`; in Roman Urdu `Juma 20 Nov 2026`. */
export function formatDate(date: string, lang: Lang): string {
  return `${formatWeekday(weekdayOf(date), lang)} ${formatDayMonth(date)} ${date.slice(0, 4)}`;
}

/** The weekday of a date (`YYYY-MM-DD`), 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(utcMidnight(date)).getUTCDay();

/** A weekday (0 is Sunday) as people read it, `Fri`; in Roman Urdu `Juma`. */
export const formatWeekday = (weekday: number, lang: Lang): string => weekdays[lang][weekday] ?? "";

/** A date (`YYYY-MM-DD`) without weekday and year, `20 Nov`. */
export function formatDayMonth(date: string): string {
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** A month (`YYYY-MM`) as people read it, `Nov 2026`; short, `Nov`. */
export function formatMonth(month: string, isShort = false): string {
  const name = months[Number(month.slice(5, 7)) - 1] ?? "";
  return isShort ? name : `${name} ${month.slice(0, 4)}`;
}

/** A time of day (`HH:mm` or `HH:mm:ss`) as people here read it, `2:05 pm`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)}\u00a0${hour < 12 ? "am" : "pm"}`;
}

/** An instant as people in Karachi read it, `Fri 20 Nov 2026, 2:05 pm`. */
export function formatDateTime(instant: Date, lang: Lang): string {
  return `${formatDate(karachiDate(instant), lang)}, ${formatTime(karachiTime(instant))}`;
}

function utcMidnight(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${date}`);
  return time;
}
