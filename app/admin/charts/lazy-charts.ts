import { onDemand } from "#app/ui/on-demand.tsx";
import type { BarChartProps } from "./bar-chart.tsx";
import type { DayChartProps } from "./day-chart.tsx";
import type { LineChartProps } from "./line-chart.tsx";

/** Charts load after the page, which already has every number in a table. */
export const LazyLineChart = onDemand<LineChartProps>(() => import("./line-chart.tsx").then(({ LineChart }) => LineChart));

export const LazyBarChart = onDemand<BarChartProps>(() => import("./bar-chart.tsx").then(({ BarChart }) => BarChart));

export const LazyDayChart = onDemand<DayChartProps>(() => import("./day-chart.tsx").then(({ DayChart }) => DayChart));
