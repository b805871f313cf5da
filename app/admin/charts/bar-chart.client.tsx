import { Bar, BarChart as Bars, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { roundTicks } from "./scale.ts";

export interface BarChartProps {
  /** Says what is drawn to those who do not see it; the numbers stand in the table beside it. */
  label: string;
  /** `isOther`: what the smaller parts come to together, drawn grey. */
  bars: readonly { name: string; value: number; shown: string; isOther: boolean }[];
}

/** Parts of a whole, a bar each, in the order that was given. */
export function BarChart({ label, bars }: BarChartProps) {
  const scale = roundTicks(bars.map(({ value }) => value));
  return (
    <figure role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={bars.length * 28 + 12}>
        <Bars data={[...bars]} layout="vertical" margin={{ top: 4, right: 48, bottom: 4, left: 0 }} accessibilityLayer={false}>
          <XAxis type="number" hide domain={[scale[0] ?? 0, scale.at(-1) ?? 1]} />
          <YAxis
            type="category"
            dataKey="name"
            width={160}
            interval={0}
            tickLine={false}
            axisLine={false}
            tick={{ fill: "var(--ink)", fontSize: 12 }}
          />
          <ReferenceLine x={0} stroke="var(--control)" />
          <Bar dataKey="value" maxBarSize={14} isAnimationActive={false}>
            {bars.map(({ name, isOther }) => (
              <Cell key={name} fill={isOther ? "var(--control)" : "var(--chart-1)"} />
            ))}
            <LabelList dataKey="shown" position="right" fill="var(--ink-2)" fontSize={12} />
          </Bar>
        </Bars>
      </ResponsiveContainer>
    </figure>
  );
}
