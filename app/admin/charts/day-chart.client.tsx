import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { roundTicks, valueAxis } from "./scale.ts";

export interface DayChartProps {
  /** Says what is drawn to those who do not see it; the numbers stand in the table beside it. */
  label: string;
  /** What the bars are, and what the marks are. */
  names: { bars: string; marks: string };
  /** A day each; `mark` is the same day of the month before, null where that month had none. */
  days: readonly { day: string; value: number; mark: number | null }[];
}

/** A short line across the bar's place. */
const Mark = ({ cx, cy }: { cx?: number; cy?: number }) =>
  cx === undefined || cy === undefined || Number.isNaN(cy) ? (
    <g />
  ) : (
    <path d={`M${cx - 5},${cy}h10`} stroke="var(--ink-2)" strokeWidth={2} />
  );

/** The days of a month as bars, the last of them pale because it is not over, with a mark for each day of the month before. */
export function DayChart({ label, names, days }: DayChartProps) {
  const scale = roundTicks(days.flatMap(({ value, mark }) => [value, mark ?? 0]));
  return (
    <figure role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={220}>
        <ComposedChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--soft)" />
          <XAxis dataKey="day" tickLine={false} axisLine={false} minTickGap={12} tick={{ fill: "var(--ink-2)", fontSize: 12 }} />
          <YAxis {...valueAxis(scale)} />
          <ReferenceLine y={0} stroke="var(--control)" />
          <Legend formatter={(name: string) => <span className="chart-name">{name}</span>} />
          <Bar
            dataKey="value"
            name={names.bars}
            fill="var(--chart-1)"
            legendType="square"
            maxBarSize={16}
            isAnimationActive={false}
          >
            {days.map(({ day }, at) => (
              <Cell key={day} fillOpacity={at === days.length - 1 ? 0.4 : 1} />
            ))}
          </Bar>
          <Line
            dataKey="mark"
            name={names.marks}
            stroke="var(--ink-2)"
            strokeWidth={0}
            dot={<Mark />}
            legendType="plainline"
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
