import type { Prisma } from "#app/generated/prisma/client.ts";
import { addDays, startOfKarachiDay } from "#app/lib/dates.ts";

/**
 * The orders behind a figure of a report: placed or delivered between two days in Karachi, both included; with `sold`, those
 * that hold something of a category (its number), a package, or a thing written in by hand.
 */
export type OrderSpan = { by: OrderMoment; from: string; to: string; sold: number | "packages" | "custom" | null };

/** What a day of an order may mean. */
export type OrderMoment = "placed" | "delivered";

/** The condition that an order lies within a span. */
export function withinSpan({ by, from, to, sold }: OrderSpan): Prisma.OrderWhereInput {
  const days = { gte: startOfKarachiDay(from), lt: startOfKarachiDay(addDays(to, 1)) };
  return {
    ...(by === "placed" ? { createdAt: days } : { deliveredAt: days }),
    ...(sold !== null && { lines: { some: lineOf(sold) } }),
  };
}

function lineOf(sold: number | "packages" | "custom"): Prisma.OrderLineWhereInput {
  if (sold === "packages") return { kind: "package" };
  return sold === "custom" ? { kind: "custom" } : { kind: "product", product: { categoryId: sold } };
}
