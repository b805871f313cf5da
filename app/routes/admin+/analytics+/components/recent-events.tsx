import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { LatestEvent } from "#app/domain/analytics/read-latest-events.server.ts";
import { adminAnalytics } from "#app/i18n/admin-analytics.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { useEventName } from "./use-event-name.ts";

/** What visitors did last, each tagged with whether the visitor was signed in. */
export function RecentEvents({ events }: { events: readonly LatestEvent[] }) {
  const t = useText(adminAnalytics);
  const nameOf = useEventName();
  const head = ["type", "page", "who", "at"].map((column) => (
    <th key={column} scope="col">
      {t(`column.${column}` as "column.type")}
    </th>
  ));
  return (
    <Panel title={t("recent")}>
      <Table label={t("recent")} head={head}>
        {events.map(({ id, type, page, at, isAuthenticated }) => (
          <tr key={id}>
            <th scope="row">{nameOf(type)}</th>
            <td>{page}</td>
            <td>
              <Badge tone={isAuthenticated ? "podina" : "plain"}>{t(isAuthenticated ? "authenticated" : "anonymous")}</Badge>
            </td>
            <td>
              <DateTimeText at={at} />
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
