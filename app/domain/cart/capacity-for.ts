import { limitOf, planStock, type StockProblem } from "#app/domain/inventory/plan-stock.ts";
import { maxQuantity, roundToStep, type Thousandths } from "#app/lib/quantity.ts";
import { type CartLine, stepOfLine, stockLineOf, stockOf } from "./cart-line.ts";

/**
 * The new quantity of an item in a cart, in thousandths: `added` to what it held before makes `quantity`. `problem` is set where
 * that is less than requested.
 */
export type Capacity = { quantity: Thousandths; added: number; isWhole: boolean; problem: StockProblem | null };

/**
 * The capacity for further lines on top of a cart's contents, one for each: the cart's lines come first, then the further ones in
 * order. A further line of an item in the cart adds to it, up to what one order may have of it.
 *
 * @param least the least step in thousandths, for what comes in whole units only
 */
export function capacityFor(
  held: readonly CartLine[],
  further: readonly CartLine[],
  { least = 1 }: { least?: number } = {},
): Capacity[] {
  const heldOf = (key: string): number => held.find((line) => line.key === key)?.quantity ?? 0;
  const wants = further.map((line) => {
    const step = Math.max(least, stepOfLine(line)) as Thousandths;
    const asked = roundToStep(line.quantity, step);
    const limit = limitOf({ ...stockLineOf(line), step });
    const room = limit === null ? asked : Math.max(0, limit - heldOf(line.key));
    const wanted = Math.min(asked, room);
    return { ...stockLineOf(line), step, wanted, asked, beyond: wanted < asked ? limit : null };
  });
  const plans = planStock([...held.map(stockLineOf), ...wants], stockOf([...held, ...further]));
  const had = (wanted: number, at: number) => Math.min(wanted, plans[at]?.left ?? wanted);
  return further.map(({ key }, at) => {
    const { wanted, asked, beyond } = wants[at] ?? { wanted: 0, asked: 0, beyond: null };
    const place = held.findIndex((line) => line.key === key);
    const before = heldOf(key);
    const added = had(wanted, held.length + at);
    const quantity = Math.min(had(before, place) + added, maxQuantity) as Thousandths;
    const short = plans[held.length + at]?.problem ?? null;
    const problem = short === null && beyond !== null ? { code: "limit" as const, left: beyond } : short;
    return { quantity, added, isWhole: quantity >= Math.min(before + asked, maxQuantity), problem };
  });
}
