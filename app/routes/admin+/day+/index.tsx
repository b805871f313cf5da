import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { movementKinds } from "#app/domain/reports/day-filter.ts";
import { countBills, findNearestDay, findOpenSums, sumMovements } from "#app/domain/reports/find-day.server.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate, karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { dayAddress, movementQuery } from "./components/day-address.ts";
import { dayFilterOf } from "./components/day-filter-of.server.ts";
import { DayMatrix } from "./components/day-matrix.tsx";
import { DayPicker } from "./components/day-picker.tsx";
import { DaySide } from "./components/day-side.tsx";
import { HourStrip } from "./components/hour-strip.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "day");
  const filter = dayFilterOf(new URL(request.url).searchParams);
  const maySee = seesMoney(staff);
  const [bills, sums, open] = await Promise.all([
    countBills(filter),
    maySee ? sumMovements(filter) : null,
    maySee ? findOpenSums() : null,
  ]);
  const isEmpty = bills.byHour.every((count) => count === 0) && bills.delivered === 0 && !sums?.length && filter.hour === null;
  return {
    title: translator(langOf(request), admin)("section.day"),
    ...{ filter, sums, open },
    bills: { ...bills, sales: maySee ? bills.sales : null },
    today: karachiDate(now()),
    nearest: isEmpty ? await findNearestDay(filter.from) : null,
    isEmpty,
    opensContacts: staff.may("orders", "edit"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function DayPage() {
  const { title, filter, sums, open, bills, today, nearest, isEmpty, opensContacts } = useLoaderData<typeof loader>();
  const t = useText(adminDay);
  const lang = useLang();
  const days = { ...filter, hour: null };
  return (
    <>
      <PageHead title={title}>
        <DayPicker filter={filter} today={today} />
        {sums && sums.length > 0 ? (
          <LinkButton
            href={`/admin/day/entries.csv?${movementQuery({ ...filter, kinds: movementKinds, way: null, by: null })}`}
            variant="quiet"
            small
            icon="download"
          >
            {t("csv")}
          </LinkButton>
        ) : null}
      </PageHead>
      {isEmpty ? (
        <EmptyState icon="calendar-days" title={t("empty")}>
          {nearest ? (
            <LinkButton href={dayAddress({ from: nearest, to: nearest, hour: null })}>
              {t("empty.nearest", { date: formatDate(nearest, lang) })}
            </LinkButton>
          ) : null}
        </EmptyState>
      ) : (
        <div className="day">
          <div className="day-main">
            <HourStrip bills={bills} filter={filter} />
            <DayMatrix sums={sums} filter={filter} />
          </div>
          <DaySide open={open} sums={sums} bills={bills} days={days} opensContacts={opensContacts} />
        </div>
      )}
    </>
  );
}
