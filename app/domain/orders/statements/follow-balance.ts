import { mapInPortions } from "#app/lib/map-in-portions.ts";
import { mostBalance, readAmount } from "./statement-cells.ts";
import type { Direction } from "./statement-direction.ts";

type Line = { cells: readonly string[]; value: number | null; isRow: boolean; isDone: boolean };
type Places = { balance: number; fees: readonly number[]; debits: readonly number[] };
type Moved = { amount: number; fee: number };
type Step = { isRow: boolean; isDone: boolean; balance: number | null; moved: Moved | null };

/** What a line moves, paisa, without its sign, and what the bank kept of it; null where no amount can be read. */
function movedBy({ cells, value }: Line, { debits, fees }: Places): Moved | null {
  const read = (text: string) => Math.abs(readAmount(text) ?? 0);
  const moved = Math.abs(value ?? 0) || debits.reduce((total, at) => total + read(cells[at] ?? ""), 0);
  return moved === 0 ? null : { amount: moved, fee: fees.reduce((total, at) => total + read(cells[at] ?? ""), 0) };
}

/** The ways that a line can have gone by what the balance did: by its amount alone, or less what was kept of it. */
function waysOf(change: number, moved: Moved): Direction[] {
  const came = change === moved.amount || change === moved.amount - moved.fee;
  const went = change === -moved.amount || change === -moved.amount - moved.fee;
  return [...(came ? (["in"] as const) : []), ...(went ? (["out"] as const) : [])];
}

/** Follows the balance from line to line; null when a line moved it otherwise than it says. */
function follow(steps: readonly Step[], said: readonly (Direction | undefined)[]): (Direction | undefined)[] | null {
  const found = [...said];
  let before: number | null = null;
  for (const [at, { balance, moved, isRow, isDone }] of steps.entries()) {
    if (!isRow) {
      if (balance !== null && before === null) before = balance; // "opening balance"
      continue;
    }
    if (balance === null) {
      if (moved) before = null; // a gap: the next line begins anew
      continue;
    }
    if (before !== null && moved) {
      const change = balance - before;
      const ways = waysOf(change, moved);
      const way = ways.length === 1 ? ways[0] : undefined;
      if (!(change === 0 && !isDone)) {
        if (!way || (found[at] !== undefined && found[at] !== way)) return null;
        found[at] = way;
      }
    } else if (before !== null && balance !== before) return null;
    before = balance;
  }
  return found;
}

/**
 * Holds each line's direction against the running balance, the oldest line first or last, and takes from it those that nothing else
 * says. Where both orders add up, only what both say is taken.
 *
 * @returns "balance" when neither order adds up
 */
export async function followBalance(
  lines: readonly Line[],
  said: readonly (Direction | undefined)[],
  places: Places,
): Promise<"balance" | (Direction | undefined)[]> {
  const steps = await mapInPortions(lines, (line): Step => {
    const balance = readAmount(line.cells[places.balance] ?? "", mostBalance);
    return { isRow: line.isRow, isDone: line.isDone, balance, moved: movedBy(line, places) };
  });
  const down = follow(steps, said);
  const up = follow([...steps].reverse(), [...said].reverse())?.reverse() ?? null;
  if (down && up) return down.map((direction, at) => (direction === up[at] ? direction : undefined));
  return down ?? up ?? "balance";
}
