import { wholeRupees } from "#app/admin/khata/whole-rupees.ts";
import { Table } from "#app/admin/table.tsx";
import { type DayFilter, type DayWay, dayWays, type MovementKind } from "#app/domain/reports/day-filter.ts";
import type { DaySum } from "#app/domain/reports/find-day.server.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { useText } from "#app/i18n/use-text.ts";
import { type Paisa, sum } from "#app/lib/money.ts";
import { movementsAddress } from "./day-address.ts";
import { HiddenSum } from "./hidden-sum.tsx";

interface Row {
  label: string;
  kinds: readonly MovementKind[];
  way: DayWay | null;
  isTotal?: true;
}

/** What came and went by way and person; each figure opens the entries that it is made of. Sums that may not be read keep their places. */
export function DayMatrix({ sums, filter }: { sums: readonly DaySum[] | null; filter: DayFilter }) {
  const t = useText(adminDay);
  const people = sums ? peopleOf(sums, t("nobody")) : [];
  const rows: Row[] = [
    ...dayWays.map((way): Row => ({ label: t(`way.${way}`), kinds: ["received", "khata-paid"], way })),
    { label: t("received"), kinds: ["received", "khata-paid"], way: null, isTotal: true },
    { label: t("khata-given"), kinds: ["khata-given"], way: null },
    { label: t("refunds"), kinds: ["refund"], way: null },
  ];
  const head = (
    <>
      <th scope="col">{t("way")}</th>
      {people.map(({ by, name }) => (
        <th key={by} scope="col" className="num">
          {name}
        </th>
      ))}
      <th scope="col" className="num">
        {t("all")}
      </th>
    </>
  );
  return (
    <>
      <Table label={t("matrix")} head={head}>
        {rows.map(({ label, kinds, way, isTotal }) => (
          <tr key={label} className={isTotal ? "day-total" : undefined}>
            <th scope="row">{label}</th>
            {people.map(({ by }) => (
              <td key={by} className="num">
                <Figure amount={amountOf(sums, { kinds, way, by })} href={movementsAddress({ ...filter, kinds, way, by })} />
              </td>
            ))}
            <td className="num">
              {sums ? (
                <Figure
                  amount={amountOf(sums, { kinds, way, by: null })}
                  href={movementsAddress({ ...filter, kinds, way, by: null })}
                />
              ) : (
                <HiddenSum />
              )}
            </td>
          </tr>
        ))}
      </Table>
      {sums ? null : <p className="text-ink-2">{t("sums.hidden")}</p>}
    </>
  );
}

const Figure = ({ amount, href }: { amount: Paisa; href: string }) =>
  amount === 0 ? "-" : <a href={href}>{wholeRupees(amount)}</a>;

type Person = { by: number | "nobody"; name: string };

/** Everybody who moved something, by name; what came by itself stands last. */
function peopleOf(sums: readonly DaySum[], nobody: string): Person[] {
  const people = new Map(sums.map(({ by, name }) => [by ?? ("nobody" as const), name ?? nobody]));
  return [...people]
    .map(([by, name]) => ({ by, name }))
    .sort(
      (one, other) => Number(one.by === "nobody") - Number(other.by === "nobody") || one.name.localeCompare(other.name, "en"),
    );
}

type Cell = { kinds: readonly MovementKind[]; way: DayWay | null; by: number | "nobody" | null };

const amountOf = (sums: readonly DaySum[] | null, { kinds, way, by }: Cell): Paisa =>
  sum(
    (sums ?? [])
      .filter((one) => kinds.includes(one.kind) && (!way || one.way === way) && (by === null || (one.by ?? "nobody") === by))
      .map(({ amount }) => amount),
  );
