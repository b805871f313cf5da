import { bottomOf, shortNumber, topOf } from "./scale.ts";

export interface LineSeries {
  name: string;
  values: readonly number[];
}

export interface LineChartProps {
  /** Text alternative of the drawing; the numbers are in the table below. */
  label: string;
  series: readonly LineSeries[];
  /** Label below each point; an empty text omits it. */
  ticks: readonly string[];
}

const [width, height] = [480, 220];
const edge = { left: 56, right: 12, top: 12, bottom: 26 };
const gridLines = [0, 0.25, 0.5, 0.75, 1];

/** Figures over time, a line each; the lines differ in stroke as well as in colour. */
export function LineChart({ label, series, ticks }: LineChartProps) {
  const values = series.flatMap((line) => line.values);
  const [bottom, top] = [bottomOf(values), topOf(values)];
  const xOf = (at: number) => edge.left + (at * (width - edge.left - edge.right)) / Math.max(1, ticks.length - 1);
  const yOf = (value: number) => edge.top + ((top - value) * (height - edge.top - edge.bottom)) / (top - bottom);
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {gridLines.map((share) => {
          const value = bottom + share * (top - bottom);
          return (
            <g key={share}>
              <line className="chart-grid" x1={edge.left} x2={width - edge.right} y1={yOf(value)} y2={yOf(value)} />
              <text x={edge.left - 8} y={yOf(value) + 4} textAnchor="end">
                {shortNumber(value)}
              </text>
            </g>
          );
        })}
        {ticks.map((tick, at) =>
          tick ? (
            <text key={`${at} ${tick}`} x={xOf(at)} y={height - 6} textAnchor="middle">
              {tick}
            </text>
          ) : null,
        )}
        {series.map(({ name, values: points }, at) => (
          <g key={name} className={`chart-line chart-line-${at + 1}`}>
            <polyline points={points.map((value, place) => `${xOf(place)},${yOf(value)}`).join(" ")} />
            {points.length === 1 ? <circle cx={xOf(0)} cy={yOf(points[0] ?? 0)} r={3} /> : null}
          </g>
        ))}
      </svg>
      <figcaption className="chart-legend">
        {series.map(({ name }, at) => (
          <span key={name} className={`chart-line-${at + 1}`}>
            <svg viewBox="0 0 24 8" aria-hidden="true" className="chart-line">
              <line x1="0" x2="24" y1="4" y2="4" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
