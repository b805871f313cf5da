import { topOf } from "./scale.ts";

export interface BarChartProps {
  /** Text alternative of the drawing; the numbers are in the table below. */
  label: string;
  bars: readonly { name: string; value: number; shown: string }[];
}

const [width, row] = [480, 28];
const margin = { name: 170, shown: 50 };

/** Parts of a whole, a bar each, the largest first. */
export function BarChart({ label, bars }: BarChartProps) {
  const top = topOf(bars.map(({ value }) => value));
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${bars.length * row}`} role="img" aria-label={label}>
        {bars.map(({ name, value, shown }, at) => {
          const long = (Math.max(0, value) * (width - margin.name - margin.shown)) / top;
          return (
            <g key={name} transform={`translate(0 ${at * row})`}>
              <text x={margin.name - 8} y={row / 2 + 4} textAnchor="end">
                {name}
              </text>
              <rect className="chart-bar" x={margin.name} y={6} width={Math.max(1, long)} height={row - 12} rx={2} />
              <text x={margin.name + long + 8} y={row / 2 + 4}>
                {shown}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
