import type { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import type { RefusalCode } from "#app/i18n/refusals.ts";
import { karachiInstant } from "#app/lib/dates.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { afterQuiet, isQuiet } from "#app/lib/quiet-hours.ts";
import { now } from "#app/platform/clock.server.ts";
import { type Tx, transact } from "#app/platform/db.server.ts";
import { triggerOutbox } from "#app/platform/jobs.server.ts";
import { type Audience, isRecurring } from "./campaign.ts";
import type { quickForm, sendForm } from "./campaign-form.server.ts";
import { campaignTable } from "./campaigns.ts";
import { countEnabledUsers } from "./count-audience.server.ts";
import { lockRuns, runCampaign } from "./internal/run-campaign.server.ts";
import { endOfDay, type Schedule } from "./schedule.ts";

/** What became of a campaign: on its way to so many people, or kept for its time, or for the end of the quiet hours. */
export type CreatedCampaign = { state: "sent" | "scheduled" | "after-quiet"; sentCount: number };

type Written = { title: string; message: string };
type Draft = Written & Schedule & { targetAudience: Audience; targetUserIds: number[] };

/** Whether a push says something (B5.19, B5.20); the sentence stands at the first field that is empty. */
export function checkTexts(
  { title, message }: { title: string | null; message: string | null },
  code: RefusalCode,
): Outcome<Written> {
  if (title && message) return done({ title, message });
  return refused(code, { field: title ? "message" : "title" });
}

/** When a campaign is due; refused with `push.no-time`, `push.time-past`, `push.end-early`, each at its field. */
function scheduleOf({
  schedule_type: scheduleType,
  scheduled_time: time,
  frequency_interval: interval,
  end_date: end,
}: z.output<typeof sendForm>): Outcome<Schedule> {
  const atOnce = { scheduleType, frequencyInterval: 1, scheduledTime: null, endDate: null };
  if (scheduleType === "immediate") return done(atOnce);
  if (time === null) return refused("push.no-time", { field: "scheduled_time" });
  const scheduledTime = karachiInstant(time.slice(0, 10), time.slice(11));
  // the minute that is on the clock is now
  if (scheduledTime.getTime() + 60_000 <= now().getTime()) return refused("push.time-past", { field: "scheduled_time" });
  if (!isRecurring(scheduleType)) return done({ ...atOnce, scheduledTime });
  if (end !== null && end < time.slice(0, 10)) return refused("push.end-early", { field: "end_date" });
  return done({ scheduleType, frequencyInterval: interval ?? 1, scheduledTime, endDate: end === null ? null : endOfDay(end) });
}

/** Writes a campaign, and runs it if it is for now. */
async function write(tx: Tx, draft: Draft, by: number): Promise<Outcome<CreatedCampaign>> {
  await lockRuns(tx);
  const isForNow = draft.scheduledTime === null;
  const data = {
    ...draft,
    ...{ isRecurring: isRecurring(draft.scheduleType), status: isForNow ? "pending" : "scheduled", createdAt: now() },
    nextExecution: draft.scheduledTime ?? afterQuiet(now()),
  };
  const campaign = await tx.pushCampaign.create({ data });
  const { title, targetAudience, scheduleType } = draft;
  const after = { title, targetAudience, scheduleType };
  await recordAudit(tx, { by, action: "add", entity: campaignTable.entity, id: campaign.id, after });
  if (!isForNow) return done({ state: "scheduled", sentCount: 0 });
  if (isQuiet(now())) return done({ state: "after-quiet", sentCount: 0 });
  const sentCount = await runCampaign(tx, campaign);
  return sentCount === 0 ? refused("push.nobody") : done({ state: "sent", sentCount });
}

async function create(draft: Draft, by: number): Promise<Outcome<CreatedCampaign>> {
  if ((await countEnabledUsers()) === 0) return refused("push.no-tokens");
  const outcome = await transact((tx) => write(tx, draft, by));
  if (outcome.ok) triggerOutbox();
  return outcome;
}

/**
 * Creates a campaign of the send tab (B7.20) and sends it at once where its schedule says so (B7.24), in quiet hours when they end.
 *
 * @returns how many people it is on its way to; refused with `push.incomplete`, `push.no-tokens`, `push.nobody` and those of its
 *   schedule; nothing is written then
 */
export async function createCampaign(form: z.output<typeof sendForm>, { by }: { by: number }): Promise<Outcome<CreatedCampaign>> {
  const texts = checkTexts(form, "push.incomplete");
  if (!texts.ok) return texts;
  const schedule = scheduleOf(form);
  if (!schedule.ok) return schedule;
  return create({ ...texts.value, ...schedule.value, targetAudience: form.target_audience, targetUserIds: [] }, by);
}

/**
 * Sends a push to an audience or to given people at once (B7.23), in quiet hours when they end; it is listed as a campaign.
 *
 * @returns how many people it is on its way to; refused with `push.incomplete-both`, `push.no-tokens`, `push.nobody`
 */
export async function sendQuickPush(form: z.output<typeof quickForm>, { by }: { by: number }): Promise<Outcome<CreatedCampaign>> {
  const texts = checkTexts(form, "push.incomplete-both");
  if (!texts.ok) return texts;
  const { target_audience: targetAudience, user: targetUserIds } = form;
  const atOnce: Schedule = { scheduleType: "immediate", frequencyInterval: 1, scheduledTime: null, endDate: null };
  return create({ ...texts.value, ...atOnce, targetAudience, targetUserIds }, by);
}
