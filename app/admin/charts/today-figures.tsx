import { useContext } from "react";
import type { Today } from "#app/domain/reports/find-today.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { ordersInSpan } from "../order-span-address.ts";
import { sectionPath } from "../sections.ts";
import { OrdersAccessContext } from "./orders-link.tsx";

/** The day's key figures; a figure that the orders list can show links there. */
export function TodayFigures({ today: { date, placed, pending, toDeliver, written, revenue } }: { today: Today }) {
  const t = useText(admin);
  const opensOrders = useContext(OrdersAccessContext);
  const thatDay = { from: date, to: date };
  const figures = [
    { label: t("today.placed"), value: String(placed), href: ordersInSpan({ by: "placed", ...thatDay }) },
    { label: t("today.pending"), value: String(pending), href: `${sectionPath("orders")}?view=confirm` },
    { label: t("today.to-deliver"), value: String(toDeliver), href: ordersInSpan({ by: "due", ...thatDay }) },
    ...(revenue === null
      ? []
      : [{ label: t("today.revenue"), value: formatMoney(revenue), href: ordersInSpan({ by: "delivered", ...thatDay }) }]),
    { label: t("today.written"), value: String(written), href: null },
  ];
  return (
    <dl className="admin-figures">
      {figures.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{opensOrders && href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
