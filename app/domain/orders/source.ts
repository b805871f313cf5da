import { ItemSource, OrderSource } from "#app/generated/prisma/enums.ts";

/** Where an order came from, by its column; a source of a later version counts as `other`. */
export const orderSource = (text: string): OrderSource =>
  Object.values(OrderSource).find((source) => source === text) ?? OrderSource.other;

/** Where a line in a customer's own words came from; null for the lines that have no source. */
export const itemSource = (text: string | null): ItemSource | null =>
  text === null ? null : (Object.values(ItemSource).find((source) => source === text) ?? ItemSource.other);
