import { roundToStep, type Thousandths } from "#app/lib/quantity.ts";

/** What one selling unit (1000 thousandths) of a line draws of a product, in thousandths of that product's own unit. */
export type Draw = { productId: number; each: number };

/** One line of a cart or an order, as far as stock cares. Quantities in thousandths of the line's selling unit. */
export type StockLine = {
  wanted: number;
  /** the line's quantity is a whole number of these */
  step: number;
  /** false for what may not be bought at all now: such a line draws nothing */
  isOffered: boolean;
  draws: readonly Draw[];
  /** the most of it that one order may have, whatever is left; no limit when left out */
  most?: number | null;
};

/** What is on record of each product in thousandths; null, and a product that is not named, is not tracked. */
export type Stock = ReadonlyMap<number, number | null>;

/**
 * Why a line cannot be fulfilled: out of stock, all stock is taken by earlier lines, or they leave only `left` thousandths, in
 * whole steps, or one order may have only `left` (`limit`). `fit` is the amount to replace one that is no whole number of steps.
 */
export type StockProblem =
  | { code: "sold-out" }
  | { code: "taken" }
  | { code: "short"; left: Thousandths }
  | { code: "limit"; left: Thousandths }
  | { code: "step"; fit: Thousandths };

/** What the stock leaves for one line, in whole steps (null: no limit), and what stands in its way. */
export type PlannedLine = { left: Thousandths | null; problem: StockProblem | null };

/** The most that a column of a quantity holds, thousandths. */
export const maxDrawn = 2_147_483_647;

/** What a quantity of a line draws at `each` per selling unit. */
export const drawnBy = (quantity: number, each: number): number => Math.round((quantity / 1000) * each);

/** Adds up what is drawn of each product. */
function sumDraws(draws: readonly Draw[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, each } of draws) sums.set(productId, (sums.get(productId) ?? 0) + each);
  return sums;
}

/** The most that can be had of one line by itself, in whole steps; null without a limit. */
export function maxOf({ step, isOffered, draws }: Omit<StockLine, "wanted">, stock: Stock): Thousandths | null {
  if (!isOffered) return 0 as Thousandths;
  let most: number | null = null;
  for (const [productId, each] of sumDraws(draws)) {
    const left = stock.get(productId) ?? null;
    if (left === null) continue;
    const possible = Math.floor((Math.max(0, left) * 1000) / each / step) * step;
    if (most === null || possible < most) most = possible;
  }
  return most as Thousandths | null;
}

/** The most of a line that one order may have, in whole steps and at least one; null without a limit. */
export const limitOf = ({ most, step }: Pick<StockLine, "most" | "step">): Thousandths | null =>
  typeof most === "number" ? (Math.max(step, Math.floor(most / step) * step) as Thousandths) : null;

function problemOf(line: StockLine, left: Thousandths | null, alone: Thousandths | null): StockProblem | null {
  const { wanted, step } = line;
  if (alone === 0) return { code: "sold-out" };
  if (left === 0) return { code: "taken" };
  const fit = roundToStep(wanted as Thousandths, step as Thousandths);
  if (left !== null && left < Math.min(fit, wanted)) return { code: left === limitOf(line) ? "limit" : "short", left };
  return fit === wanted ? null : { code: "step", fit };
}

const lesser = (one: Thousandths | null, other: Thousandths | null): Thousandths | null =>
  one === null || (other !== null && other < one) ? other : one;

/**
 * Shares one stock among all lines of a cart or an order, the first line first: each has what the lines before it leave. Changing
 * the first line with a problem to the amount that the problem names resolves all problems up to that line; lines without problems
 * can be fulfilled together.
 */
export function planStock(lines: readonly StockLine[], stock: Stock): PlannedLine[] {
  const rest = new Map(stock);
  return lines.map((line) => {
    const left = lesser(maxOf(line, rest), limitOf(line));
    const had = left === null ? line.wanted : Math.min(line.wanted, left);
    for (const [productId, each] of sumDraws(line.draws)) {
      const before = rest.get(productId);
      if (typeof before === "number") rest.set(productId, before - drawnBy(had, each));
    }
    return { left, problem: problemOf(line, left, maxOf(line, stock)) };
  });
}

/** Whether the lines exceed the maximum of a ledger row for a product; such an order is refused, whatever the stock. */
export function exceedsRecord(lines: readonly StockLine[]): boolean {
  const sums = new Map<number, number>();
  for (const { wanted, draws } of lines)
    for (const [productId, each] of sumDraws(draws)) sums.set(productId, (sums.get(productId) ?? 0) + drawnBy(wanted, each));
  return [...sums.values()].some((sum) => sum > maxDrawn);
}
