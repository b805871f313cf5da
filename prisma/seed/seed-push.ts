import type { ClientBase } from "pg";
import { nextOccurrence } from "#app/domain/push/schedule.ts";
import { addDays, karachiDate, karachiInstant, weekdayOf } from "#app/lib/dates.ts";
import templates from "./catalogue/push-templates.json" with { type: "json" };
import { daysBefore, minutesAfter } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";
import type { Customer } from "./seed-people.ts";

/** A campaign that was sent at once, so many days ago at ten in the morning. */
type Sent = { template: string; audience: string; daysAgo: number; people: number; clicked: number; failed: number };

const friday = 5;

/** What was sent in the last ten days. */
const history: readonly Sent[] = [
  { template: "Monthly ration", audience: "frequent_buyers", daysAgo: 9, people: 6, clicked: 3, failed: 0 },
  { template: "Fresh sabzi", audience: "all", daysAgo: 6, people: 14, clicked: 5, failed: 1 },
  { template: "Cart waiting", audience: "cart_abandoners", daysAgo: 2, people: 3, clicked: 1, failed: 0 },
];

const defaults = {
  ...{ targetUserIds: [], scheduleType: "immediate", isRecurring: false, frequencyInterval: 1, isActive: false, status: "sent" },
  ...{ scheduledTime: null, nextExecution: null, endDate: null, executionCount: 1, sentCount: 0, errorMessage: null },
};

/** What a campaign that began with a template says. */
function textsOf(name: string): { title: string; message: string } {
  const template = templates.find((entry) => entry.name === name);
  if (!template) throw new Error(`no template ${name}`);
  return { title: template.titleTemplate, message: template.messageTemplate };
}

/** Templates, campaigns in every state, and what became of the pushes of the last ten days. */
export async function seedPush(
  client: ClientBase,
  { customers, now }: { customers: readonly Customer[]; now: Date },
): Promise<void> {
  await insertRows(
    client,
    "notification_templates",
    templates.map((template, at) => ({ id: at + 1, isActive: true, ...template })),
  );
  const today = karachiDate(now);
  const morning = (daysAgo: number) => karachiInstant(addDays(today, -daysAgo), "10:00");
  const sent = history.map(({ template, audience, daysAgo, people }) => ({
    ...{ ...defaults, ...textsOf(template), targetAudience: audience, sentCount: people, createdAt: morning(daysAgo) },
  }));
  const thisFriday = karachiInstant(addDays(today, -((weekdayOf(today) - friday + 7) % 7)), "10:00");
  const lastFriday = thisFriday > now ? daysBefore(thisFriday, 7) : thisFriday;
  const weekly = { scheduleType: "weekly", frequencyInterval: 1, scheduledTime: lastFriday, endDate: null } as const;
  const campaigns = [
    ...sent,
    {
      ...{ ...defaults, ...textsOf("Friday meat"), ...weekly, targetAudience: "all", isRecurring: true, isActive: true },
      ...{ status: "scheduled", nextExecution: nextOccurrence(weekly, now), executionCount: 1, sentCount: 12 },
      createdAt: minutesAfter(lastFriday, -90),
    },
    {
      ...{ ...defaults, ...textsOf("Welcome"), targetAudience: "new_users", status: "failed", errorMessage: "nobody" },
      createdAt: morning(4),
    },
  ].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const numbered = campaigns.map((campaign, at) => ({ id: at + 1, ...campaign }));
  await insertRows(client, "push_notification_campaigns", numbered);

  const deliveries = history.flatMap(({ template, daysAgo, people, clicked, failed }) => {
    const { title } = textsOf(template);
    const campaignId = numbered.find((campaign) => campaign.title === title)?.id ?? null;
    return customers.slice(0, people + failed).map(({ id: userId }, at) => {
      const seconds = minutesAfter(morning(daysAgo), at / 20);
      return {
        ...{ campaignId, userId, createdAt: morning(daysAgo), takenAt: at < people ? seconds : null },
        ...{ failedAt: at < people ? null : seconds, clickedAt: at < clicked ? minutesAfter(seconds, 7 * (at + 1)) : null },
      };
    });
  });
  await insertRows(client, "push_campaign_deliveries", deliveries);
  const events = deliveries.flatMap(({ campaignId, takenAt, failedAt, clickedAt }) =>
    [
      { eventType: "sent", createdAt: takenAt },
      { eventType: "failed", createdAt: failedAt },
      { eventType: "clicked", createdAt: clickedAt },
    ].flatMap(({ eventType, createdAt }) => (createdAt ? [{ eventType, campaignId, createdAt }] : [])),
  );
  await insertRows(client, "notification_analytics", events);
}
