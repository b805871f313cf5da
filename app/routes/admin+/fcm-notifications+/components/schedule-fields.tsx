import type { useFormFrame } from "#app/admin/form/form-frame.tsx";
import { campaignLimits, scheduleTypes } from "#app/domain/push/campaign.ts";
import { adminCampaigns, adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface ScheduleFieldsProps {
  frame: ReturnType<typeof useFormFrame>;
  /** the minute that is on the clock in Karachi, `YYYY-MM-DDTHH:mm` */
  earliest: string;
}

/** When a push is sent: the time where it is not at once, interval and end date where it repeats. The style sheet hides the others. */
export function ScheduleFields({ frame, earliest }: ScheduleFieldsProps) {
  const t = useText(adminPush);
  const say = useText(adminCampaigns);
  const options = scheduleTypes.map((type) => ({ value: type, label: say(`schedule_type.${type}`) }));
  return (
    <div className="push-schedule">
      <SelectField label={t("field.schedule")} {...frame.control("schedule_type", "immediate")} options={options} />
      <div className="push-later">
        <Field
          label={t("field.time")}
          hint={t("field.time.hint")}
          {...frame.control("scheduled_time")}
          type="datetime-local"
          min={earliest}
        />
      </div>
      <div className="push-repeated">
        <Field
          label={t("field.interval")}
          hint={t("field.interval.hint")}
          {...frame.control("frequency_interval", "1")}
          type="number"
          inputMode="numeric"
          min={1}
          max={campaignLimits.interval}
        />
        <Field
          label={t("field.end")}
          hint={t("field.end.hint")}
          {...frame.control("end_date")}
          type="date"
          min={earliest.slice(0, 10)}
        />
      </div>
    </div>
  );
}
