import type { DayFilter } from "#app/domain/reports/day-filter.ts";
import type { DayBills } from "#app/domain/reports/find-day.server.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { useText } from "#app/i18n/use-text.ts";
import { dayAddress } from "./day-address.ts";

/** The bills of the day by hour; a bar of a single day narrows the sums to its hour, and once more to all. */
export function HourStrip({ bills: { byHour }, filter }: { bills: Pick<DayBills, "byHour">; filter: DayFilter }) {
  const t = useText(adminDay);
  const count = byHour.reduce((sum, one) => sum + one, 0);
  const most = Math.max(1, ...byHour);
  const isOneDay = filter.from === filter.to;
  return (
    <section className="admin-panel" aria-label={t("bills.hours")}>
      <h2>{t("bills", { count })}</h2>
      <ol className="hour-strip">
        {byHour.map((bills, hour) => {
          const name = t("bills.hour", { hour, count: bills });
          const bar = (
            <>
              <b style={{ height: `${(100 * bills) / most}%` }} />
              <small>{hour}</small>
            </>
          );
          const isChosen = filter.hour === hour;
          return (
            <li key={hour}>
              {isOneDay && (bills > 0 || isChosen) ? (
                <a
                  href={dayAddress({ ...filter, hour: isChosen ? null : hour })}
                  aria-label={isChosen ? t("hour.all") : name}
                  aria-current={isChosen ? "true" : undefined}
                  title={name}
                >
                  {bar}
                </a>
              ) : (
                <span title={name}>{bar}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
