import { ordersInSpan } from "#app/admin/order-span-address.ts";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import type { DayFilter } from "#app/domain/reports/day-filter.ts";
import type { DayBills, DaySum, OpenSums } from "#app/domain/reports/find-day.server.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, type Paisa, sum } from "#app/lib/money.ts";
import { movementsAddress } from "./day-address.ts";
import { HiddenSum } from "./hidden-sum.tsx";

interface DaySideProps {
  /** null for whoever may not read sums */
  open: OpenSums | null;
  sums: readonly DaySum[] | null;
  bills: Omit<DayBills, "sales"> & { sales: Paisa | null };
  days: DayFilter;
  /** Whether khata and its people may be opened. */
  opensContacts: boolean;
}

/** What was delivered and paid on khata on these days, and what is owed and to be given back now. */
export function DaySide({ open, sums, bills, days, opensContacts }: DaySideProps) {
  const t = useText(adminDay);
  const ofKind = (kind: DaySum["kind"]) => sum((sums ?? []).filter((one) => one.kind === kind).map(({ amount }) => amount));
  const khataHref = opensContacts ? sectionPath("khata") : null;
  return (
    <aside className="day-side">
      <Panel title={t("sales")}>
        <Line
          href={ordersInSpan({ by: "delivered", ...days })}
          label={t("sales.count", { count: bills.delivered })}
          amount={bills.sales}
        />
      </Panel>
      <Panel title={t("khata")}>
        <Line
          href={sums && movementsAddress({ ...days, kinds: ["khata-given"], way: null, by: null })}
          label={t("khata-given")}
          amount={sums && ofKind("khata-given")}
        />
        <Line
          href={sums && movementsAddress({ ...days, kinds: ["khata-paid"], way: null, by: null })}
          label={t("khata.paid")}
          amount={sums && ofKind("khata-paid")}
        />
        <p className="text-ink-2">{t("khata.why")}</p>
      </Panel>
      {open ? (
        <>
          <Panel title={t("owed")}>
            <Line href={khataHref} label={t("owed.khata", { count: open.khataPeople })} amount={open.khata} />
            <Line
              href={`${sectionPath("orders")}?view=unpaid&status=delivered`}
              label={t("owed.unpaid", { count: open.unpaid })}
              amount={open.unpaidSum}
            />
          </Panel>
          <Panel title={t("back")}>
            {open.giveBack === 0 ? <p className="text-ink-2">{t("back.none")}</p> : null}
            {open.largest.map(({ id, name, amount }) => (
              <Line key={id} href={`${sectionPath("orders")}/${id}`} label={`#${orderNumber(id)} ${name}`} amount={amount} />
            ))}
            {open.giveBack > open.largest.length ? (
              <Line
                href={`${sectionPath("payments")}?tab=refund`}
                label={t("back.more", { count: open.giveBack })}
                amount={open.giveBackSum}
              />
            ) : null}
          </Panel>
        </>
      ) : null}
    </aside>
  );
}

/** A sum with what it is of, which opens its rows where they may be read. */
function Line({ href, label, amount }: { href: string | null; label: string; amount: Paisa | null }) {
  return (
    <p className="day-line">
      {href ? <a href={href}>{label}</a> : <span>{label}</span>}
      {amount === null ? <HiddenSum /> : <b>{formatMoney(amount)}</b>}
    </p>
  );
}
