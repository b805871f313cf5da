import { maxPaisa, type Paisa, paisa } from "#app/lib/money.ts";

/** What an order consists of: its lines, its delivery, and the step that its total is a multiple of, 0 for none. In paisa. */
type Sums = { subtotal: number; charge: number; step: number };

/**
 * The total of an order and how much of it is rounding: lines + charge + rounding, half up to a multiple of the step (decisions 28).
 * Every page, paper, message and write works out a total here. A total never passes `maxPaisa` by being rounded. In paisa.
 */
export function orderTotal({ subtotal, charge, step }: Sums): { rounding: Paisa; total: Paisa } {
  const exact = subtotal + charge;
  const nearest = Math.floor((exact + step / 2) / step) * step;
  const total = step > 0 ? Math.min(nearest, maxPaisa - (maxPaisa % step)) : exact;
  return { rounding: paisa(total - exact), total: paisa(total) };
}
