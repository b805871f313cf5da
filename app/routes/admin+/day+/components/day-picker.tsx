import { Form } from "@remix-run/react";
import type { DayFilter } from "#app/domain/reports/day-filter.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { useText } from "#app/i18n/use-text.ts";
import { addDays } from "#app/lib/dates.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { dayAddress } from "./day-address.ts";
import { useDayKeys } from "./use-day-keys.ts";

/** The days of the report: the one before, the one after, today, or any others. */
export function DayPicker({ filter: { from, to }, today }: { filter: DayFilter; today: string }) {
  const t = useText(adminDay);
  const on = (day: string) => dayAddress({ from: day, to: day, hour: null });
  const [before, after] = [on(addDays(from, -1)), on(addDays(to, 1))];
  useDayKeys({ before, after, today: on(today) });
  return (
    <>
      <LinkButton
        href={before}
        variant="quiet"
        small
        icon="chevron-left"
        iconOnly
        aria-label={t("previous")}
        aria-keyshortcuts="ArrowLeft"
        title={t("previous")}
      />
      <Form method="get" action="/admin/day" className="day-picker">
        <Field key={`from ${from}`} label={t("from")} name="from" type="date" defaultValue={from} />
        <Field key={`to ${to}`} label={t("to")} name="to" type="date" defaultValue={to} />
        <Button variant="quiet" small>
          {t("show")}
        </Button>
      </Form>
      <LinkButton
        href={after}
        variant="quiet"
        small
        icon="chevron-right"
        iconOnly
        aria-label={t("next")}
        aria-keyshortcuts="ArrowRight"
        title={t("next")}
      />
      <LinkButton href={on(today)} variant="quiet" small aria-keyshortcuts="t">
        {t("today")}
      </LinkButton>
      <Button type="button" variant="quiet" small icon="printer" aria-keyshortcuts="p" onClick={() => window.print()}>
        {t("print")}
      </Button>
    </>
  );
}
