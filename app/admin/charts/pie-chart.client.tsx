import { Cell, Legend, Pie, PieChart as Pies, ResponsiveContainer } from "recharts";

export interface PieChartProps {
  /** Says what is drawn to those who do not see it; the numbers stand in the table beside it. */
  label: string;
  slices: readonly { name: string; value: number }[];
}

const hues = ["var(--chart-1)", "var(--chart-3)", "var(--control)"];

/** The colour of a slice: after the last hue the first begins again, paler. */
const colourOf = (at: number) =>
  `color-mix(in srgb, ${hues[at % hues.length]} ${Math.max(25, 100 - Math.floor(at / hues.length) * 40)}%, var(--surface))`;

/** Parts of a whole as slices, clockwise from the top in the order that was given, with their names below. */
export function PieChart({ label, slices }: PieChartProps) {
  return (
    <figure role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={260}>
        <Pies accessibilityLayer={false}>
          <Pie
            data={slices.map((slice) => ({ ...slice }))}
            dataKey="value"
            nameKey="name"
            startAngle={90}
            endAngle={-270}
            outerRadius="90%"
            stroke="var(--surface)"
            strokeWidth={2}
            isAnimationActive={false}
          >
            {slices.map(({ name }, at) => (
              <Cell key={name} fill={colourOf(at)} aria-label={name} />
            ))}
          </Pie>
          <Legend formatter={(name: string) => <span className="chart-name">{name}</span>} />
        </Pies>
      </ResponsiveContainer>
    </figure>
  );
}
