import type { StaffTask } from "#app/domain/reports/list-tasks.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ordersInSpan } from "../order-span-address.ts";
import { Panel } from "../panel.tsx";
import { sectionPath } from "../sections.ts";

/** What waits now, the most urgent first, with the one action that deals with each. */
export function TaskList({ tasks, today }: { tasks: readonly StaffTask[]; today: string }) {
  const t = useText(adminDashboard);
  return (
    <Panel title={t("tasks")}>
      {tasks.length === 0 ? <p className="text-ink-2">{t("tasks.none")}</p> : null}
      <ul className="task-list">
        {tasks.map((task, at) => (
          <li key={task.kind} data-task={task.kind}>
            <b>{task.count}</b>
            <span>
              {t(`task.${task.kind}`, { count: task.count })}
              {task.amount === null ? null : <small>{t("task.amount", { amount: formatMoney(task.amount) })}</small>}
            </span>
            <TaskAction task={task} today={today} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TaskAction({ task, today, isFirst }: { task: StaffTask; today: string; isFirst: boolean }) {
  const t = useText(adminDashboard);
  return (
    <LinkButton href={addressOf(task, today)} variant={isFirst ? "primary" : "quiet"} small>
      {t(`task.${task.kind}.do`)}
    </LinkButton>
  );
}

/** Where a task is dealt with. */
function addressOf({ kind, from, orderId }: StaffTask, today: string): string {
  if (orderId !== null) return `${sectionPath("orders")}/${orderId}`;
  switch (kind) {
    case "late":
      return ordersInSpan({ by: "due", from: from ?? today, to: today });
    case "confirm":
      return `${sectionPath("orders")}?view=confirm`;
    case "unpaid":
      return `${sectionPath("orders")}?view=unpaid&status=delivered`;
    case "sold-out":
      return `${sectionPath("products")}?stock=out`;
    case "low-stock":
      return `${sectionPath("products")}?stock=low`;
    case "questions":
      return sectionPath("product-questions");
    case "reviews":
      return sectionPath("reviews");
    case "messages":
      return sectionPath("suggestions");
    case "failed":
      return `${sectionPath("outbox")}?state=failed`;
  }
}
