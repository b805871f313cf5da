import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wholeRupees } from "#app/admin/khata/whole-rupees.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { Table } from "#app/admin/table.tsx";
import { orderNumber } from "#app/domain/orders/status.ts";
import {
  lastMovementsPage,
  listMovements,
  type Movement,
  movementsPerPage,
  sumOfMovements,
} from "#app/domain/reports/list-movements.server.ts";
import { seesMoney } from "#app/domain/reports/sees-money.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { wholeNumber } from "#app/http/search-params.server.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { dayAddress, movementQuery, movementsAddress } from "./components/day-address.ts";
import { movementFilterOf } from "./components/day-filter-of.server.ts";
import { HiddenSum } from "./components/hidden-sum.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "day");
  const withMoney = seesMoney(staff);
  const params = new URL(request.url).searchParams;
  const filter = movementFilterOf(params);
  const page = wholeNumber(params, "page", { most: lastMovementsPage });
  const [rows, sums] = await Promise.all([
    listMovements(filter, { take: movementsPerPage + 1, skip: (page - 1) * movementsPerPage, withMoney }),
    sumOfMovements(filter, { withMoney }),
  ]);
  return {
    title: translator(langOf(request), adminDay)("entries"),
    ...{ filter, page, sums },
    rows: rows.slice(0, movementsPerPage),
    hasNext: rows.length > movementsPerPage && page < lastMovementsPage,
    opensContacts: staff.may("orders", "edit"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function DayEntriesPage() {
  const { title, filter, page, sums, rows, hasNext, opensContacts } = useLoaderData<typeof loader>();
  const t = useText(adminDay);
  const lang = useLang();
  const address = (number: number) => `${movementsAddress(filter)}&page=${number}`;
  const head = (["time", "what", "of", "way", "by"] as const).map((name) => (
    <th key={name} scope="col">
      {t(`column.${name}`)}
    </th>
  ));
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={dayAddress(filter)} variant="quiet" small icon="chevron-left">
          {t("entries.back")}
        </LinkButton>
        <LinkButton href={`${sectionPath("day")}/entries.csv?${movementQuery(filter)}`} variant="quiet" small icon="download">
          {t("csv")}
        </LinkButton>
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState icon="calendar-days" title={t("entries.none")} />
      ) : (
        <>
          <p>
            {sums.amount === null
              ? t("entries.count", { count: sums.count })
              : t("entries.sum", { count: sums.count, amount: formatMoney(sums.amount) })}
          </p>
          <Table
            label={title}
            head={
              <>
                {head}
                <th scope="col" className="num">
                  {t("column.amount")}
                </th>
              </>
            }
          >
            {rows.map((row, place) => (
              <tr key={place}>
                <td>{formatDateTime(new Date(row.at), lang)}</td>
                <td>{t(`kind.${row.kind}`)}</td>
                <td dir="auto">
                  <Subject row={row} opensContacts={opensContacts} />
                </td>
                <td>{t(`way.${row.way as "cash"}`)}</td>
                <td dir="auto">{row.by ?? t("nobody")}</td>
                <td className="num">{row.amount === null ? <HiddenSum /> : wholeRupees(row.amount)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <Pager
        label={t("entries.pages")}
        previous={page > 1 ? { href: address(page - 1), label: t("entries.previous") } : null}
        next={hasNext ? { href: address(page + 1), label: t("entries.next") } : null}
      />
    </>
  );
}

/** The order or the person that an entry is of. */
function Subject({ row: { orderId, contactId, name }, opensContacts }: { row: Movement; opensContacts: boolean }) {
  if (orderId) return <a href={`${sectionPath("orders")}/${orderId}`}>{`#${orderNumber(orderId)} ${name}`}</a>;
  return opensContacts && contactId ? <a href={`${sectionPath("contacts")}/${contactId}`}>{name}</a> : name;
}
