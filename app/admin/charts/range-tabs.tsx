import { type MonthRange, monthRanges } from "#app/domain/reports/month-ranges.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Tabs } from "#app/ui/tabs.tsx";

/** How far back the charts go (A9.14). */
export function RangeTabs({ path, range }: { path: string; range: MonthRange }) {
  const t = useText(adminDashboard);
  const tabs = monthRanges.map((months) => ({
    href: `${path}?months=${months}`,
    label: t("range", { months }),
    current: months === range,
  }));
  return <Tabs label={t("ranges")} tabs={tabs} />;
}
