import { CartesianGrid, Legend, Line, LineChart as Lines, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { roundTicks, valueAxis } from "./scale.ts";

export interface LineSeries {
  name: string;
  values: readonly number[];
}

export interface LineChartProps {
  /** Says what is drawn to those who do not see it; the numbers stand in the table beside it. */
  label: string;
  series: readonly LineSeries[];
  /** What stands below each point. */
  ticks: readonly string[];
}

/** Figures over time, a line each; the lines differ in stroke as well as in colour. */
export function LineChart({ label, series, ticks }: LineChartProps) {
  const scale = roundTicks(series.flatMap(({ values }) => values));
  const rows = ticks.map((tick, at) => ({
    tick,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[at] ?? 0])),
  }));
  return (
    <figure role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={220}>
        <Lines data={rows} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--soft)" />
          <XAxis dataKey="tick" tickLine={false} axisLine={false} tick={{ fill: "var(--ink-2)", fontSize: 12 }} />
          <YAxis {...valueAxis(scale)} />
          <ReferenceLine y={0} stroke="var(--control)" />
          <Legend iconType="plainline" formatter={(name: string) => <span className="chart-name">{name}</span>} />
          {series.map(({ name }, at) => (
            <Line
              key={name}
              dataKey={name}
              type="linear"
              stroke={at === 0 ? "var(--chart-1)" : "var(--chart-3)"}
              strokeWidth={2.5}
              strokeDasharray={at === 0 ? "" : "6 4"}
              dot={{ r: 3, strokeDasharray: "" }}
              isAnimationActive={false}
            />
          ))}
        </Lines>
      </ResponsiveContainer>
    </figure>
  );
}
