/** The round number at the top of a scale that holds every value; 1 at least, so that nothing is drawn at infinity. */
export function topOf(values: readonly number[]): number {
  const max = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [1, 2, 5, 10].find((times) => times * power >= max) ?? 10;
  return step * power;
}

/** The round number at the bottom: 0, unless a value lies below it. */
export function bottomOf(values: readonly number[]): number {
  const min = Math.min(0, ...values);
  return min < 0 ? -topOf([-min]) : 0;
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
