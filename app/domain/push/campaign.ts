/** Whom a campaign may be for; each is a query at the moment of a run (decisions, Content). "selected": people chosen one by one. */
export const audiences = [
  "all",
  "cart_abandoners",
  "frequent_buyers",
  "new_users",
  "recent_orders",
  "inactive_users",
  "selected",
] as const;

/** One of the audiences. */
export type Audience = (typeof audiences)[number];

/** The audiences of the send tab (B9.09) and of the quick page (B9.10). */
export const sendAudiences = ["all", "cart_abandoners", "frequent_buyers", "new_users"] as const satisfies readonly Audience[];
/** @see sendAudiences */
export const quickAudiences = ["all", "recent_orders", "inactive_users"] as const satisfies readonly Audience[];

/** When a campaign is sent (B9.11): at once, at one time, or at that time and then every so many hours, days, weeks or months. */
export const scheduleTypes = ["immediate", "scheduled", "hourly", "daily", "weekly", "monthly"] as const;

/** One of them. */
export type ScheduleType = (typeof scheduleTypes)[number];

/** One that repeats. */
export type RecurringType = Exclude<ScheduleType, "immediate" | "scheduled">;

/** Whether a schedule repeats (B9.11). */
export const isRecurring = (type: ScheduleType): type is RecurringType => type !== "immediate" && type !== "scheduled";

/** What a campaign can be: not sent yet (B4.07), sent or failed (B4.08), or a one-time campaign that was more than a day late. */
export const campaignStatuses = ["pending", "scheduled", "sent", "failed", "missed"] as const;

/** The most letters of a title and of a message (B5.23, B5.24), units between two runs, and people chosen one by one. */
export const campaignLimits = { title: 50, message: 150, interval: 365, people: 50 } as const;

/** How many letters a text has, alike in browser and server: code points, so that an emoji is one. */
export const countLetters = (text: string): number => Array.from(text).length;

/** How many people an audience has, and how many of them a campaign would reach now. */
export type AudienceCount = { people: number; reached: number };

/** What the list says of a campaign: how it ended, else how it is scheduled, "pending" by default (B4.09). */
export function campaignBadge({
  status,
  scheduleType,
  isRecurring,
}: {
  status: string;
  scheduleType: string;
  isRecurring: boolean;
}) {
  const ended = (["sent", "failed", "missed"] as const).find((end) => end === status);
  if (ended) return ended;
  if (isRecurring) return "recurring";
  return scheduleType === "immediate" ? "pending" : "scheduled";
}
