import { onDemand } from "#app/ui/on-demand.tsx";
import type { BarChartProps } from "./bar-chart.client.tsx";
import type { DayChartProps } from "./day-chart.client.tsx";
import type { LineChartProps } from "./line-chart.client.tsx";
import type { PieChartProps } from "./pie-chart.client.tsx";

/** Charts load after the page, which already has every number in a table. */
export const LazyLineChart = onDemand<LineChartProps>(() => import("./line-chart.client.tsx").then(({ LineChart }) => LineChart));

export const LazyBarChart = onDemand<BarChartProps>(() => import("./bar-chart.client.tsx").then(({ BarChart }) => BarChart));

export const LazyPieChart = onDemand<PieChartProps>(() => import("./pie-chart.client.tsx").then(({ PieChart }) => PieChart));

export const LazyDayChart = onDemand<DayChartProps>(() => import("./day-chart.client.tsx").then(({ DayChart }) => DayChart));
