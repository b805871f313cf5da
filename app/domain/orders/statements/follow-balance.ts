import { mostBalance, readAmount } from "./statement-cells.ts";
import type { Direction } from "./statement-direction.ts";

type Line = { cells: readonly string[]; amount: string; isRow: boolean; isDone: boolean };
type Places = { balance: number; fees: readonly number[]; debits: readonly number[] };

/** What a line moves, paisa, without its sign, and what the bank kept of it; null where no amount can be read. */
function movedBy({ cells, amount }: Line, { debits, fees }: Places): { amount: number; fee: number } | null {
  const read = (text: string) => Math.abs(readAmount(text) ?? 0);
  const moved = read(amount) || debits.reduce((total, at) => total + read(cells[at] ?? ""), 0);
  return moved === 0 ? null : { amount: moved, fee: fees.reduce((total, at) => total + read(cells[at] ?? ""), 0) };
}

/** The ways that a line can have gone by what the balance did: by its amount alone, or less what was kept of it. */
function waysOf(change: number, moved: { amount: number; fee: number }): Direction[] {
  const came = change === moved.amount || change === moved.amount - moved.fee;
  const went = change === -moved.amount || change === -moved.amount - moved.fee;
  return [...(came ? (["in"] as const) : []), ...(went ? (["out"] as const) : [])];
}

/** Follows the balance from line to line; null when a line moved it otherwise than it says. */
function follow(
  lines: readonly Line[],
  said: readonly (Direction | undefined)[],
  places: Places,
): (Direction | undefined)[] | null {
  const found = [...said];
  let before: number | null = null;
  for (const [at, line] of lines.entries()) {
    const balance = readAmount(line.cells[places.balance] ?? "", mostBalance);
    if (!line.isRow) {
      if (balance !== null && before === null) before = balance; // "opening balance"
      continue;
    }
    const moved = movedBy(line, places);
    if (balance === null) {
      if (moved) before = null; // a gap: the next line begins anew
      continue;
    }
    if (before !== null && moved) {
      const change = balance - before;
      const ways = waysOf(change, moved);
      const way = ways.length === 1 ? ways[0] : undefined;
      if (!(change === 0 && !line.isDone)) {
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
export function followBalance(
  lines: readonly Line[],
  said: readonly (Direction | undefined)[],
  places: Places,
): "balance" | (Direction | undefined)[] {
  const down = follow(lines, said, places);
  const up = follow([...lines].reverse(), [...said].reverse(), places)?.reverse() ?? null;
  if (down && up) return down.map((direction, at) => (direction === up[at] ? direction : undefined));
  return down ?? up ?? "balance";
}
