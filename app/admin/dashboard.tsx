import type { Today } from "#app/domain/reports/find-today.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHead } from "./page-head.tsx";
import { sectionPath } from "./sections.ts";

/** The day so far. A figure that the orders list can show leads there, for those who may open it. */
export function Dashboard({ today, opensOrders }: { today: Today; opensOrders: boolean }) {
  const t = useText(admin);
  const lang = useLang();
  const orders = sectionPath("orders");
  const figures = [
    { label: t("today.placed"), value: String(today.placed), href: orders },
    { label: t("today.pending"), value: String(today.pending), href: `${orders}?view=confirm` },
    { label: t("today.to-deliver"), value: String(today.toDeliver), href: null },
    ...(today.revenue === null ? [] : [{ label: t("today.revenue"), value: formatMoney(today.revenue), href: null }]),
  ];
  return (
    <>
      <PageHead title={t("section.dashboard")}>
        {opensOrders ? (
          <LinkButton href={orders} variant="quiet" small icon="receipt">
            {t("today.open-orders")}
          </LinkButton>
        ) : null}
      </PageHead>
      <p className="text-ink-2">{t("today.title", { date: formatDate(today.date, lang) })}</p>
      <dl className="admin-figures">
        {figures.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{opensOrders && href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
