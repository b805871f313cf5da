import { isRecurring, scheduleTypes } from "#app/domain/push/campaign.ts";

/** A posted send form without the fields that its schedule type does not use: the page hides them, so they cannot be wrong. */
export function usedFields(form: FormData): FormData {
  const type = scheduleTypes.find((name) => name === form.get("schedule_type"));
  if (type === "immediate") form.delete("scheduled_time");
  if (type && !isRecurring(type)) for (const name of ["frequency_interval", "end_date"]) form.delete(name);
  return form;
}
