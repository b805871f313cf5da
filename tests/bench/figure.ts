/** One measurement: its name, value, floor of the same run, and target. */
export type Figure = { what: string; value: number; unit: string; floor?: number; least?: number; most?: number };

/** Whether a figure meets its target; undefined without one. */
export function isMet({ value, least, most }: Figure): boolean | undefined {
  if (least === undefined && most === undefined) return undefined;
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

const short = (value: number) => value.toLocaleString("en", { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

function target({ least, most }: Figure): string {
  if (least !== undefined) return `≥ ${short(least)}`;
  return most === undefined ? "" : `≤ ${short(most)}`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "met" : "MISSED";
}

/** The figures as a table for the terminal. "of floor" is the ratio to the bare thing measured in the same run. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${short(figure.value)} ${figure.unit}`,
    figure.floor === undefined ? "" : short(figure.floor),
    figure.floor ? `${(figure.value / figure.floor).toFixed(2)} ×` : "",
    target(figure),
    verdict(figure),
  ]);
  return columns([["figure", "measured", "floor", "of floor", "target", ""], ...rows]);
}

/** Rows of texts, each column as wide as its widest. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
