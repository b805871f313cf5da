import type { Prisma } from "#app/generated/prisma/client.ts";
import { addDays, startOfKarachiDay } from "#app/lib/dates.ts";

/**
 * The orders behind a figure of a report: placed, delivered, or still to be delivered between two days in Karachi, both included;
 * with `sold`, those that hold something of a category (its number), a package, or a thing written in by hand.
 */
export type OrderSpan = { by: OrderMoment; from: string; to: string; sold: number | "packages" | "custom" | null };

/** What a day of an order may mean. */
export type OrderMoment = "placed" | "delivered" | "due";

/** The condition that an order lies within a span; reports count no cancelled order (decisions 16). */
export const withinSpan = (span: OrderSpan, { keepsCancelled }: { keepsCancelled: boolean }): Prisma.OrderWhereInput => ({
  ...within(span),
  ...(span.by === "placed" && !keepsCancelled && { NOT: { status: "cancelled" } }),
  ...(span.sold !== null && { lines: { some: lineOf(span.sold) } }),
});

function within({ by, from, to }: OrderSpan): Prisma.OrderWhereInput {
  if (by === "due")
    return { deliveryDate: { gte: new Date(from), lte: new Date(to) }, NOT: { status: { in: ["delivered", "cancelled"] } } };
  const days = { gte: startOfKarachiDay(from), lt: startOfKarachiDay(addDays(to, 1)) };
  return by === "placed" ? { createdAt: days } : { deliveredAt: days };
}

function lineOf(sold: number | "packages" | "custom"): Prisma.OrderLineWhereInput {
  if (sold === "packages") return { kind: "package" };
  return sold === "custom" ? { kind: "custom" } : { kind: "product", product: { categoryId: sold } };
}
