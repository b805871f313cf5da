import type { ReactNode } from "react";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Panel } from "../panel.tsx";

interface ChartPanelProps {
  title: string;
  /** Nothing was sold: a sentence says so (A9.18). */
  isEmpty: boolean;
  chart: ReactNode;
  table: ReactNode;
  /** Spans the page: the table fits beside the drawing. */
  isWide?: boolean;
}

/** A drawing, and the same numbers as a table with links to the orders behind them. */
export function ChartPanel({ title, isEmpty, chart, table, isWide = false }: ChartPanelProps) {
  const t = useText(adminDashboard);
  return (
    <Panel title={title}>
      {isEmpty ? (
        <p className="text-ink-2">{t("no-sales")}</p>
      ) : (
        <div className="chart-body">
          <div className="chart-room">{chart}</div>
          <details open={isWide}>
            <summary className="chart-table">{t("as-table")}</summary>
            {table}
          </details>
        </div>
      )}
    </Panel>
  );
}
