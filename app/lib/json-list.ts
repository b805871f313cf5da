declare const item: unique symbol;

/**
 * A list that isn't empty, as JSON. A page's data hold it as one string: the encoder of loader data would walk every value of every item,
 * a sixth of what a list's page costs, and the cache of fragments would write it again for its key (decision 0034). `itemsOf` reads it.
 */
export interface JsonList<Item> {
  readonly [item]: Item;
}

/** The list as JSON; null for an empty one. Items are plain data. */
export const jsonList = <Item>(items: readonly Item[]): JsonList<Item> | null =>
  items.length > 0 ? (JSON.stringify(items) as unknown as JsonList<Item>) : null;

/** The items of a list; none of null. */
export const itemsOf = <Item>(list: JsonList<Item> | null): Item[] =>
  list === null ? [] : (JSON.parse(list as unknown as string) as Item[]);
