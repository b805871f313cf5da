import { useRef, useState } from "react";
import type { OfferedSlot } from "#app/domain/delivery/slots.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { addDays, formatDayMonth, formatWeekday, weekdayOf } from "#app/lib/dates.ts";
import { shortSlotText } from "#app/lib/slot-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ChoiceButtons } from "../forms/choice-buttons.tsx";
import { type ReturnedForm, returnedField } from "../forms/returned-field.ts";
import { nearestOpen } from "./nearest-open.ts";

interface SlotFieldsProps {
  form: ReturnedForm;
  slots: readonly OfferedSlot[];
  today: string;
}

/**
 * When to deliver: a radio button for each day and for each time, drawn as buttons; the first open slot is chosen. Each time carries
 * the indexes of the days on which it is full or over, and CSS shows them for the chosen day, so that it is right without JavaScript too.
 */
export function SlotFields({ form, slots, today }: SlotFieldsProps) {
  const t = useText(checkout);
  const lang = useLang();
  const isHydrated = useHydrated();
  const open = slots.filter(({ isFull }) => !isFull);
  const date = returnedField(form, "delivery_date", open[0]?.date);
  const time = returnedField(form, "scheduled_delivery_time", open[0]?.time);
  const [wanted, setWanted] = useState({ date: date.defaultValue, time: time.defaultValue });
  const section = useRef<HTMLElement>(null);
  // what was chosen before the script had arrived
  useBeforePaint(() => {
    const [day, start] = section.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    if (day && start) setWanted({ date: day.value, time: start.value });
  }, []);
  const chosen = nearestOpen(open, wanted);
  const days = [...new Set(slots.map((slot) => slot.date))];
  const times = [...new Set(slots.map((slot) => slot.time))].sort();
  const isOpen = (day: string, start?: string) => open.some((slot) => slot.date === day && (!start || slot.time === start));
  const isOver = (day: string, start: string) => !slots.some((slot) => slot.date === day && slot.time === start);
  const indexes = (has: (day: string) => boolean) => days.flatMap((day, index) => (has(day) ? [index] : [])).join(" ");
  const dayText = (day: string) => {
    if (day === today) return t("today");
    return day === addDays(today, 1) ? t("tomorrow") : formatWeekday(weekdayOf(day), lang);
  };
  return (
    <section className="panel slots" ref={section}>
      <h2>{t("section.when")}</h2>
      {open.length > 0 ? null : <Notice tone="error">{t("closed")}</Notice>}
      <ChoiceButtons {...date} label={t("field.delivery_date")} hideLabel>
        {days.map((day, index) => (
          <label key={day} className="choice-boxed slot">
            <input
              type="radio"
              name={date.name}
              value={day}
              data-day={index}
              checked={day === chosen.date}
              disabled={!isOpen(day)}
              onChange={() => setWanted({ ...wanted, date: day })}
            />
            <b>{dayText(day)}</b>
            <small>{isOpen(day) ? formatDayMonth(day) : t("slot.full")}</small>
          </label>
        ))}
      </ChoiceButtons>
      <ChoiceButtons {...time} label={t("field.scheduled_delivery_time")} hideLabel>
        {times.map((start) => (
          <label
            key={start}
            className="choice-boxed slot"
            data-full={indexes((day) => !(isOver(day, start) || isOpen(day, start)))}
            data-over={indexes((day) => isOver(day, start))}
          >
            <input
              type="radio"
              name={time.name}
              value={start}
              checked={start === chosen.time}
              disabled={isHydrated ? !isOpen(chosen.date, start) : !days.some((day) => isOpen(day, start))}
              onChange={() => setWanted({ ...chosen, time: start })}
            />
            <b>{shortSlotText(start)}</b>
            <small>{t("slot.open")}</small>
            <small>{t("slot.full")}</small>
          </label>
        ))}
      </ChoiceButtons>
    </section>
  );
}
