import { setImmediate } from "node:timers/promises";

/** So many items are worked through in one turn of the event loop. */
const portion = 200;

/** Maps items in their order, some at a time, and lets others have their turn between: what is long must not hold the only thread. */
export async function mapInPortions<Item, Result>(
  items: readonly Item[],
  map: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % portion === 0) await setImmediate();
    results.push(map(item, at));
  }
  return results;
}
