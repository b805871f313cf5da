import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { Table } from "#app/admin/table.tsx";
import type { PushEventView } from "#app/domain/push/list-push-events.server.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { useText } from "#app/i18n/use-text.ts";

interface PushEventsProps {
  counts: readonly { type: string; count: number }[];
  recent: readonly PushEventView[];
}

/** The name of an event, and as it is stored where it is none of the shop's. */
function useEventName(): (type: string) => string {
  const t = useText(adminPush);
  return (type) => (type === "sent" || type === "failed" || type === "clicked" ? t(`event.${type}`) : type);
}

/** What became of the pushes: how many of each, and the newest. */
export function PushEvents({ counts, recent }: PushEventsProps) {
  const t = useText(adminPush);
  const nameOf = useEventName();
  const columnHead = (column: "event" | "count" | "campaign" | "at") => (
    <th key={column} scope="col" className={column === "count" ? "num" : undefined}>
      {t(`column.${column}`)}
    </th>
  );
  return (
    <>
      <Panel title={t("events.counts")}>
        <Table label={t("events.counts")} head={(["event", "count"] as const).map(columnHead)}>
          {counts.map(({ type, count }) => (
            <tr key={type}>
              <th scope="row">{nameOf(type)}</th>
              <td className="num">{count}</td>
            </tr>
          ))}
        </Table>
      </Panel>
      <Panel title={t("events.recent")}>
        <Table label={t("events.recent")} head={(["event", "campaign", "at"] as const).map(columnHead)}>
          {recent.map(({ id, type, campaign, at }) => (
            <tr key={id} data-event={id}>
              <th scope="row">{nameOf(type)}</th>
              <td>{campaign}</td>
              <td>
                <DateTimeText at={at} />
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
    </>
  );
}
