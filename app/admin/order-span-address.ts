import type { OrderSpan } from "#app/domain/orders/order-span.server.ts";
import { sectionPath } from "./sections.ts";

/** A span as query of the orders list. */
export const spanParams = ({ by, from, to, sold }: OrderSpan): Record<string, string> => ({
  by,
  from,
  to,
  ...(sold !== null && { sold: String(sold) }),
});

/** The address of the orders behind a figure. */
export function ordersInSpan(span: Omit<OrderSpan, "sold"> & { sold?: OrderSpan["sold"] }): string {
  const query = new URLSearchParams({
    ...(span.by === "delivered" && { status: "delivered" }),
    ...spanParams({ sold: null, ...span }),
  });
  return `${sectionPath("orders")}?${query}`;
}
