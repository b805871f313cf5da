import { mulberry32 } from "#app/lib/mulberry32.ts";

/** Pseudo-random numbers that are the same in every run, so that tests know the demo shop. */
export type Random = {
  /** 0 up to, not including, 1 */
  next: () => number;
  /** a whole number between both, both included */
  between: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** The numbers that follow from a seed. */
export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
  };
}
