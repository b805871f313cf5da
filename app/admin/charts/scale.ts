/** Steps between two ticks that people count in. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** About how many ticks stand beside a chart. */
const wanted = 4;

/** Round numbers beside a scale that hold every value, zero among them; at least 0 and 1. */
export function roundTicks(values: readonly number[]): number[] {
  const [most, least] = [Math.max(1, ...values), Math.min(0, ...values)];
  const rough = (most - least) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (roundSteps.find((times) => times * power >= rough) ?? 10) * power);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

const steps = [
  { from: 1e7, name: "cr" },
  { from: 1e5, name: "lakh" },
  { from: 1e3, name: "k" },
] as const;

/** A number as it stands beside a scale, `12.5k`, `3 lakh`, `1.2 cr`. */
export function shortNumber(value: number): string {
  const step = steps.find(({ from }) => Math.abs(value) >= from);
  if (!step) return String(Math.round(value));
  const short = Number((value / step.from).toFixed(1));
  return `${short}${step.name === "k" ? "" : "\u00a0"}${step.name}`;
}

/** The props of the axis that a chart's amounts are read from, with a label at each tick. */
export const valueAxis = (ticks: number[]) => ({
  ...{ ticks, domain: [ticks[0] ?? 0, ticks.at(-1) ?? 1], interval: 0, tickFormatter: shortNumber },
  ...{ tickLine: false, axisLine: false, width: 56, tick: { fill: "var(--ink-2)", fontSize: 12 } },
});
