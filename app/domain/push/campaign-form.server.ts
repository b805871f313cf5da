import { z } from "zod";
import { parseDate } from "#app/lib/dates.ts";
import { countedField, dateField, idField, orNull, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { campaignLimits, quickAudiences, scheduleTypes, sendAudiences } from "./campaign.ts";

/** What a push says; what is missing is refused by the command, in the words of its screen. */
const texts = {
  title: countedField(campaignLimits.title).transform(oneLine).optional().transform(orNull),
  message: countedField(campaignLimits.message).optional().transform(orNull),
};

/** A wall-clock minute in Karachi as `datetime-local` sends it, `YYYY-MM-DDTHH:mm`. */
const minuteField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d/, "time")
  .transform((text) => text.slice(0, 16))
  .refine((text) => parseDate(text.slice(0, 10)) !== null, "date");

/** The form of the send tab (B2.28). The time is a wall-clock minute in Karachi, the end date the last day that counts. */
export const sendForm = z.object({
  ...texts,
  target_audience: z.enum(sendAudiences),
  schedule_type: z.enum(scheduleTypes),
  scheduled_time: minuteField.optional().transform(orNull),
  frequency_interval: wholeNumberField(1, campaignLimits.interval).optional(),
  end_date: dateField.optional().transform(orNull),
});

/** The form of the quick page: an audience, or the people chosen one by one. */
export const quickForm = z.object({
  ...texts,
  target_audience: z.enum([...quickAudiences, "selected"]),
  user: z.array(idField).max(campaignLimits.people).default([]),
});

/** The form of a test: what the push says. */
export const testPushForm = z.object(texts);
